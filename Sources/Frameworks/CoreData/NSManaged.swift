import Foundation

extension NSManagedObject {
  /// Returns the value of a property declared with `@NSManaged`. An attribute without a value, whose type is not
  /// optional, reads as the type's zero.
  public func _managed<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    if let value = ManagedValue.converted(value(forKey: key), to: type) { return value }
    preconditionFailure("\(key) of \(entity.name ?? "an object") has no value that is a \(type): declare it optional.")
  }

  /// Sets the value of a property declared with `@NSManaged`.
  public func _setManaged<Value>(_ key: String, _ value: Value) {
    setValue(ManagedValue.stored(value), forKey: key)
  }
}

/// Converts Swift values to an object's.
private enum ManagedValue {
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.wrapping(value) as? Value }
    if let value = value as? Value { return value }
    if let set = type as? any ObjectSet.Type { return set.make(value) as? Value }
    if let object = number(value) as? Value { return object }
    if let number = value as? any BinaryInteger, let type = type as? any BinaryInteger.Type {
      return type.init(truncatingIfNeeded: number) as? Value
    }
    if let number = value as? NSDecimalNumber, type == Decimal.self { return number.decimalValue as? Value }
    return value == nil ? (type as? any ZeroValue.Type)?.zeroValue as? Value : nil
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let flag as Bool: NSNumber(value: flag)
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    default: nil
    }
  }

  static func stored(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.unwrapped.flatMap(stored) }
    if let set = value as? any ObjectSet { return set.objects }
    return value
  }
}

private protocol OptionalValue {
  var unwrapped: Any? { get }
  static func wrapping(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { map { $0 } }
  fileprivate static func wrapping(_ value: Any?) -> Any {
    let converted: Wrapped? = value.flatMap { ManagedValue.converted($0, to: Wrapped.self) }
    return converted as Any
  }
}

private protocol ObjectSet {
  var objects: [NSManagedObject] { get }
  static func make(_ value: Any?) -> Any
}

extension Set: ObjectSet {
  fileprivate var objects: [NSManagedObject] {
    map { $0 as Any }.compactMap { $0 as? NSManagedObject }
  }
  fileprivate static func make(_ value: Any?) -> Any {
    let elements = (value as? NSSet)?.allObjects ?? []
    return Set(elements.compactMap { $0 as? Element })
  }
}

private protocol ZeroValue { static var zeroValue: Self { get } }

extension ZeroValue where Self: Numeric { fileprivate static var zeroValue: Self { 0 } }
extension Int: ZeroValue {}
extension Int16: ZeroValue {}
extension Int32: ZeroValue {}
extension Int64: ZeroValue {}
extension Double: ZeroValue {}
extension Float: ZeroValue {}
extension Bool: ZeroValue { fileprivate static var zeroValue: Bool { false } }
extension String: ZeroValue { fileprivate static var zeroValue: String { "" } }
extension Date: ZeroValue { fileprivate static var zeroValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension Data: ZeroValue { fileprivate static var zeroValue: Data { Data() } }
extension UUID: ZeroValue {
  fileprivate static var zeroValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
