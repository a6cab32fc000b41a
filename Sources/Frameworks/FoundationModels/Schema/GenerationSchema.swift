/// The form of generated content: the properties of a structure, their types, and what guides them.
///
/// It is encoded as JSON Schema, in Apple's dialect, and decoded from it. In it `x-order` has the order of the
/// properties.
@available(iOS 26.0, *)
public struct GenerationSchema: Sendable {
  /// Returns the schema's root, and enters the definitions that it refers to.
  ///
  /// A schema is made when it is needed: that of a type that contains itself would not end otherwise.
  private let make: @Sendable (inout SchemaDefinitions) -> SchemaNode

  init(_ make: @escaping @Sendable (inout SchemaDefinitions) -> SchemaNode) { self.make = make }

  init(_ resolved: ResolvedSchema) { make = { $0.merge(resolved) } }

  /// Creates a schema of a structure.
  /// - Parameters:
  ///   - type: The type, whose name the schema has.
  ///   - description: What the structure is, for the model.
  ///   - properties: The properties, in the order in which they are generated.
  public init(type: any Generable.Type, description: String? = nil, properties: [GenerationSchema.Property]) {
    self.init { definitions in
      definitions.define(type) { name, definitions in
        let properties = properties.map { property in
          SchemaProperty(
            name: property.name, description: property.description, node: property.make(&definitions).nested,
            isOptional: property.isOptional)
        }
        return .object(SchemaObject(name: name, description: description, properties: properties))
      }
    }
  }

  /// Creates a schema of a structure that says whether its content has `null` for properties that are nil.
  ///
  /// The schema is the same either way.
  @available(iOS 26.4, *)
  public init(
    type: any Generable.Type, description: String? = nil,
    representNilExplicitlyInGeneratedContent explicitNil: Bool, properties: [GenerationSchema.Property]
  ) {
    self.init(type: type, description: description, properties: properties)
  }

  /// Creates a schema of a choice of texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init { _ in .choices(name: String(describing: type), description: description, choices) }
  }

  /// Creates a schema of a choice of types.
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    self.init { definitions in
      definitions.define(type) { name, definitions in
        .union(name: name, description: description, types.map { $0.generationSchema.node(in: &definitions).nested })
      }
    }
  }

  /// Creates a schema from dynamic ones.
  /// - Parameters:
  ///   - root: The schema of the content.
  ///   - dependencies: Schemas that it refers to by name.
  /// - Throws: `SchemaError` if a name is used for different things, a property occurs twice, a choice is empty, or
  ///   there is no schema of a name that is referred to.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    self.init(try DynamicSchemaResolver.resolve(root, dependencies))
  }

  /// Returns the root within other definitions.
  func node(in definitions: inout SchemaDefinitions) -> SchemaNode { make(&definitions) }

  /// The finished schema.
  var resolved: ResolvedSchema {
    var definitions = SchemaDefinitions()
    let root = make(&definitions)
    return ResolvedSchema(root: root, definitions: definitions.nodes)
  }

  /// The name of a structure or a choice, or that of the kind of value.
  var name: String {
    switch resolved.root {
    case .string, .constant: "String"
    case .integer: "Int"
    case .number: "Double"
    case .boolean: "Bool"
    case .null: "null"
    case .anything: "GeneratedContent"
    case .array: "Array"
    case .object(let object): object.name
    case .choices(let name, _, _), .union(let name, _, _), .reference(let name): name
    }
  }
}

@available(iOS 26.0, *)
extension GenerationSchema: CustomDebugStringConvertible {
  /// The schema as JSON, with sorted keys.
  public var debugDescription: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? name
  }
}

@available(iOS 26.0, *)
extension GenerationSchema {
  /// A property of a structure.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let isOptional: Bool
    let make: @Sendable (inout SchemaDefinitions) -> SchemaNode

    private init(
      _ name: String, _ description: String?, _ type: any Generable.Type, isOptional: Bool, rules: [GuideRule]
    ) {
      self.name = name
      self.description = description
      self.isOptional = isOptional
      make = { type.generationSchema.node(in: &$0).applying(rules) }
    }

    /// Creates a property.
    /// - Parameters:
    ///   - name: The name.
    ///   - description: What it is, for the model.
    ///   - type: The type of its values.
    ///   - guides: What values are allowed.
    public init<Value>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) where Value: Generable {
      self.init(name, description, type, isOptional: false, rules: guides.flatMap(\.rules))
    }

    /// Creates a property that may be missing.
    public init<Value>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) where Value: Generable {
      self.init(name, description, Value.self, isOptional: true, rules: guides.flatMap(\.rules))
    }

    /// Creates a property of texts that match a regular expression: the last one of `guides`.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
    ) {
      self.init(name, description, type, isOptional: false, rules: guides.compactMap { GuideRule(pattern: $0) })
    }

    /// Creates a property, which may be missing, of texts that match a regular expression: the last one of `guides`.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
    ) {
      self.init(name, description, String.self, isOptional: true, rules: guides.compactMap { GuideRule(pattern: $0) })
    }
  }
}
