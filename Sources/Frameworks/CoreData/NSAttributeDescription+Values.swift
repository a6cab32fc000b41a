import Foundation

extension NSAttributeDescription {
  /// Returns a value converted to the attribute's type, from any kind of number; a value of another kind is kept.
  func normalized(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let whole: Int64? =
      switch value {
      case let flag as Bool: flag ? 1 : 0
      case let number as any BinaryInteger: Int64(truncatingIfNeeded: number)
      case let number as any BinaryFloatingPoint: Int64(exactly: Double(number).rounded(.towardZero))
      case let number as NSNumber: number.int64Value
      default: nil
      }
    let real: Double? =
      switch value {
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as NSNumber: number.doubleValue
      default: whole.map(Double.init)
      }
    switch attributeType {
    case .integer16AttributeType: return whole.map { Int16(truncatingIfNeeded: $0) } ?? value
    case .integer32AttributeType: return whole.map { Int32(truncatingIfNeeded: $0) } ?? value
    case .integer64AttributeType: return whole ?? value
    case .booleanAttributeType: return whole.map { $0 != 0 } ?? value
    case .doubleAttributeType: return real ?? value
    case .floatAttributeType: return real.map { Float($0) } ?? value
    case .decimalAttributeType:
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      return value is NSDecimalNumber ? value : real.map { NSDecimalNumber(value: $0) } ?? value
    default: return value
    }
  }

  /// Returns a column's value in the attribute's type.
  func value(of column: Any?) -> Any? {
    switch (attributeType, column) {
    case (.dateAttributeType, let number as Double): Date(timeIntervalSinceReferenceDate: number)
    case (.UUIDAttributeType, let text as String): UUID(uuidString: text)
    case (.URIAttributeType, let text as String): URL(string: text)
    case (.decimalAttributeType, let text as String): NSDecimalNumber(string: text)
    case (.transformableAttributeType, let data as Data):
      try? PropertyListSerialization.propertyList(from: data, format: nil)
    default: normalized(column)
    }
  }

  /// Returns the value for the attribute's column. Of transformable values, property lists are kept.
  func column(of value: Any?) -> Any? {
    guard attributeType == .transformableAttributeType, let value else { return value }
    guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }
}
