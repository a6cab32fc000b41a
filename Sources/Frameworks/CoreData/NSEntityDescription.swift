import Foundation
import Synchronization

/// A type of object.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The class of its objects, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether it only has objects of its subentities.
  open var isAbstract = false
  /// The parent entity.
  public private(set) weak var superentity: NSEntityDescription?
  /// The child entities.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The model that contains it.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  private var ownProperties: [NSPropertyDescription] = []
  private var objectClass: NSManagedObject.Type?

  /// The attributes and relationships, inherited ones first.
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

  /// Returns whether it is the other entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// Returns the entity of a name in the context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Inserts a new object of the entity of a name; of an entity without properties if there is none.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let entity = entity(forEntityName: entityName, in: context) ?? NSManagedObjectModel.missing(entityName)
    return entity.type.init(entity: entity, insertInto: context)
  }

  /// The class of the objects: one in use, or that of the name, which models store without its module. It is searched
  /// for in the app's module and in those of the classes in use.
  var type: NSManagedObject.Type {
    if let objectClass { return objectClass }
    let name = managedObjectClassName ?? ""
    let modules = Self.modules.withLock { $0.sorted() } + [Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ""]
    let names = [name] + modules.map { "\($0).\(name)" }
    objectClass = names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
    return objectClass ?? NSManagedObject.self
  }

  private static let modules = Mutex<Set<String>>([])

  func use(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self, objectClass != type else { return }
    let name = NSStringFromClass(type)
    // A request for a class also finds objects of its subclasses.
    if name.split(separator: ".").last == managedObjectClassName.split(separator: ".").last { objectClass = type }
    guard let dot = name.firstIndex(of: ".") else { return }
    Self.modules.withLock { _ = $0.insert(String(name[..<dot])) }
  }
}
