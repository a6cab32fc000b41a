import Foundation
import ScrollworkCombine
import ScrollworkFoundation

/// Which object it is, in every context.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  /// The row; nil before the first save.
  var row: Int64? { didSet { isTemporaryID = row == nil } }

  init(entity: NSEntityDescription) { self.entity = entity }

  /// The identifier as an address.
  public func uriRepresentation() -> URL {
    let place = row.map { "p\($0)" } ?? "t\(UInt(bitPattern: ObjectIdentifier(self)))"
    return URL(filePath: "/\(entity.name ?? "")/\(place)").absoluteURL
  }
}

/// An object that a store keeps.
open class NSManagedObject: NSObject, ObservableObject, Identifiable, PredicateSubject {
  /// What kind of object.
  public let entity: NSEntityDescription
  /// Which object.
  public internal(set) var objectID: NSManagedObjectID
  /// Where it lives.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Tells before a property changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// Identity among the rows of a list.
  public var id: NSManagedObjectID { objectID }
  /// Whether the next save inserts it.
  public internal(set) var isInserted = false
  /// Whether the next save deletes it.
  public internal(set) var isDeleted = false
  /// Whether it changed since it was fetched or saved.
  public internal(set) var isUpdated = false
  /// Whether there is anything to save.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Attributes as they are; relationships as one object or an array.
  var values: [String: Any] = [:]

  /// An object of an entity, inserted if there is a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    entity.use(Swift.type(of: self))
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    context?.insert(self)
  }

  /// A new object in the context, of the entity that the class has in its model.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      preconditionFailure("\(Self.self) is the class of no entity in the context's model.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Called once, when the object is inserted.
  open func awakeFromInsert() {}
  /// Called when its values came from the store.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// The value of a property, without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets a value without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value of a property; of a relationship to many a set.
  open func value(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return values[key] }
    let objects = related(by: key)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property, and the other side of a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    if entity.relationshipsByName[key] != nil {
      relate(key, to: Self.objects(in: value))
    } else {
      change { values[key] = value }
    }
  }

  func related(by key: String) -> [NSManagedObject] { values[key] as? [NSManagedObject] ?? [] }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as [NSManagedObject]: list
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  func change(_ body: () -> Void) {
    objectWillChange.send()
    body()
    isUpdated = true
    managedObjectContext?.changed(self)
  }

  /// Relates the object to these only, and keeps the inverses right.
  func relate(_ key: String, to objects: [NSManagedObject]) {
    let before = related(by: key)
    change { values[key] = objects }
    guard let inverse = entity.relationshipsByName[key]?.inverseRelationship else { return }
    for object in before where !objects.contains(object) { object.unlink(inverse.name, self) }
    for object in objects where !before.contains(object) { object.link(inverse, self) }
  }

  func unlink(_ key: String, _ object: NSManagedObject) {
    let rest = related(by: key).filter { $0 !== object }
    change { values[key] = rest }
  }

  private func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let key = relationship.name
    let before = related(by: key)
    guard !before.contains(object) else { return }
    change { values[key] = relationship.isToMany ? before + [object] : [object] }
    if !relationship.isToMany, let back = relationship.inverseRelationship {
      for former in before { former.unlink(back.name, self) }
    }
  }

  package func value(forPredicateKey path: String) -> Any? {
    if path == "objectID" { return objectID }
    let steps = path.split(separator: ".", maxSplits: 1)
    let name = steps.first.map(String.init) ?? path
    guard let relationship = entity.relationshipsByName[name] else { return values[name] }
    let objects = related(by: name)
    guard steps.count == 2 else { return relationship.isToMany ? objects : objects.first }
    let rest = String(steps[1])
    if rest == "@count" { return objects.count }
    let all = objects.map { $0.value(forPredicateKey: rest) }
    return relationship.isToMany ? all : all.first.flatMap { $0 }
  }
}
