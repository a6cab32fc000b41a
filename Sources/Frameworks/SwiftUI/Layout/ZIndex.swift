import Foundation

// Children are drawn in their order, and touched in the opposite one, unless one of them has a `zIndex`. Most screens have
// none, so a runtime looks for them only once a view has set one.

private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension RenderNode {
  /// How far in front of its siblings the node is drawn; 0 unless it says otherwise.
  final var zIndex: Double { runtime.usesZIndex ? layoutValue(ZIndexKey.self) : 0 }

  /// The children from the back to the front; those of one `zIndex` in their order.
  final var drawingOrder: [RenderNode] {
    guard runtime.usesZIndex, children.count > 1 else { return children }
    return children.sortedByZIndex(of: { $0 })
  }
}

extension Array {
  /// The elements from the back to the front, each at the `zIndex` of a node.
  @MainActor
  func sortedByZIndex(of node: (Element) -> RenderNode) -> [Element] {
    let heights = map { node($0).zIndex }
    guard heights.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { self[$0] }
  }
}

/// Says how far in front of its siblings a view is drawn.
nonisolated public struct _ZIndexModifier: RenderModifier {
  let value: Double
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ZIndexRender {
    ZIndexRender(value, owner: owner, child: child)
  }
  @MainActor func update(_ render: ZIndexRender) { render.value = value }
}

@MainActor
final class ZIndexRender: UnaryRender {
  var value: Double {
    didSet { if value != oldValue { enclosingContainer?.childrenDidMove() } }
  }

  init(_ value: Double, owner: _Node, child: RenderNode) {
    self.value = value
    super.init(owner: owner, child: child)
    runtime.usesZIndex = true
  }

  override func statedLayoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(ZIndexKey.self) ? value : child.statedLayoutValue(key)
  }
}

nonisolated extension View {
  /// Draws the view in front of those siblings in its container whose value is lower; 0 unless told otherwise. Of equal values
  /// the later view is in front.
  @MainActor public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
