/// Creates a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` from a declaration
/// with a default value, such as `extension EnvironmentValues { @Entry var rowLimit = 10 }`: its accessors and the key
/// that they use.
///
/// With a type annotation, the default is created whenever no value is set; without one, it is created once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// The default value of an entry without a written type. It is made once, on first access, and need not be `Sendable`:
/// code in Swift 6 may have such an entry too.
public struct _EntryDefault<Value>: @unchecked Sendable {
  fileprivate let value: Value

  /// Keeps a value.
  public init(_ value: Value) { self.value = value }
}

/// A key that `@Entry` makes for a property without a written type.
public protocol _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var made: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default value, as the protocols of keys ask for it.
  public static var defaultValue: Value { made.value }
}
