import ScrollworkUIKit

extension Preview {
  /// Creates a preview of a UIKit view controller. Called by preview macros.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits) { PreviewedController(make: body).ignoresSafeArea() }
  }

  /// Creates a preview of a UIKit view. Called by preview macros.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits) { PreviewedView(make: body).ignoresSafeArea() }
  }
}

/// Accepts one expression, a view or a view controller. It tells the compiler that a body of several statements without
/// `return` is not a UIKit preview.
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
