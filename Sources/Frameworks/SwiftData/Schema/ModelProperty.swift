import Foundation
import Synchronization

/// A property of an entity.
class ModelProperty: @unchecked Sendable {
  let name: String
  let keyPath: AnyKeyPath

  init(_ name: String, _ keyPath: AnyKeyPath) {
    self.name = name
    self.keyPath = keyPath
  }
}

/// A property whose value is stored in the model's row.
class ModelAttribute: ModelProperty, @unchecked Sendable {
  let options: Schema.Attribute
  /// The type of the column.
  let columnType: String
  let isOptional: Bool

  init(_ name: String, _ keyPath: AnyKeyPath, _ options: Schema.Attribute, columnType: String, isOptional: Bool) {
    self.options = options
    self.columnType = columnType
    self.isOptional = isOptional
    super.init(name, keyPath)
  }

  /// Returns the column value of a model.
  func encoded(_ model: any PersistentModel) throws -> ColumnValue { .null }
  /// Sets the value of a model from a column.
  func decode(_ value: ColumnValue, into model: any PersistentModel) throws {}
  /// Returns the initial value of the property; nil if there is none.
  func encodedDefault() throws -> ColumnValue? { nil }
  /// Sets the initial value of a property that is not stored.
  func setDefault(of model: any PersistentModel) {}
}

final class TypedAttribute<Model: PersistentModel, Value: Codable>: ModelAttribute, @unchecked Sendable {
  private let path: KeyPath<Model, Value>
  private let storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>
  private let defaultValue: (() -> Value)?
  private let column = Column<Value>()

  init(
    _ name: String, _ path: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
    _ defaultValue: (() -> Value)?, _ options: Schema.Attribute
  ) {
    self.path = path
    self.storage = storage
    self.defaultValue = defaultValue
    super.init(name, path, options, columnType: column.type, isOptional: column.isOptional)
  }

  override func encoded(_ model: any PersistentModel) throws -> ColumnValue {
    guard let model = model as? Model, let value = model[keyPath: storage].value else { return .null }
    return try column.encode(value)
  }

  override func decode(_ value: ColumnValue, into model: any PersistentModel) throws {
    guard let model = model as? Model else { return }
    model.replace(path, storage, with: .value(try column.decode(value)))
  }

  override func encodedDefault() throws -> ColumnValue? { try defaultValue.map { try column.encode($0()) } }

  override func setDefault(of model: any PersistentModel) {
    guard let model = model as? Model else { return }
    if let defaultValue {
      model[keyPath: storage] = .value(defaultValue())
    } else if let none = try? column.decode(.null) {
      model[keyPath: storage] = .value(none)
    }
  }
}

/// A property with a relationship to other models.
class ModelRelation: ModelProperty, @unchecked Sendable {
  let options: Schema.Relationship
  let source: any PersistentModel.Type
  let destination: any PersistentModel.Type
  let isToMany: Bool
  let isOptional: Bool

  init<Model: PersistentModel, Value: _RelationshipValue>(
    _ name: String, _ path: KeyPath<Model, Value>, _ options: Schema.Relationship
  ) {
    self.options = options
    source = Model.self
    destination = Value._destination
    isToMany = Value._isToMany
    isOptional = Value._isOptional
    super.init(name, path)
  }

  /// The inverse relationship; nil if there is none.
  private(set) lazy var inverse: ModelRelation? = Schema.Entity.of(source).inverse(of: self)

  /// Returns the destination of the relationship for a model.
  func models(of model: any PersistentModel) -> [any PersistentModel] { [] }
  /// Writes only this side.
  func set(_ models: [any PersistentModel], of model: any PersistentModel) {}
  /// Unloads the value, to be read from the context next time.
  func unload(_ model: any PersistentModel) {}
  /// Returns whether the value was read or written.
  func isLoaded(_ model: any PersistentModel) -> Bool { false }

  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    let models = models(of: model)
    if models.contains(where: { $0 === other }) { set(models.filter { $0 !== other }, of: model) }
  }

  private func add(_ other: any PersistentModel, to model: any PersistentModel) {
    let models = models(of: model)
    if !models.contains(where: { $0 === other }) { set(isToMany ? models + [other] : [other], of: model) }
  }

  /// Updates the inverse after this side was written, and inserts new models into the model's context.
  func bringInverseInStep(
    of model: any PersistentModel, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    let before = Set(old.map { ObjectIdentifier($0) })
    let after = Set(new.map { ObjectIdentifier($0) })
    if let inverse {
      for other in old where !after.contains(ObjectIdentifier(other)) { inverse.remove(model, from: other) }
      for other in new where !before.contains(ObjectIdentifier(other)) {
        if !inverse.isToMany, let former = inverse.models(of: other).first, former !== model {
          remove(other, from: former)
        }
        inverse.add(model, to: other)
      }
    }
    if let context = model._$backing.context, model._$backing.isInContext {
      for other in new where other._$backing.status == .free { context.insertGraph(other) }
    } else if model._$backing.status == .free, inverse != nil,
      let context = new.lazy.filter({ $0._$backing.isInContext }).compactMap({ $0._$backing.context }).first
    {
      context.insertGraph(model)
    }
  }
}

final class TypedRelation<Model: PersistentModel, Value: _RelationshipValue>: ModelRelation, @unchecked Sendable {
  private let path: KeyPath<Model, Value>
  private let storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>

  init(
    _ name: String, _ path: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
    _ options: Schema.Relationship
  ) {
    self.path = path
    self.storage = storage
    super.init(name, path, options)
  }

  override func models(of model: any PersistentModel) -> [any PersistentModel] {
    guard let model = model as? Model else { return [] }
    if let value = model[keyPath: storage].value { return value._models }
    let models = model._$backing.context?.related(to: model, by: self) ?? []
    if let value = Value._value(of: models) { model[keyPath: storage] = .value(value) }
    return models
  }

  override func set(_ models: [any PersistentModel], of model: any PersistentModel) {
    // A required relationship keeps its value: saving reports the error.
    guard let model = model as? Model, let value = Value._value(of: models) else { return }
    model.replace(path, storage, with: .value(value))
    model.noteChange()
  }

  override func unload(_ model: any PersistentModel) {
    guard let model = model as? Model else { return }
    model.replace(path, storage, with: .unloaded)
  }

  override func isLoaded(_ model: any PersistentModel) -> Bool {
    (model as? Model)?[keyPath: storage].value != nil
  }
}
