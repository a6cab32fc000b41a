/// Makes a class one whose objects are stored: its variables are followed and kept, and it conforms to `PersistentModel`.
@attached(
  member, names: named(_$backing), named(schemaMetadata), named(init(_stored:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// What `@Model` puts before each property that it stores.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// How a property of a model is stored.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

/// How a property of a model leads to other models, and what happens to them when the model is deleted.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

/// A property of a model that is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

/// Combinations of properties that no two models have in common: one that is saved later replaces the other.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")

/// Combinations of properties that an app often asks for. Only says so: each fetch here looks through models in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "PropertyMarkMacro")
