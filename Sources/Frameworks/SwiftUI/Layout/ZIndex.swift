import Foundation

// Children are drawn in order, and hit-tested in reverse order, unless one of them has a `zIndex`. Most screens have
// none, so a runtime checks for it only once a view has set one.

private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension RenderNode {
  /// How far in front of its siblings the node is drawn; 0 by default.
  final var zIndex: Double { runtime.usesZIndex ? layoutValue(ZIndexKey.self) : 0 }

  /// The children from back to front; those of equal `zIndex` in their order.
  final var drawingOrder: [RenderNode] {
    guard runtime.usesZIndex, children.count > 1 else { return children }
    return children.sortedByZIndex(of: { $0 })
  }
}

extension Array {
  /// Returns the elements from back to front, each at the `zIndex` of a node.
  @MainActor
  func sortedByZIndex(of node: (Element) -> RenderNode) -> [Element] {
    let heights = map { node($0).zIndex }
    guard heights.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { self[$0] }
  }
}

/// Sets how far in front of its siblings a view is drawn.
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
  /// Draws the view in front of siblings in its container that have a lower value; 0 by default. Of equal values the
  /// later view is in front.
  @MainActor public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
