import ScrollworkUIKit

/// A root view and pages in front of it, under a bar that leads back.
nonisolated public struct NavigationStack<Data, Root: View>: View, KeptFrameworkView {
  private let path: PathAccess?
  private let root: Root
  @State private var model = NavigationModel()
  @Environment(\.mergesIntoStack) private var mergesIntoStack
  @Environment(\.navigationLink) private var outer

  private init(access: PathAccess?, root: Root) {
    path = access
    self.root = root
  }

  @MainActor public var body: some View {
    if mergesIntoStack, let outer {
      root.modifier(MergedPathModifier(stack: outer, path: path))
    } else {
      NavigationPages(model: model, root: AnyView(root), path: path)
        .ignoresSafeArea()
        .environment(\.navigationLink, model.link)
        .settlingAccent()
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) { self.init(access: nil, root: root()) }

  /// A stack that shows what is on a path of any values, and takes from it what the person leaves.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(access: PathAccess(path), root: root())
  }
}

extension NavigationStack {
  /// A stack that shows what is on a path of values of one type, and takes from it what the person leaves.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(access: PathAccess(path), root: root())
  }
}

/// The navigation controller among SwiftUI's views.
private struct NavigationPages: UIViewControllerRepresentable {
  let model: NavigationModel
  let root: AnyView
  let path: PathAccess?

  func makeUIViewController(context: Context) -> UINavigationController { model.controller }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    model.update(root: root, path: path, animated: !context.transaction.disablesAnimations)
  }
}
