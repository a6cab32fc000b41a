import ScrollworkUIKit

/// A root view and pages in front of it, under a bar that leads back.
nonisolated public struct NavigationStack<Data, Root: View>: View, FrameworkView {
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

/// The older spelling of a navigation stack.
@available(*, deprecated, message: "Use NavigationStack instead.")
nonisolated public struct NavigationView<Content: View>: View, FrameworkView {
  private let content: Content

  /// A stack whose root is `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// How navigation views look: always as a stack here.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Whatever goes with the screen.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Whatever goes with the screen.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
  /// How navigation views look inside: as a stack with either style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
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
