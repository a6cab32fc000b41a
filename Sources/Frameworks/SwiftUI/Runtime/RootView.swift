import DisplayList
import Foundation

/// What the screen shows: the app's view in the middle of the safe area.
struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RootNode(view, inputs)
  }

  static var _leafCount: Int? { 1 }
}

@MainActor
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content, RootRender> {
  override func contentView(of view: RootView<Content>) -> Content { view.content }
  override func makeRender() -> RootRender { RootRender(owner: self) }
}

/// Covers the screen; everything on it is its descendant.
@MainActor
final class RootRender: ContainerRender {
  override var hasFragment: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.screen.size }

  /// Safe areas have physical sides, so the mirroring is the content's business.
  override var mirrorsChildren: Bool { false }

  override func placeChildren() {
    let area = runtime.safeAreaRect
    let proposal = ProposedViewSize(area.size)
    for child in children {
      let wanted = child.sizeThatFits(proposal)
      child.setFrame(
        origin: CGPoint(x: area.midX - wanted.width / 2, y: area.midY - wanted.height / 2), proposal: proposal)
    }
  }
}
