/// Where a model keeps the value of a property.
public enum _StoredValue<Value> {
  /// As it is.
  case value(Value)
  /// To be asked of the context when somebody reads it.
  case unloaded

  /// The value, if it is here.
  @inlinable public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// What only the framework can make: the sign that a model comes from a store.
public struct _StoredModel {
  init() {}
}

/// What a property that leads to other models holds: a model, an optional one, or an array of them.
public protocol _RelationshipValue {
  /// The kind of model at the other end.
  static var _destination: any PersistentModel.Type { get }
  /// It can be several.
  static var _isToMany: Bool { get }
  /// It can be none.
  static var _isOptional: Bool { get }
  /// The models, in order.
  var _models: [any PersistentModel] { get }
  /// A value of these models; nil if they are too few.
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
