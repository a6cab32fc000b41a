import Foundation

/// Which of its geometry a view takes over from another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the anchor lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that the view is offered.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives views of one id one geometry.
nonisolated public struct _MatchedGeometryEffect: RenderModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> MatchedGeometryRender {
    MatchedGeometryRender(self, owner: owner, child: child)
  }

  @MainActor func update(_ render: MatchedGeometryRender) { render.update(self) }
}

/// The id of views whose geometry is one.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// The layout around the view keeps the room that the view itself takes; where the view is shown is another matter.
@MainActor
final class MatchedGeometryRender: UnaryRender {
  private(set) var modifier: _MatchedGeometryEffect
  /// Where the view is shown, in its own coordinates; nil for where layout has it.
  private var shown: CGRect?

  init(_ modifier: _MatchedGeometryEffect, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  /// A view that is on its way out is nobody's source any more.
  var isSource: Bool { modifier.isSource && !owner.isDestroyed && placedProposal != nil }

  override func didAttach() { runtime.part(MatchedGeometry.self).add(self) }
  override func didDetach() {
    shown = nil
    runtime.part(MatchedGeometry.self).remove(self)
  }

  func update(_ new: _MatchedGeometryEffect) {
    let old = modifier
    guard !ValueComparison.areEqual(old, new) else { return }
    if isAttached, old.key != new.key { runtime.part(MatchedGeometry.self).remove(self) }
    modifier = new
    if isAttached, old.key != new.key { runtime.part(MatchedGeometry.self).add(self) }
    runtime.part(MatchedGeometry.self).noteChange(runtime.transaction)
    setNeedsLayout()
  }

  /// Shows the view in a frame of the screen; nil for where layout has it.
  func show(in frame: CGRect?) {
    let own = screenFrame
    let new = frame.flatMap { $0 == own ? nil : $0.offsetBy(dx: -own.minX, dy: -own.minY) }
    guard new != shown else { return }
    shown = new
    layoutInPlace()
  }

  override var mirrorsChildren: Bool { false }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    guard let shown else { return place(child, at: .zero, proposal: proposal) }
    let offer = modifier.properties.contains(.size) ? ProposedViewSize(shown.size) : proposal
    let frame = modifier.properties.contains(.position) ? shown : CGRect(origin: .zero, size: size)
    let inner = child.sizeThatFits(offer)
    let anchor = modifier.anchor
    place(
      child,
      at: CGPoint(
        x: frame.minX + anchor.x * (frame.width - inner.width), y: frame.minY + anchor.y * (frame.height - inner.height)
      ),
      proposal: offer)
  }
}

nonisolated extension View {
  /// Gives views with the same id in a name space one geometry: that of the one that is the source, which is shown where layout
  /// has it. Where another view becomes the source by an animated change, all of them fly there from where the last one was.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        key: MatchedGeometryKey(namespace: namespace, id: id), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
