import ScrollworkUIKit

/// A `UIView` that draws more than a background.
@MainActor
protocol RenderedView: UIView {
  func makeRender(owner: _Node) -> UIViewRender
}
