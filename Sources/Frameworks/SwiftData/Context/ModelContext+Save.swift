import Foundation

extension ModelContext {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
  /// Posted after a context has saved; its `userInfo` contains the models.
  public static let didSave = Notification.Name("NSModelContextDidSaveNotification")

  /// The keys of the notification's `userInfo`.
  public enum NotificationKey: String, Hashable, Sendable {
    /// Models that were inserted into the store.
    case insertedIdentifiers = "inserted"
    /// Models that were updated in the store.
    case updatedIdentifiers = "updated"
    /// Models that were deleted from the store.
    case deletedIdentifiers = "deleted"
  }

  /// Saves all insertions, changes and deletions, or none and throws an error.
  public func save() throws {
    applyInbox()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try replaceEqualModels()
    for model in insertedModelsArray + changedModelsArray { try validate(model) }
    for model in deletedModelsArray { try validateDeletion(of: model) }
    let (inserted, updated, deleted) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
    for store in core.stores {
      func own(_ models: [any PersistentModel]) -> [any PersistentModel] {
        models.filter { core.store(of: $0._entity) === store }
      }
      let (written, gone) = (own(inserted + updated), own(deleted))
      if !written.isEmpty || !gone.isEmpty { try store.save(written, removing: gone) }
    }
    for model in inserted + updated {
      model._$backing.status = .stored
      model._$backing.isChanged = false
    }
    clearPending()
    var saved = ContainerCore.Saved()
    for model in inserted + updated { saved.written[model._entity.name, default: []].insert(model._$backing.key) }
    for model in deleted { saved.deleted[model._entity.name, default: []].insert(model._$backing.key) }
    core.tellContexts(of: saved, except: self)
    func identifiers(_ models: [any PersistentModel]) -> [PersistentIdentifier] { models.map(\.persistentModelID) }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: identifiers(inserted),
        NotificationKey.updatedIdentifiers.rawValue: identifiers(updated),
        NotificationKey.deletedIdentifiers.rawValue: identifiers(deleted),
      ])
  }

  /// Runs a closure, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Discards the insertions, changes and deletions since the last save.
  public func rollback() {
    let (inserted, updated, deleted) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
    clearPending()
    for model in inserted {
      table(model._entity).remove(model)
      model._$backing.status = .free
      model._$backing.isChanged = false
      tell { $0.deleted(model) }
    }
    for model in deleted {
      model._$backing.status = .stored
      table(model._entity).add(model)
    }
    for model in updated + deleted { reload(model) }
    unloadRelationships()
    forgetUndo()
    tell { $0.changedElsewhere() }
    processPendingChanges()
  }

  // MARK: Rules

  /// Replaces models that violate a uniqueness constraint with the later ones.
  private func replaceEqualModels() throws {
    for entity in core.schema.entities where !entity.unique.isEmpty {
      guard touched.contains(where: { $0._entity === entity }) else { continue }
      try load(entity)
      for attributes in entity.unique {
        var known: [[ColumnValue]: any PersistentModel] = [:]
        let touched = Set(touched.map { ObjectIdentifier($0) })
        let models = table(entity).models
        // Unmodified ones come first: they are replaced.
        for model in models.filter({ !touched.contains(ObjectIdentifier($0)) }) + self.touched
        where model._entity === entity {
          let values = try attributes.map { try $0.encoded(model) }
          guard !values.contains(.null) else { continue }
          if let former = known.updateValue(model, forKey: values) { replace(former) }
        }
      }
    }
  }

  private func replace(_ former: any PersistentModel) {
    // The delete rules of its relationships only apply when the app deletes models.
    for relation in former._entity.relations where !relation.models(of: former).isEmpty && relation.isOptional {
      for other in relation.models(of: former) { relation.inverse?.remove(former, from: other) }
      relation.set([], of: former)
    }
    delete(former)
  }

  private func validate(_ model: any PersistentModel) throws {
    for relation in model._entity.relations {
      func refuse(_ reason: String) -> SwiftDataError { .invalid("\(model._entity.name).\(relation.name) \(reason).") }
      if !relation.isToMany, !relation.isOptional, relation.key(of: model) == nil {
        throw refuse("is not optional, but has no model")
      }
      guard relation.isToMany, relation.isLoaded(model) else { continue }
      let count = relation.models(of: model).count
      if let least = relation.options.minimumModelCount, count < least {
        throw refuse("has \(count) models, fewer than the \(least) required")
      }
      if let most = relation.options.maximumModelCount, most > 0, count > most {
        throw refuse("has \(count) models, more than the \(most) allowed")
      }
    }
  }

  private func validateDeletion(of model: any PersistentModel) throws {
    for relation in model._entity.relations where relation.options.deleteRule == .deny {
      if relation.models(of: model).contains(where: { $0._$backing.isInContext }) {
        throw SwiftDataError.invalid(
          "\(model._entity.name) cannot be deleted while its \(relation.name) is not empty.")
      }
    }
  }

  // MARK: What others have saved

  func merge(_ saved: ContainerCore.Saved?) {
    for table in tables.values {
      let name = table.entity.name
      let gone = saved?.deleted[name] ?? (saved == nil ? Set(table.byKey.keys) : [])
      for key in gone {
        guard let model = table.byKey[key], model._$backing.status == .stored else { continue }
        table.remove(model)
        model._$backing.status = .deleted
        touchedIsGone(model)
        tell { $0.deleted(model) }
      }
      for key in saved?.written[name] ?? [] {
        if let model = table.byKey[key] {
          if !model._$backing.isChanged { reload(model) }
        } else if table.isComplete {
          table.isComplete = false
        }
      }
    }
    unloadRelationships()
  }

  private func reload(_ model: any PersistentModel) {
    guard let store = core.store(of: model._entity) else { return }
    do {
      guard let row = try store.rows(of: model._entity, id: model._$backing.key).first else { return }
      model._$backing.isChanged = false
      try fill(model, from: row)
      tell { $0.changed(model) }
    } catch {
      report("\(model._entity.name) cannot be read again. \(error)")
    }
  }

  /// Unloads relationships, to be read again on access, except for models that the app has changed.
  private func unloadRelationships() {
    for table in tables.values {
      for model in table.byKey.values where model._$backing.status == .stored && !model._$backing.isChanged {
        for relation in table.entity.relations where relation.isLoaded(model) { relation.unload(model) }
      }
    }
  }
}
