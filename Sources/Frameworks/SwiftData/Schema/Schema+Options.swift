import ScrollworkFoundation

extension Schema {
  /// Specifies how a property is stored.
  public struct Attribute: Sendable {
    /// An option of an attribute.
    public struct Option: Hashable, Sendable {
      private let name: String
      fileprivate var transformer: NSValueTransformerName?
      fileprivate var transformerType: TransformerType?

      /// The value is unique among models: a model that is saved later replaces the other.
      public static var unique: Option { Option(name: "unique") }
      /// The property is observed but not stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// The value may be large. It is stored in the same file here.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// Returns an option that stores the value with a transformer: the one registered under the class's name, or a
      /// new one.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(name: "transformable", transformerType: TransformerType(type: transformerType))
      }
      /// Returns an option that stores the value with the transformer registered under a name.
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

    /// The transformer of the values; nil if there is none.
    var transformer: ValueTransformer? {
      options.lazy.compactMap { option in
        option.transformer.flatMap { ValueTransformer(forName: $0) }
          ?? option.transformerType.map { ValueTransformer.shared($0.type) }
      }.first
    }

    /// The options of the property.
    public let options: [Option]
    /// The original name of a renamed property.
    public let originalName: String?
    /// Distinguishes versions with the same declarations.
    public let hashModifier: String?

    /// Creates an attribute with options.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    /// Whether the value is unique among models.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the property is not stored.
    public var isTransient: Bool { options.contains(.ephemeral) }
  }

  /// Specifies a relationship to other models.
  public struct Relationship: @unchecked Sendable {
    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models refer to the same one.
      public static var unique: Option { Option(name: "unique") }
    }

    /// The effect of deleting a model on those at the other end.
    public enum DeleteRule: String, Hashable, Codable, Sendable, CaseIterable {
      /// None: they keep referring to a model that does not exist.
      case noAction
      /// The reference is removed.
      case nullify
      /// They are deleted too.
      case cascade
      /// While there are any, the model cannot be deleted: saving fails.
      case deny
    }

    /// The options of the relationship.
    public let options: [Option]
    /// The effect of deleting a model on those at the other end.
    public let deleteRule: DeleteRule
    /// The minimum number of models at the other end.
    public let minimumModelCount: Int?
    /// The maximum number of models at the other end; 0 or nil for any number.
    public let maximumModelCount: Int?
    /// The original name of a renamed property.
    public let originalName: String?
    /// The inverse property.
    public let inverseKeyPath: AnyKeyPath?
    /// Distinguishes versions with the same declarations.
    public let hashModifier: String?

    /// Creates a relationship with options.
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

  /// The metadata that `@Model` records about a property.
  public struct PropertyMetadata {
    let property: ModelProperty?
    let unique: [[AnyKeyPath]]

    /// Creates an attribute with a codable value.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Attribute? = nil
    ) {
      property = TypedAttribute(name, keypath, storage, defaultValue, metadata ?? Attribute())
      unique = metadata?.isUnique == true ? [[keypath]] : []
    }

    /// Creates an attribute that is declared as a relationship without a destination.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Relationship
    ) {
      let attribute = Attribute(originalName: metadata.originalName, hashModifier: metadata.hashModifier)
      self.init(name: name, keypath: keypath, storage: storage, defaultValue: defaultValue, metadata: attribute)
    }

    /// Creates an attribute with any value, stored by a transformer.
    public init<Model: PersistentModel, Value>(
      transformed name: String, keypath: KeyPath<Model, Value>,
      storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>, defaultValue: (() -> Value)? = nil,
      metadata: Attribute
    ) {
      property = TransformedAttribute(name, keypath, storage, defaultValue, metadata)
      unique = metadata.isUnique ? [[keypath]] : []
    }

    /// Creates a relationship.
    public init<Model: PersistentModel, Value: _RelationshipValue>(
      name: String, keypath: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
      defaultValue: (() -> Value)? = nil, metadata: Relationship? = nil
    ) {
      property = TypedRelation(name, keypath, storage, metadata ?? Relationship())
      unique = []
    }

    /// Creates uniqueness constraints, each a combination of properties.
    public init<Model: PersistentModel>(unique: [[PartialKeyPath<Model>]]) {
      property = nil
      self.unique = unique
    }
  }
}
