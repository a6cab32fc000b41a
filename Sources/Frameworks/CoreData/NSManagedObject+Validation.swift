import Foundation

extension NSManagedObject {
  /// What is not optional needs a value before a save.
  func check() throws {
    for property in entity.properties where !property.isOptional {
      let isThere =
        property is NSRelationshipDescription
        ? !relatedIDs(by: property.name).isEmpty : values[property.name] != nil
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
      userInfo: [
        NSLocalizedDescriptionKey: "\(property.name) of \(entity.name ?? "an object") does not allow the save.",
        NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      ])
  }
}

/// In an error of a save: the object that was refused.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In an error of a save: the property that was refused.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
