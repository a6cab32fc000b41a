import ScrollworkUIKit

/// A root view with pages pushed on top of it, and a navigation bar with a back button.
///
/// Up to the SDK of iOS 26 it is isolated to the main actor, so that initializers in an app's extensions are, too; later
/// it is not.
public struct NavigationStack<Data, Root: View>: View, KeptFrameworkView {
  nonisolated(unsafe) private let path: PathAccess?
  nonisolated(unsafe) private let root: Root
  @State private var model = NavigationModel()
  @Environment(\.mergesIntoStack) private var mergesIntoStack
  @Environment(\.navigationLink) private var outer
  @Environment(\.isOfNavigationView) private var isOfNavigationView

  nonisolated private init(access: PathAccess?, root: Root) {
    path = access
    self.root = root
  }

  public var body: some View {
    if mergesIntoStack, let outer {
      root.modifier(MergedPathModifier(stack: outer, path: path))
    } else {
      NavigationPages(model: model, root: AnyView(root), path: path, isStack: !isOfNavigationView)
        .ignoresSafeArea()
        .environment(\.isOfNavigationView, false)
        .environment(\.navigationLink, model.link)
        .settlingAccent()
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that manages its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(access: nil, root: root()) }

  /// Creates a stack that shows a path of values of any type. Going back removes values from the path.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(access: PathAccess(path), root: root())
  }
}

extension NavigationStack {
  /// Creates a stack that shows a path of values of one type. Going back removes values from the path.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(access: PathAccess(path), root: root())
  }
}

/// The navigation controller as a SwiftUI view.
private struct NavigationPages: UIViewControllerRepresentable {
  let model: NavigationModel
  let root: AnyView
  let path: PathAccess?
  let isStack: Bool

  func makeUIViewController(context: Context) -> UINavigationController {
    // The class of the pages on iOS.
    model.controller.untitledBarIdentifier = isStack ? "_TtGC7SwiftUI32NavigationStackHosting" : nil
    return model.controller
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    model.update(root: root, path: path, animated: !context.transaction.disablesAnimations)
  }
}
