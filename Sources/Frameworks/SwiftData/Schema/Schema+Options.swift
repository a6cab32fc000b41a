import ScrollworkFoundation

extension Schema {
  /// How a property is stored.
  public struct Attribute: Sendable {
    /// One thing about the way a property is stored.
    public struct Option: Hashable, Sendable {
      private let name: String
      fileprivate var transformer: NSValueTransformerName?
      fileprivate var transformerType: TransformerType?

      /// No two models have the same value: one that is saved later replaces the other.
      public static var unique: Option { Option(name: "unique") }
      /// The property is followed and not stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// The value may be large. It lies in the same file here.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// A transformer makes data of the value and the value of data: one registered under the class's name, or a new one.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(name: "transformable", transformerType: TransformerType(type: transformerType))
      }
      /// The transformer that is registered under a name makes data of the value and the value of data.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable", transformer: NSValueTransformerName(transformerName))
      }
    }

    /// A class of transformers.
    fileprivate struct TransformerType: Hashable, @unchecked Sendable {
      let type: ValueTransformer.Type
      static func == (a: Self, b: Self) -> Bool { a.type == b.type }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// Makes data of the values; nil where nothing has to.
    var transformer: ValueTransformer? {
      options.lazy.compactMap { option in
        option.transformer.flatMap { ValueTransformer(forName: $0) }
          ?? option.transformerType.map { ValueTransformer.shared($0.type) }
      }.first
    }

    /// All that is said of the property.
    public let options: [Option]
    /// What the property was called before, if it was renamed.
    public let originalName: String?
    /// Tells versions apart whose declarations are the same.
    public let hashModifier: String?

    /// What is said of a property.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    /// No two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
    /// The property is not stored.
    public var isTransient: Bool { options.contains(.ephemeral) }
  }

  /// How a property leads to other models.
  public struct Relationship: @unchecked Sendable {
    /// One thing about a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models lead to the same one.
      public static var unique: Option { Option(name: "unique") }
    }

    /// What happens to the models at the other end when a model is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable, CaseIterable {
      /// Nothing: they go on referring to a model that is not there.
      case noAction
      /// They forget the model.
      case nullify
      /// They are deleted too.
      case cascade
      /// As long as there are any, the model is not deleted: saving fails.
      case deny
    }

    /// What is said of the relationship.
    public let options: [Option]
    /// What happens to the models at the other end when a model is deleted.
    public let deleteRule: DeleteRule
    /// At least so many models are at the other end.
    public let minimumModelCount: Int?
    /// At most so many models are at the other end; 0 or nil for any number.
    public let maximumModelCount: Int?
    /// What the property was called before, if it was renamed.
    public let originalName: String?
    /// The property that leads back.
    public let inverseKeyPath: AnyKeyPath?
    /// Tells versions apart whose declarations are the same.
    public let hashModifier: String?

    /// What is said of a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }
  }

  /// What `@Model` says of one property.
  public struct PropertyMetadata {
    let property: ModelProperty?
    let unique: [[AnyKeyPath]]

    /// An attribute: a value that can be encoded.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Attribute? = nil
    ) {
      property = TypedAttribute(name, keypath, storage, defaultValue, metadata ?? Attribute())
      unique = metadata?.isUnique == true ? [[keypath]] : []
    }

    /// An attribute that is declared as a relationship and leads nowhere.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Relationship
    ) {
      let attribute = Attribute(originalName: metadata.originalName, hashModifier: metadata.hashModifier)
      self.init(name: name, keypath: keypath, storage: storage, defaultValue: defaultValue, metadata: attribute)
    }

    /// An attribute that a transformer stores: any value.
    public init<Model: PersistentModel, Value>(
      transformed name: String, keypath: KeyPath<Model, Value>,
      storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>, defaultValue: (() -> Value)? = nil,
      metadata: Attribute
    ) {
      property = TransformedAttribute(name, keypath, storage, defaultValue, metadata)
      unique = metadata.isUnique ? [[keypath]] : []
    }

    /// A relationship.
    public init<Model: PersistentModel, Value: _RelationshipValue>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Relationship? = nil
    ) {
      property = TypedRelation(name, keypath, storage, metadata ?? Relationship())
      unique = []
    }

    /// Combinations of properties that no two models have in common.
    public init<Model: PersistentModel>(unique: [[PartialKeyPath<Model>]]) {
      property = nil
      self.unique = unique
    }
  }
}
