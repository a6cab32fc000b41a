import Foundation
import Synchronization

/// The entities of a store, and how they are related.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// What the model describes.
  open var entities: [NSEntityDescription] = []

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let full = NSStringFromClass(type)
    let short = full.split(separator: ".").last.map(String.init)
    return entities.first { $0.managedObjectClassName == full || $0.managedObjectClassName == short }
  }
}

/// One kind of object.
open class NSEntityDescription: NSObject {
  /// The entity's name.
  open var name: String?
  /// The class of its objects, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of its subentities.
  open var isAbstract = false
  /// What it inherits from.
  public private(set) weak var superentity: NSEntityDescription?
  /// What inherits from it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  private var ownProperties: [NSPropertyDescription] = []
  var objectClass: NSManagedObject.Type?

  /// Attributes and relationships, those that are inherited first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      for property in newValue { property.entity = self }
    }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether it is the other entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of that name in the context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// A new object of the entity of that name.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("There is no entity named \(entityName) in the context's model.")
    }
    return entity.type.init(entity: entity, insertInto: context)
  }

  /// The class of the objects: one that was used, or that of the name, which models write without its module. It is looked for
  /// in the modules of the classes that were used.
  var type: NSManagedObject.Type {
    if let objectClass { return objectClass }
    let name = managedObjectClassName ?? ""
    let names = [name] + Self.modules.withLock { $0.sorted() }.map { "\($0).\(name)" }
    objectClass = names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
    return objectClass ?? NSManagedObject.self
  }

  private static let modules = Mutex<Set<String>>([])

  func use(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    objectClass = type
    let name = NSStringFromClass(type)
    guard let dot = name.firstIndex(of: ".") else { return }
    Self.modules.withLock { _ = $0.insert(String(name[..<dot])) }
  }
}

/// What an entity's objects have.
open class NSPropertyDescription: NSObject {
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
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
  /// What kind of value.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// What a new object has.
  open var defaultValue: Any?
}

/// What happens to related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A relation to objects of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
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
