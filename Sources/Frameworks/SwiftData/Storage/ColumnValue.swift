import Foundation

/// A value in SQLite.
enum ColumnValue: Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A type with its own representation in a column; all others are stored as JSON.
protocol ColumnRepresentable {
  static var columnType: String { get }
  var columnValue: ColumnValue { get }
  init?(columnValue: ColumnValue)
}

extension ColumnRepresentable where Self: FixedWidthInteger {
  static var columnType: String { "INTEGER" }
  var columnValue: ColumnValue { .integer(Int64(truncatingIfNeeded: self)) }
  init?(columnValue: ColumnValue) {
    guard case .integer(let number) = columnValue else { return nil }
    self = Self(truncatingIfNeeded: number)
  }
}

extension Int: ColumnRepresentable {}
extension Int8: ColumnRepresentable {}
extension Int16: ColumnRepresentable {}
extension Int32: ColumnRepresentable {}
extension Int64: ColumnRepresentable {}
extension UInt: ColumnRepresentable {}
extension UInt8: ColumnRepresentable {}
extension UInt16: ColumnRepresentable {}
extension UInt32: ColumnRepresentable {}
extension UInt64: ColumnRepresentable {}

extension Bool: ColumnRepresentable {
  static var columnType: String { "BOOLEAN" }
  var columnValue: ColumnValue { .integer(self ? 1 : 0) }
  init?(columnValue: ColumnValue) {
    guard case .integer(let number) = columnValue else { return nil }
    self = number != 0
  }
}

extension ColumnRepresentable where Self: BinaryFloatingPoint {
  static var columnType: String { "REAL" }
  // SQLite stores NaN as NULL.
  var columnValue: ColumnValue { isNaN ? .text("nan") : .real(Double(self)) }
  init?(columnValue: ColumnValue) {
    switch columnValue {
    case .real(let number): self = Self(number)
    case .integer(let number): self = Self(number)
    case .text("nan"): self = .nan
    default: return nil
    }
  }
}

extension Double: ColumnRepresentable {}
extension Float: ColumnRepresentable {}

extension String: ColumnRepresentable {
  static var columnType: String { "TEXT" }
  var columnValue: ColumnValue { .text(self) }
  init?(columnValue: ColumnValue) {
    guard case .text(let text) = columnValue else { return nil }
    self = text
  }
}

extension Data: ColumnRepresentable {
  static var columnType: String { "BLOB" }
  var columnValue: ColumnValue { .blob(self) }
  init?(columnValue: ColumnValue) {
    guard case .blob(let data) = columnValue else { return nil }
    self = data
  }
}

extension Date: ColumnRepresentable {
  static var columnType: String { "DATE" }
  var columnValue: ColumnValue { .real(timeIntervalSinceReferenceDate) }
  init?(columnValue: ColumnValue) {
    guard let seconds = Double(columnValue: columnValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: ColumnRepresentable {
  static var columnType: String { "UUID TEXT" }
  var columnValue: ColumnValue { .text(uuidString) }
  init?(columnValue: ColumnValue) {
    guard case .text(let text) = columnValue else { return nil }
    self.init(uuidString: text)
  }
}

/// The representation of a type's values.
struct Column<Value: Codable> {
  let type: String
  let isOptional: Bool
  private let representable: (any ColumnRepresentable.Type)?

  init() {
    let wrapped = (Value.self as? any OptionalColumn.Type)?.wrapped
    let plain: Any.Type = wrapped ?? Value.self
    isOptional = wrapped != nil
    representable = plain as? any ColumnRepresentable.Type
    type = representable?.columnType ?? "JSON TEXT"
  }

  func encode(_ value: Value) throws -> ColumnValue {
    if let optional = Value.self as? any OptionalColumn.Type, optional.isNone(value) { return .null }
    if representable != nil, let value = value as? any ColumnRepresentable { return value.columnValue }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  func decode(_ stored: ColumnValue) throws -> Value {
    if stored == .null, let none = (Value.self as? any OptionalColumn.Type)?.nothing as? Value { return none }
    if let representable {
      if let value = representable.init(columnValue: stored) as? Value { return value }
    } else if case .text(let text) = stored {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(Value.self, from: Data(text.utf8))
    }
    throw SwiftDataError.unreadableValue
  }
}

protocol OptionalColumn {
  static var wrapped: Any.Type { get }
  static var nothing: Any { get }
  static func isNone(_ value: Any) -> Bool
}

extension Optional: OptionalColumn {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Any {
    let nothing: Wrapped? = nil
    return nothing as Any
  }
  static func isNone(_ value: Any) -> Bool { !(value is Wrapped) }
}
