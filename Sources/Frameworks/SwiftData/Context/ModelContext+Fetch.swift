import Foundation

extension ModelContext {
  /// Returns the models of a descriptor.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    applyInbox()
    let entity = Schema.Entity.of(T.self)
    try load(entity)
    return try reading.quietly {
      var models = table(entity).models.compactMap { $0 as? T }
      if !descriptor.includePendingChanges { models.removeAll { $0._$backing.status == .inserted } }
      if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
      // Equal ones keep the order of their creation: Swift's sort is stable.
      if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
      if let offset = descriptor.fetchOffset, offset > 0 { models.removeFirst(min(offset, models.count)) }
      if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
      return models
    }
  }

  /// Returns the models of a descriptor.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }

  /// Returns the number of models of a descriptor.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models of a descriptor.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the identifiers of the models of a descriptor.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(descriptor))
  }

  /// Calls a closure with each model of a descriptor.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the model with an identifier. If there is none the result has no values, and reading any traps.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let entity = core.schema.entitiesByName[persistentModelID.entityName] {
      if let model = found(entity, persistentModelID.id.key) { return model }
      return makeModel(of: entity.type, key: persistentModelID.id.key)
    }
    fatalError("\(persistentModelID.entityName) is not among the models of the container.")
  }

  /// Returns the model with an identifier, if it is registered in the context.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    let model = tables[ObjectIdentifier(Schema.Entity.of(T.self))]?.byKey[persistentModelID.id.key] as? T
    return model?.persistentModelID == persistentModelID ? model : nil
  }

  func found(_ entity: Schema.Entity, _ key: Int64) -> (any PersistentModel)? {
    if let model = table(entity).byKey[key] { return model }
    do { try load(entity) } catch { report("\(entity.name) cannot be read. \(error)") }
    return table(entity).byKey[key]
  }

  // MARK: Reading the store

  /// Reads all models of an entity, once.
  func load(_ entity: Schema.Entity) throws {
    let table = table(entity)
    guard !table.isComplete else { return }
    guard let store = core.store(of: entity) else {
      // Without a container all fetches return nothing, as on Apple's systems.
      guard !core.schema.entities.isEmpty else { return }
      throw SwiftDataError.invalid("\(entity.name) is not among the models of the container.")
    }
    let gone = Set(deletedModelsArray.filter { $0._entity === entity }.map { $0._$backing.key })
    for row in try store.rows(of: entity) {
      guard case .integer(let key)? = row.first, table.byKey[key] == nil, !gone.contains(key) else { continue }
      let model = makeModel(of: entity.type, key: key)
      try fill(model, from: row)
      table.add(model)
    }
    table.isComplete = true
  }

  private func makeModel<T: PersistentModel>(of type: T.Type, key: Int64) -> any PersistentModel {
    let model = T(_stored: _StoredModel())
    model._$backing.key = key
    model._$backing.status = .stored
    model._$backing.context = self
    model._$backing.reading = reading
    return model
  }

  /// Sets a model's values from its row.
  func fill(_ model: any PersistentModel, from row: [ColumnValue]) throws {
    let entity = model._entity
    var values = row.dropFirst()
    for attribute in entity.attributes {
      if attribute.options.isTransient {
        if !model._$backing.isFilled { attribute.setDefault(of: model) }
        continue
      }
      guard let value = values.popFirst() else { continue }
      do { try attribute.decode(value, into: model) } catch {
        throw SwiftDataError.invalid("\(entity.name).\(attribute.name) cannot be read from the store. \(error)")
      }
    }
    for relation in entity.toOne {
      if case .integer(let key)? = values.popFirst() {
        model._$backing.references[relation.name] = [key]
      } else {
        model._$backing.references[relation.name] = []
      }
    }
    model._$backing.isFilled = true
  }

  /// Returns the destination of a relationship, as stored.
  func related(to model: any PersistentModel, by relation: ModelRelation) -> [any PersistentModel] {
    guard model._$backing.status == .stored || model._$backing.status == .deleted else { return [] }
    let destination = Schema.Entity.of(relation.destination)
    var keys = model._$backing.references[relation.name] ?? []
    if relation.isToMany, let store = core.store(of: model._entity) {
      do { keys = try store.keys(of: relation, from: model._$backing.key) } catch {
        report("\(model._entity.name).\(relation.name) cannot be read. \(error)")
      }
    }
    return keys.compactMap { found(destination, $0) }
  }
}
