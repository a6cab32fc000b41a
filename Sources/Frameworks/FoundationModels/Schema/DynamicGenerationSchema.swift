/// A schema that an app makes while it runs. It may refer to others by name; `GenerationSchema` resolves the names.
@available(iOS 26.0, *)
public struct DynamicGenerationSchema: Sendable {
  indirect enum Content: Sendable {
    case object(name: String, description: String?, [Property])
    case union(name: String, description: String?, [DynamicGenerationSchema])
    case choices(name: String, description: String?, [String])
    case array(DynamicGenerationSchema, Int?, Int?)
    case type(any Generable.Type, [GuideRule])
    case reference(String)
    case null
  }

  let content: Content

  private init(_ content: Content) { self.content = content }

  /// A schema of `null`.
  @available(iOS 26.4, *)
  public static var null: DynamicGenerationSchema { DynamicGenerationSchema(.null) }

  /// Creates a schema of a structure.
  /// - Parameters:
  ///   - name: The name by which others refer to it.
  ///   - description: What the structure is, for the model.
  ///   - properties: The properties, in the order in which they are generated.
  public init(name: String, description: String? = nil, properties: [DynamicGenerationSchema.Property]) {
    content = .object(name: name, description: description, properties)
  }

  /// Creates a schema of a structure that says whether its content has `null` for properties that are nil. The schema
  /// is the same either way.
  @available(iOS 26.4, *)
  public init(
    name: String, description: String? = nil, representNilExplicitlyInGeneratedContent explicitNil: Bool,
    properties: [DynamicGenerationSchema.Property]
  ) {
    self.init(name: name, description: description, properties: properties)
  }

  /// Creates a schema of a choice of other schemas.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    content = .union(name: name, description: description, choices)
  }

  /// Creates a schema of a choice of texts.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    content = .choices(name: name, description: description, choices)
  }

  /// Creates a schema of an array.
  /// - Parameters:
  ///   - itemSchema: The schema of the elements.
  ///   - minimumElements: The fewest elements.
  ///   - maximumElements: The most elements.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
  ) {
    content = .array(itemSchema, minimumElements, maximumElements)
  }

  /// Creates a schema of a type, with guides.
  public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {
    content = .type(type, guides.flatMap(\.rules))
  }

  /// Creates a reference to the schema of a name.
  public init(referenceTo name: String) { content = .reference(name) }

  /// A property of a structure.
  public struct Property: Sendable {
    let name: String
    let description: String?
    let schema: DynamicGenerationSchema
    let isOptional: Bool

    /// Creates a property.
    /// - Parameters:
    ///   - name: The name.
    ///   - description: What it is, for the model.
    ///   - schema: The schema of its values.
    ///   - isOptional: Whether it may be missing.
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      self.name = name
      self.description = description
      self.schema = schema
      self.isOptional = isOptional
    }
  }
}

/// Makes a schema from dynamic ones.
struct DynamicSchemaResolver {
  private let rootName: String?
  private var types = SchemaDefinitions()
  private var definitions: [String: SchemaNode] = [:]
  private var references: [String] = []

  private init(root: DynamicGenerationSchema) { rootName = root.content.name }

  static func resolve(
    _ root: DynamicGenerationSchema, _ dependencies: [DynamicGenerationSchema]
  ) throws -> ResolvedSchema {
    var resolver = DynamicSchemaResolver(root: root)
    let node = try resolver.node(of: root)
    for dependency in dependencies {
      let node = try resolver.node(of: dependency)
      // Others may refer to a choice of texts, too, although it is written where it occurs.
      if case .choices(let name, _, _) = node { try resolver.define(name, node) }
    }
    for (name, node) in resolver.types.nodes { try resolver.define(name, node) }
    let missing = resolver.references.filter { resolver.definitions[$0] == nil }
    guard missing.isEmpty else {
      let names = Set(missing).sorted()
      throw GenerationSchema.SchemaError.undefinedReferences(
        schema: resolver.rootName, references: names,
        context: .init(debugDescription: "There are no schemas named \(names.joined(separator: ", "))."))
    }
    let choices = resolver.definitions.filter { if case .choices = $0.value { true } else { false } }
    func inlined(_ node: SchemaNode) -> SchemaNode { node.mappingReferences { choices[$0]?.nested ?? .reference($0) } }
    let others = resolver.definitions.filter { choices[$0.key] == nil }.mapValues(inlined)
    var rootNode = inlined(node)
    if case .reference(let name) = node, let choice = choices[name] { rootNode = choice }
    return ResolvedSchema(root: rootNode, definitions: others)
  }

  private mutating func node(of schema: DynamicGenerationSchema) throws -> SchemaNode {
    switch schema.content {
    case .object(let name, let description, let properties):
      var names: Set<String> = []
      for property in properties where !names.insert(property.name).inserted {
        throw GenerationSchema.SchemaError.duplicateProperty(
          schema: name, property: property.name,
          context: .init(debugDescription: "\(name) has several properties named \(property.name)."))
      }
      let nodes = try properties.map { property in
        SchemaProperty(
          name: property.name, description: property.description, node: try node(of: property.schema).nested,
          isOptional: property.isOptional)
      }
      try define(name, .object(SchemaObject(name: name, description: description, properties: nodes)))
      return .reference(name)
    case .union(let name, let description, let choices):
      guard !choices.isEmpty else { throw noChoices(name) }
      try define(name, .union(name: name, description: description, try choices.map { try node(of: $0).nested }))
      return .reference(name)
    case .choices(let name, let description, let choices):
      guard !choices.isEmpty else { throw noChoices(name) }
      return .choices(name: name, description: description, choices)
    case .array(let element, let minimum, let maximum): return .array(try node(of: element).nested, minimum, maximum)
    case .type(let type, let rules): return type.generationSchema.node(in: &types).applying(rules)
    case .reference(let name):
      references.append(name)
      return .reference(name)
    case .null: return .null
    }
  }

  /// Enters a definition. That the same one may occur twice is a guess.
  private mutating func define(_ name: String, _ node: SchemaNode) throws {
    if let other = definitions[name], other != node {
      throw GenerationSchema.SchemaError.duplicateType(
        schema: rootName, type: name, context: .init(debugDescription: "Several schemas are named \(name)."))
    }
    definitions[name] = node
  }

  private func noChoices(_ name: String) -> GenerationSchema.SchemaError {
    .emptyTypeChoices(schema: name, context: .init(debugDescription: "\(name) has nothing to choose from."))
  }
}

extension DynamicGenerationSchema.Content {
  fileprivate var name: String? {
    switch self {
    case .object(let name, _, _), .union(let name, _, _), .choices(let name, _, _), .reference(let name): name
    case .array, .type, .null: nil
    }
  }
}
