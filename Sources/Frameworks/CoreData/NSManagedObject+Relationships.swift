import Foundation

extension NSManagedObject {
  func relatedIDs(by key: String) -> [NSManagedObjectID] {
    load()
    return values[key] as? [NSManagedObjectID] ?? []
  }

  func related(by key: String) -> [NSManagedObject] {
    relatedIDs(by: key).compactMap { managedObjectContext?.object(with: $0) ?? companions[$0] }
  }

  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as [NSManagedObject]: list
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  /// Sets the objects of a relationship, and updates the inverses.
  func relate(_ key: String, to objects: [NSManagedObject]) {
    for object in objects { share(object) }
    let before = related(by: key)
    let kept = Set(objects.map(\.objectID))
    let known = Set(before.map(\.objectID))
    if before.map(\.objectID) == objects.map(\.objectID) { return }
    change([key]) { values[key] = objects.map(\.objectID) }
    guard let inverse = entity.relationshipsByName[key]?.inverseRelationship else { return }
    for object in before where !kept.contains(object.objectID) { object.unlink(inverse.name, self) }
    for object in objects where !known.contains(object.objectID) { object.link(inverse, self) }
  }

  /// Related objects belong to one context: one without gets that of the other.
  private func share(_ object: NSManagedObject) {
    switch (managedObjectContext, object.managedObjectContext) {
    case (let context?, nil): context.insert(object)
    case (nil, let context?): context.insert(self)
    case (nil, nil):
      companions[object.objectID] = object
      object.companions[objectID] = self
    default: break
    }
  }

  func unlink(_ key: String, _ object: NSManagedObject) {
    let rest = relatedIDs(by: key).filter { $0 !== object.objectID }
    change([key]) { values[key] = rest }
  }

  private func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let key = relationship.name
    let before = relatedIDs(by: key)
    guard !before.contains(where: { $0 === object.objectID }) else { return }
    let former = relationship.isToMany ? [] : related(by: key)
    change([key]) { values[key] = relationship.isToMany ? before + [object.objectID] : [object.objectID] }
    guard let back = relationship.inverseRelationship else { return }
    for other in former { other.unlink(back.name, self) }
  }

  /// Adds objects to a to-many relationship, as the generated `addTo…` methods do.
  public func _relate(_ key: String, _ objects: [Any]) {
    let known = Set(relatedIDs(by: key))
    let new = Self.objects(in: NSOrderedSet(array: objects)).filter { !known.contains($0.objectID) }
    relate(key, to: related(by: key) + new)
  }

  /// Inserts an object into an ordered relationship.
  public func _relate(_ key: String, _ object: NSManagedObject, at index: Int) {
    var objects = related(by: key)
    objects.insert(object, at: min(max(0, index), objects.count))
    relate(key, to: objects)
  }

  /// Removes objects from a to-many relationship, as the generated `removeFrom…` methods do.
  public func _unrelate(_ key: String, _ objects: [Any]) {
    let left = Set(Self.objects(in: NSOrderedSet(array: objects)).map(\.objectID))
    relate(key, to: related(by: key).filter { !left.contains($0.objectID) })
  }

  /// Returns the identifiers of a relationship's objects at this time.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { relatedIDs(by: key) }

  /// Predicates compare the objects of two contexts by what they stand for, as a query of the store does.
  package var predicateIdentity: AnyHashable? { objectID }

  package func value(forPredicateKey path: String) -> Any? {
    if path == "SELF" { return self }
    if path == "objectID" { return objectID }
    let steps = path.split(separator: ".", maxSplits: 1)
    let name = steps.first.map(String.init) ?? path
    guard let relationship = entity.relationshipsByName[name] else {
      load()
      return values[name]
    }
    let objects = related(by: name)
    guard steps.count == 2 else { return relationship.isToMany ? objects : objects.first }
    let rest = String(steps[1])
    if rest == "@count" { return objects.count }
    let all = objects.map { $0.value(forPredicateKey: rest) }
    return relationship.isToMany ? all : all.first.flatMap { $0 }
  }
}
