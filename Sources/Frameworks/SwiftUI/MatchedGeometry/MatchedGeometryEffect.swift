import Foundation

/// The parts of a view's geometry that a matched view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Matches the geometry of views that share an id.
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

/// The id of views with matched geometry.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// Layout reserves the view's own space; the view may be shown elsewhere.
@MainActor
final class MatchedGeometryRender: UnaryRender {
  private(set) var modifier: _MatchedGeometryEffect
  /// The view's frame in its own coordinates; nil for its layout frame.
  private var shown: CGRect?

  init(_ modifier: _MatchedGeometryEffect, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  /// A view that is being removed is no longer a source.
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

  /// Shows the view in a frame of the screen; nil for its layout frame.
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
  /// Matches the geometry of views with the same id in a namespace to that of the source view, which stays where layout
  /// puts it. When an animated change makes another view the source, all of them move there from the position of the
  /// previous one.
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
