/// What a schema says of one value.
indirect enum SchemaNode: Sendable, Equatable {
  case string(choices: [String]? = nil, pattern: String? = nil)
  case constant(String)
  case integer(Int?, Int?)
  case number(Double?, Double?)
  case boolean
  case null
  /// Any content: the schema of `GeneratedContent`.
  case anything
  case array(SchemaNode, Int?, Int?)
  case object(SchemaObject)
  /// A named choice of texts.
  case choices(name: String, description: String?, [String])
  /// A named choice of other nodes.
  case union(name: String, description: String?, [SchemaNode])
  /// A definition, by name.
  case reference(String)

  /// The name of an object or a choice.
  var name: String? {
    switch self {
    case .object(let object): object.name
    case .choices(let name, _, _), .union(let name, _, _): name
    default: nil
    }
  }

  /// The node inside of another one, where a choice of texts has neither a name nor a description.
  var nested: SchemaNode {
    if case .choices(_, _, let choices) = self { .string(choices: choices) } else { self }
  }

  /// The node with guides. A guide that does not fit the kind of value has no effect.
  func applying(_ rules: [GuideRule]) -> SchemaNode {
    rules.reduce(self) { $0.applying($1) }
  }

  private func applying(_ rule: GuideRule) -> SchemaNode {
    switch (self, rule) {
    case (.string, .constant(let value)): .constant(value)
    case (.string(_, let pattern), .anyOf(let choices)): .string(choices: choices, pattern: pattern)
    case (.string(let choices, _), .pattern(let pattern)): .string(choices: choices, pattern: pattern)
    case (.integer(let low, let high), .integers(let minimum, let maximum)):
      .integer(minimum ?? low, maximum ?? high)
    case (.number(let low, let high), .numbers(let minimum, let maximum)): .number(minimum ?? low, maximum ?? high)
    case (.array(let element, let low, let high), .count(let minimum, let maximum)):
      .array(element, minimum ?? low, maximum ?? high)
    case (.array(let element, let low, let high), .element(let rules)): .array(element.applying(rules), low, high)
    default: self
    }
  }

  /// The node with its references, also those within it, changed.
  func mappingReferences(_ change: (String) -> SchemaNode) -> SchemaNode {
    switch self {
    case .reference(let name): return change(name)
    case .array(let element, let low, let high): return .array(element.mappingReferences(change), low, high)
    case .union(let name, let description, let nodes):
      return .union(name: name, description: description, nodes.map { $0.mappingReferences(change) })
    case .object(var object):
      for index in object.properties.indices {
        object.properties[index].node = object.properties[index].node.mappingReferences(change)
      }
      return .object(object)
    default: return self
    }
  }
}

/// A structure in a schema.
struct SchemaObject: Sendable, Equatable {
  var name: String
  var description: String?
  var properties: [SchemaProperty]
}

/// A property of a structure in a schema.
struct SchemaProperty: Sendable, Equatable {
  var name: String
  var description: String?
  var node: SchemaNode
  var isOptional: Bool
}

/// The structures and choices of a schema by name, while it is being made. A type that contains itself is entered once.
struct SchemaDefinitions {
  private(set) var nodes: [String: SchemaNode] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Enters a type's definition unless it is there, and returns a reference to it. Types of the same name get a number,
  /// which is a guess.
  mutating func define(
    _ type: Any.Type, _ make: (String, inout SchemaDefinitions) -> SchemaNode
  ) -> SchemaNode {
    if let name = names[ObjectIdentifier(type)] { return .reference(name) }
    let base = String(describing: type)
    var name = base
    var number = 2
    while nodes[name] != nil {
      name = "\(base)\(number)"
      number += 1
    }
    names[ObjectIdentifier(type)] = name
    nodes[name] = .null  // Keeps the name while the definition is made.
    nodes[name] = make(name, &self)
    return .reference(name)
  }

  /// Enters the definitions of a finished schema, and returns its root.
  mutating func merge(_ schema: ResolvedSchema) -> SchemaNode {
    for (name, node) in schema.definitions { nodes[name] = node }
    guard let name = schema.root.name, schema.isRootDefinition else { return schema.root }
    nodes[name] = schema.root
    return .reference(name)
  }
}

/// A finished schema: its root, and what it and the other definitions refer to.
struct ResolvedSchema: Sendable, Equatable {
  var root: SchemaNode
  var definitions: [String: SchemaNode]

  /// Whether others refer to the root by its name; a choice of texts is written where it occurs.
  var isRootDefinition: Bool {
    switch root {
    case .object, .union: true
    default: false
    }
  }

  init(root: SchemaNode, definitions: [String: SchemaNode]) {
    self.root = root
    self.definitions = definitions
    if case .reference(let name) = root, let node = definitions[name] {
      self.root = node
      self.definitions[name] = nil
    }
  }
}
