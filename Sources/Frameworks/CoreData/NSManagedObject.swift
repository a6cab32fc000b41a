import Foundation
import ScrollworkCombine
import ScrollworkFoundation

/// An object that a store keeps.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, PredicateSubject {
  /// What kind of object.
  public let entity: NSEntityDescription
  /// Which object.
  public internal(set) var objectID: NSManagedObjectID
  /// Where it lives; nil once it was deleted and saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Tells before a property changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// Whether the next save inserts it.
  public internal(set) var isInserted = false
  /// Whether the next save deletes it.
  public internal(set) var isDeleted = false
  /// Whether its values are still to be read.
  public internal(set) var isFault = false
  /// Attributes as they are; relationships as lists of identifiers.
  var values: [String: Any] = [:]
  /// The values of the last save or fetch; nil while nothing was changed.
  var committed: [String: Any]?
  /// Related objects as long as there is no context.
  var companions: [NSManagedObjectID: NSManagedObject] = [:]

  /// An object of an entity, inserted if there is a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    entity.use(Swift.type(of: self))
    for (name, attribute) in entity.attributesByName { values[name] = attribute.normalized(attribute.defaultValue) }
    context?.insert(self)
  }

  /// An object of the class's entity in no context, as previews make them.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// A new object in the context, of the entity that the class has in its model.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model?.entity(of: Self.self) ?? Self.entity(), insertInto: moc)
  }

  /// The entity that the class has in the models that are in use; one without properties if it has none.
  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.entity(in: NSManagedObjectModel.known, of: self)
  }

  /// A request for all objects of the class. That of an entity's own class counts more, also where nothing says which is meant.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  /// Whether it changed since it was fetched or saved.
  open var isUpdated: Bool { !isInserted && !isDeleted && committed != nil }
  /// Whether there is anything to save.
  open var hasChanges: Bool { isInserted || isDeleted || committed != nil }
  /// Whether there is anything that the store keeps to save.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }

  /// Checks a new object before a save.
  open func validateForInsert() throws { try check() }
  /// Checks a changed object before a save.
  open func validateForUpdate() throws { try check() }
  /// Checks an object before a save deletes it.
  open func validateForDelete() throws { try checkDeletion() }
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
  /// Called before its values are given back to the store.
  open func willTurnIntoFault() {}
  /// Called after its values were given back to the store.
  open func didTurnIntoFault() {}
  /// Called before a value is read by an accessor of one's own: reads the object's values, if need be.
  open func willAccessValue(forKey key: String?) { load() }
  /// Called after a value was read by an accessor of one's own.
  open func didAccessValue(forKey key: String?) {}

  /// Called before a value is changed by an accessor of one's own.
  open func willChangeValue(forKey key: String) {
    load()
    tellWillChange(key)
    willChange()
  }

  /// Called after a value was changed by an accessor of one's own.
  open func didChangeValue(forKey key: String) {
    managedObjectContext?.changed(self)
    tellDidChange(key)
  }

  /// The value of a property, without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.relationshipsByName[key] == nil ? values[key] : value(forKey: key)
  }

  /// Sets a value without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let attribute = entity.attributesByName[key] else { return setValue(value, forKey: key) }
    load()
    if committed == nil { committed = values }
    values[key] = attribute.normalized(value)
  }

  /// The value of a property; of a relationship to many a set.
  open func value(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else {
      load()
      return values[key]
    }
    let objects = related(by: key)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property, and the other side of a relationship. A name that the entity does not have is left out.
  open func setValue(_ value: Any?, forKey key: String) {
    if entity.relationshipsByName[key] != nil {
      relate(key, to: Self.objects(in: value))
    } else if let attribute = entity.attributesByName[key] {
      change([key]) { values[key] = attribute.normalized(value) }
    }
  }

  /// What was changed since the last save or fetch, as it is now.
  open func changedValues() -> [String: Any] {
    guard let committed else { return [:] }
    var result: [String: Any] = [:]
    for name in entity.propertiesByName.keys where !Self.isSame(values[name], committed[name]) {
      result[name] = value(forKey: name) ?? NSNull()
    }
    return result
  }

  /// The attributes of the last save or fetch.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    let names = keys ?? Array(entity.attributesByName.keys)
    return Dictionary(
      names.map { ($0, (committed ?? values)[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the values, if that was not done yet.
  func load() {
    guard isFault else { return }
    isFault = false
    values = managedObjectContext?.snapshot(of: objectID) ?? [:]
    awakeFromFetch()
  }

  func change(_ keys: [String], _ body: () -> Void) {
    load()
    telling(keys) {
      willChange()
      body()
      managedObjectContext?.changed(self)
    }
  }

  private func willChange() {
    objectWillChange.send()
    if committed == nil { committed = values }
  }

  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as any Equatable, let other?): isEqual(one, other)
    default: false
    }
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}
