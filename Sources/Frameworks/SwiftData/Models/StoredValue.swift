/// The storage of a property's value.
public enum _StoredValue<Value> {
  /// A value.
  case value(Value)
  /// Not loaded yet: to be read from the context on access.
  case unloaded

  /// The value, if it is loaded.
  @inlinable public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// A type that only the framework can create, for models from a store.
public struct _StoredModel {
  init() {}
}

/// The value of a relationship: a model, an optional model, or an array of models.
public protocol _RelationshipValue {
  /// The class at the other end.
  static var _destination: any PersistentModel.Type { get }
  /// Whether it is to-many.
  static var _isToMany: Bool { get }
  /// Whether it is optional.
  static var _isOptional: Bool { get }
  /// The models, in order.
  var _models: [any PersistentModel] { get }
  /// Returns a value with these models; nil if they are too few.
  static func _value(of models: [any PersistentModel]) -> Self?
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static var _isOptional: Bool { true }
  public var _models: [any PersistentModel] { self?._models ?? [] }
  public static func _value(of models: [any PersistentModel]) -> Self? {
    .some(models.isEmpty && !Wrapped._isToMany ? nil : Wrapped._value(of: models))
  }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static var _isOptional: Bool { true }
  public var _models: [any PersistentModel] { self }
  public static func _value(of models: [any PersistentModel]) -> Self? { models.compactMap { $0 as? Element } }
}
