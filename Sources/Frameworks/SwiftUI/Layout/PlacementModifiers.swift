import DisplayList
import Foundation

// MARK: Position

/// Fills the proposed size and puts the centre of its content at a point.
nonisolated public struct _PositionLayout: RenderModifier, Animatable {
  /// The position of the content's centre.
  public var position: CGPoint
  public typealias Body = Never
  /// Creates a layout that puts the content's centre at a point.
  public init(position: CGPoint) { self.position = position }
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.x, position.y) }
    set { position = CGPoint(x: newValue.first, y: newValue.second) }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PositionRender {
    PositionRender(position, owner: owner, child: child)
  }
  @MainActor func update(_ render: PositionRender) { render.position = position }
}

@MainActor
final class PositionRender: UnaryRender {
  var position: CGPoint {
    didSet { if position != oldValue { layoutInPlace() } }
  }

  init(_ position: CGPoint, owner: _Node, child: RenderNode) {
    self.position = position
    super.init(owner: owner, child: child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  /// The position of the content's guides is known only after placement.
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  override func placeChildren() {
    let proposal = ProposedViewSize(size)
    let inner = child.sizeThatFits(proposal)
    place(
      child, at: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal: proposal)
  }
}

// MARK: Hidden

/// Hides the content but keeps its space.
nonisolated public struct _HiddenModifier: RenderModifier {
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> HiddenRender {
    HiddenRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: HiddenRender) {}
}

@MainActor
final class HiddenRender: UnaryRender {
  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {}
  override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
  override func accessibilityElements() -> [AccessibilityElement] { [] }
}

nonisolated extension View {
  /// Fills the proposed size and puts the view's centre at a point, in points from the upper leading corner.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Fills the proposed size and puts the view's centre at a point, in points from the upper leading corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Hides the view but keeps its space: it is not drawn, touched or read out.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}
