import Observation

/// A class whose objects are stored. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _RelationshipValue {
  /// The metadata of the stored properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The state of the model in its context.
  var _$backing: _ModelBacking { get }
  /// Creates a model from a store; its values are set afterwards.
  init(_stored: _StoredModel)
}

extension PersistentModel {
  /// The identifier of the model.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      entityName: Schema.entityName(for: Self.self), key: _$backing.key,
      storeIdentifier: _$backing.context?.core.stores.first?.identifier)
  }

  /// The identifier of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model is in; nil if there is none.
  public var modelContext: ModelContext? { _$backing.isInContext ? _$backing.context : nil }

  /// Whether it differs from the store.
  public var hasChanges: Bool { _$backing.isChanged || _$backing.status == .inserted }

  /// Whether the model is deleted, or will be at the next save.
  public var isDeleted: Bool { _$backing.status == .deleted }

  /// Returns whether both are the same object.
  public static func == (a: Self, b: Self) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: What @Model's accessors call

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public static var _isOptional: Bool { false }
  public var _models: [any PersistentModel] { [self] }
  public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }

  /// Called before a property is read.
  public func _$willRead<Value>(_ keyPath: KeyPath<Self, Value>) {
    if _$backing.reading?.isQuiet != true { _$backing.registrar.access(self, keyPath: keyPath) }
  }

  /// Returns an unloaded value: an attribute has none.
  public func _$loaded<Value>(
    _ keyPath: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>
  ) -> Value {
    lost(keyPath)
  }

  /// Returns the destination of a relationship, read from the context.
  public func _$loaded<Value: _RelationshipValue>(
    _ keyPath: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>
  ) -> Value {
    let relation = Schema.Entity.of(Self.self).relation(at: keyPath)
    let models = relation.flatMap { _$backing.context?.related(to: self, by: $0) } ?? []
    guard let value = Value._value(of: models) else { lost(keyPath) }
    self[keyPath: storage] = .value(value)
    return value
  }

  /// As on Apple's systems, reading a model that is not in the store any more is a programming error that traps.
  private func lost(_ keyPath: AnyKeyPath) -> Never {
    fatalError(
      "\(Self.self): \(keyPath) was read from a model that is not in the store, or that refers to a missing one.")
  }

  /// Writes an attribute.
  public func _$set<Value>(
    _ keyPath: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>, to value: Value
  ) {
    if let context = _$backing.context, context.undoManager != nil, let old = self[keyPath: storage].value {
      context.remember(self) { $0._$set(keyPath, storage, to: old) }
    }
    _$backing.registrar.withMutation(of: self, keyPath: keyPath) { self[keyPath: storage] = .value(value) }
    noteChange()
  }

  /// Writes a relationship, and updates its inverse. A to-many relationship has each model once: a model that is
  /// appended may be there already, because its own side was set before.
  public func _$set<Value: _RelationshipValue>(
    _ keyPath: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>, to value: Value
  ) {
    guard let relation = Schema.Entity.of(Self.self).relation(at: keyPath) else { return }
    var (value, models) = (value, value._models)
    var known: Set<ObjectIdentifier> = []
    let single = models.filter { known.insert(ObjectIdentifier($0)).inserted }
    if single.count < models.count, let unique = Value._value(of: single) { (value, models) = (unique, single) }
    let old = relation.models(of: self)
    if let context = _$backing.context, context.undoManager != nil, let old = self[keyPath: storage].value {
      context.remember(self) { $0._$set(keyPath, storage, to: old) }
    }
    _$backing.registrar.withMutation(of: self, keyPath: keyPath) { self[keyPath: storage] = .value(value) }
    relation.bringInverseInStep(of: self, from: old, to: models)
    noteChange()
  }

  /// Replaces the value for its observers, without a change by the app.
  func replace<Value>(
    _ keyPath: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>,
    with value: _StoredValue<Value>
  ) {
    _$backing.registrar.withMutation(of: self, keyPath: keyPath) { self[keyPath: storage] = value }
  }

  /// Marks the model as different from the store.
  func noteChange() {
    if _$backing.isInContext { _$backing.context?.changed(self) }
  }
}
