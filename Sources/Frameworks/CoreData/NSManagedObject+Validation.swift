import Foundation

extension NSManagedObject {
  /// What is not optional needs a value before a save.
  func check() throws {
    for property in entity.properties where !property.isOptional {
      let isThere =
        property is NSRelationshipDescription ? !related(by: property.name).isEmpty : values[property.name] != nil
      if !isThere { throw refusal(1570, property) }
    }
  }

  /// A relationship that denies deletion has to be empty.
  func checkDeletion() throws {
    for (name, relationship) in entity.relationshipsByName where relationship.deleteRule == .denyDeleteRule {
      if related(by: name).contains(where: { !$0.isDeleted }) { throw refusal(1600, relationship) }
    }
  }

  private func refusal(_ code: Int, _ property: NSPropertyDescription) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: ["NSValidationErrorObject": self, "NSValidationErrorKey": property.name])
  }
}

extension NSAttributeDescription {
  /// A column's value in the type of the attribute.
  func value(of column: Any?) -> Any? {
    switch (attributeType, column) {
    case (.integer16AttributeType, let number as Int64): Int16(truncatingIfNeeded: number)
    case (.integer32AttributeType, let number as Int64): Int32(truncatingIfNeeded: number)
    case (.booleanAttributeType, let number as Int64): number != 0
    case (.doubleAttributeType, let number as Int64): Double(number)
    case (.floatAttributeType, let number as Double): Float(number)
    case (.dateAttributeType, let number as Double): Date(timeIntervalSinceReferenceDate: number)
    case (.UUIDAttributeType, let text as String): UUID(uuidString: text)
    case (.URIAttributeType, let text as String): URL(string: text)
    case (.decimalAttributeType, let text as String): Decimal(string: text)
    default: column
    }
  }
}
