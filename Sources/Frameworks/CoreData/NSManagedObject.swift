import Foundation
import ScrollworkCombine
import ScrollworkFoundation

/// An object that is kept in a store.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, PredicateSubject, _InsertedObject {
  /// The entity.
  public let entity: NSEntityDescription
  /// The identifier.
  public internal(set) var objectID: NSManagedObjectID
  /// The context; nil once the object was deleted and saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Emits before a property changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// Whether the next save inserts it.
  public internal(set) var isInserted = false
  /// Whether the next save deletes it.
  public internal(set) var isDeleted = false
  /// Whether its values are not loaded yet.
  public internal(set) var isFault = false
  /// The values of attributes, and the identifiers of relationships.
  var values: [String: Any] = [:]
  /// The values at the last save or fetch; nil while nothing was changed.
  var committed: [String: Any]?
  /// The related objects while there is no context.
  var companions: [NSManagedObjectID: NSManagedObject] = [:]

  /// Creates an object of an entity, and inserts it if there is a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    entity.use(Swift.type(of: self))
    for (name, attribute) in entity.attributesByName { values[name] = attribute.normalized(attribute.defaultValue) }
    context?.insert(self)
  }

  /// Creates an object of the class's entity without a context, as for previews.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Returns the class's entity in the models in use; one without properties if there is none.
  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.entity(in: NSManagedObjectModel.known, of: self)
  }

  /// Returns a request for all objects of the class. The override of an entity's own class takes precedence, also if
  /// the call is ambiguous.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  /// Whether it was changed since the last fetch or save.
  open var isUpdated: Bool { !isInserted && !isDeleted && committed != nil }
  /// Whether there are unsaved changes.
  open var hasChanges: Bool { isInserted || isDeleted || committed != nil }
  /// Whether there are unsaved changes of stored properties.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }

  /// Validates a new object before a save.
  open func validateForInsert() throws { try check() }
  /// Validates a changed object before a save.
  open func validateForUpdate() throws { try check() }
  /// Validates an object before a save deletes it.
  open func validateForDelete() throws { try checkDeletion() }
  /// Called once, when the object is inserted.
  open func awakeFromInsert() {}
  /// Called when its values were read from the store.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the object turns into a fault.
  open func willTurnIntoFault() {}
  /// Called after the object turned into a fault.
  open func didTurnIntoFault() {}
  /// Called before a custom accessor reads a value: loads the object's values, if necessary.
  open func willAccessValue(forKey key: String?) { load() }
  /// Called after a custom accessor has read a value.
  open func didAccessValue(forKey key: String?) {}

  /// Called before a custom accessor changes a value.
  open func willChangeValue(forKey key: String) {
    load()
    tellWillChange(key)
    willChange()
  }

  /// Called after a custom accessor has changed a value.
  open func didChangeValue(forKey key: String) {
    managedObjectContext?.changed(self)
    tellDidChange(key)
  }

  /// Returns the value of a property without notifications.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.relationshipsByName[key] == nil ? values[key] : value(forKey: key)
  }

  /// Sets a value without notifications.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let attribute = entity.attributesByName[key] else { return setValue(value, forKey: key) }
    load()
    if committed == nil { committed = values }
    values[key] = attribute.normalized(value)
  }

  /// Returns the value of a property; a set for a to-many relationship.
  open func value(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else {
      load()
      return values[key]
    }
    let objects = related(by: key)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property, and the inverse of a relationship. An unknown name is ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    if entity.relationshipsByName[key] != nil {
      relate(key, to: Self.objects(in: value))
    } else if let attribute = entity.attributesByName[key] {
      change([key]) { values[key] = attribute.normalized(value) }
    }
  }

  /// Returns the current values of the properties changed since the last save or fetch.
  open func changedValues() -> [String: Any] {
    guard let committed else { return [:] }
    var result: [String: Any] = [:]
    for name in entity.propertiesByName.keys where !Self.isSame(values[name], committed[name]) {
      result[name] = value(forKey: name) ?? NSNull()
    }
    return result
  }

  /// Returns the attributes at the last save or fetch.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    load()
    let names = keys ?? Array(entity.attributesByName.keys)
    return Dictionary(
      names.map { ($0, (committed ?? values)[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Loads the values, if necessary.
  func load() {
    guard isFault else { return }
    isFault = false
    values = managedObjectContext?.snapshot(of: objectID) ?? [:]
    if managedObjectContext?.isReader != true { awakeFromFetch() }
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
