import Foundation

/// What an entity's objects have.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The property's name.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether it stays out of the store.
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
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// What kind of value.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// What a new object has.
  open var defaultValue: Any?

  /// The type of an attribute, as newer code spells it.
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
  }

  /// What kind of value.
  public final var type: AttributeType {
    get { AttributeType(old: attributeType) }
    set { attributeType = newValue.old }
  }
}

/// What happens to related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A relation to objects of an entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The same relation, seen from the other side.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// At most this many objects; 0 for any number.
  open var maxCount = 0
  /// At least this many.
  open var minCount = 0
  /// What happens to the related objects when this one is deleted.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether there can be several objects.
  open var isToMany: Bool { maxCount != 1 }
}
