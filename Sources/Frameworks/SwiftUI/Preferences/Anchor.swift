import Foundation

/// A rectangle, a point or several of them in a view, which another view's `GeometryProxy` converts to its own
/// coordinates.
public struct Anchor<Value> {
  /// The part of a view that an anchor refers to.
  public struct Source: Sendable {
    /// Returns the value if the view has this frame, in the frame's coordinates.
    let value: @Sendable (_ frame: CGRect) -> Value
    /// Two sources with the same meaning have the same name.
    let name: AnyHashableSendable
  }

  weak var node: RenderNode?
  let source: Source

  init(node: RenderNode, source: Source) {
    self.node = node
    self.source = source
  }
}

/// The identity of a source.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
  let base: AnyHashable
  init(_ base: some Hashable & Sendable) { self.base = AnyHashable(base) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both refer to the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node && a.source.name == b.source.name }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.map { ObjectIdentifier($0) })
    hasher.combine(source.name)
  }
}

extension Anchor.Source: Equatable where Value: Equatable {
  public static func == (a: Anchor.Source, b: Anchor.Source) -> Bool { a.name == b.name }
}

extension Anchor.Source: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Self(value: { $0 }, name: AnyHashableSendable("bounds")) }
  /// A rectangle in the view, in points from its top leading corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self(value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, name: AnyHashableSendable(r))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view, in points from its top left corner.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, name: AnyHashableSendable(p))
  }
  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(value: { p.point(in: $0) }, name: AnyHashableSendable(p))
  }
  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Combines several anchors of a view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { frame in array.map { $0.value(frame) } }, name: AnyHashableSendable(array.map(\.name)))
  }

  /// Wraps an optional anchor of a view.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(value: { frame in anchor?.value(frame) }, name: AnyHashableSendable(anchor?.name))
  }
}

nonisolated extension View {
  /// Sets a preference computed from an anchor of the view, replacing the values of its descendants for the key.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _PreferenceTransformModifier<K> { told, node in
        told = transform(Anchor(node: node, source: value))
      })
  }

  /// Transforms the preference of the view's descendants with an anchor of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _PreferenceTransformModifier<K> { told, node in
        transform(&told, Anchor(node: node, source: value))
      })
  }
}
