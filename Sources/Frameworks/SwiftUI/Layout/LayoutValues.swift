import Foundation

/// A key for a value that views pass to the layout around them.
@preconcurrency
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

extension LayoutSubview {
  /// The value set with `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let (node, id) = (node, ObjectIdentifier(key))
    let stated = MainActor.assumeIsolated { UncheckedSendable(node.statedLayoutValue(id)) }.value
    return stated as? K.Value ?? K.defaultValue
  }
}

/// A layout runs on the main actor, so a value that a view passes to it never leaves that actor.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension RenderNode {
  /// Returns the value that the view passes to the layout around it, or the key's default.
  final func layoutValue<K: LayoutValueKey>(_: K.Type) -> K.Value {
    statedLayoutValue(ObjectIdentifier(K.self)) as? K.Value ?? K.defaultValue
  }

  /// The nearest ancestor that arranges several children; modifiers in between pass layout values on.
  final var enclosingContainer: RenderNode? {
    var node = parent
    var inner = self
    while let candidate = node, candidate.layoutValueSource === inner { (inner, node) = (candidate, candidate.parent) }
    return node
  }
}

/// Passes a value to the layout around the view.
nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: RenderModifier {
  let value: Key.Value
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LayoutValueRender {
    LayoutValueRender(key: ObjectIdentifier(Key.self), value: value, owner: owner, child: child)
  }

  @MainActor func update(_ render: LayoutValueRender) { render.value = value }
}

@MainActor
final class LayoutValueRender: UnaryRender {
  private let valueKey: ObjectIdentifier
  var value: Any {
    didSet {
      if !ValueComparison.areEqual(oldValue, value) { enclosingContainer?.setNeedsLayout() }
    }
  }

  init(key: ObjectIdentifier, value: Any, owner: _Node, child: RenderNode) {
    valueKey = key
    self.value = value
    super.init(owner: owner, child: child)
  }

  override func statedLayoutValue(_ key: ObjectIdentifier) -> Any? {
    key == valueKey ? value : child.statedLayoutValue(key)
  }
}

nonisolated extension View {
  /// Passes `value` to the layout around the view, which reads it from its subview by the key. Modifiers in between
  /// pass it on.
  @MainActor public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
