import ScrollworkUIKit

extension Preview {
  /// Creates a preview of a view controller of UIKit. Preview macros call this.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits) { PreviewedController(make: body).ignoresSafeArea() }
  }

  /// Creates a preview of a view of UIKit. Preview macros call this.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits) { PreviewedView(make: body).ignoresSafeArea() }
  }
}

/// Takes one expression, a view or a view controller. It tells the compiler that a body of several statements without `return` is not
/// one of UIKit.
@resultBuilder public enum UIKitPreviewBuilder {
  public static func buildBlock<Body: UIResponder>(_ body: Body) -> Body { body }
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
