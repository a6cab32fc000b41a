import Foundation

extension NSManagedObject {
  /// Throws if a required property has no value.
  func check() throws {
    for property in entity.properties where !property.isOptional {
      let isThere =
        property is NSRelationshipDescription
        ? !relatedIDs(by: property.name).isEmpty : values[property.name] != nil
      if !isThere { throw refusal(1570, property) }
    }
  }

  /// Throws if a relationship that denies deletion is not empty.
  func checkDeletion() throws {
    for (name, relationship) in entity.relationshipsByName where relationship.deleteRule == .denyDeleteRule {
      if related(by: name).contains(where: { !$0.isDeleted }) { throw refusal(1600, relationship) }
    }
  }

  private func refusal(_ code: Int, _ property: NSPropertyDescription) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(property.name) of \(entity.name ?? "an object") has an invalid value.",
        NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      ])
  }
}

/// The key of the invalid object in an error of a save.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the invalid property in an error of a save.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
