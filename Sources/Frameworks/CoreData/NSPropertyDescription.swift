import Foundation

/// A property of an entity's objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether it is not stored.
  open var isTransient = false
  /// The entity that has it.
  public internal(set) weak var entity: NSEntityDescription?
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  /// An object's identifier: only of expressions.
  case objectIDAttributeType = 2000
}

/// An attribute of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the value.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?

  /// The type of an attribute, in its newer spelling.
  public struct AttributeType: Hashable, Sendable {
    let old: NSAttributeType
    public static let integer16 = Self(old: .integer16AttributeType)
    public static let integer32 = Self(old: .integer32AttributeType)
    public static let integer64 = Self(old: .integer64AttributeType)
    public static let decimal = Self(old: .decimalAttributeType)
    public static let double = Self(old: .doubleAttributeType)
    public static let float = Self(old: .floatAttributeType)
    public static let string = Self(old: .stringAttributeType)
    public static let boolean = Self(old: .booleanAttributeType)
    public static let date = Self(old: .dateAttributeType)
    public static let binaryData = Self(old: .binaryDataAttributeType)
    public static let uuid = Self(old: .UUIDAttributeType)
    public static let uri = Self(old: .URIAttributeType)
    public static let transformable = Self(old: .transformableAttributeType)
    public static let objectID = Self(old: .objectIDAttributeType)
  }

  /// The type of the value.
  public final var type: AttributeType {
    get { AttributeType(old: attributeType) }
    set { attributeType = newValue.old }
  }
}

/// The effect of deleting an object on related ones.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A relationship to objects of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The inverse relationship.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for any number.
  open var maxCount = 0
  /// The minimum number of objects.
  open var minCount = 0
  /// The effect of deleting this object on related ones.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether it is to-many.
  open var isToMany: Bool { maxCount != 1 }
}
