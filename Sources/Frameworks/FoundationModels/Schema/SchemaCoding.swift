@available(iOS 26.0, *)
extension GenerationSchema: Codable {
  /// Encodes JSON Schema: named types are in `$defs`, except the root, which is `#`.
  public func encode(to encoder: any Encoder) throws {
    let schema = resolved
    var container = encoder.container(keyedBy: SchemaKey.self)
    let rootName = schema.isRootDefinition ? schema.root.name : nil
    try SchemaWriter(rootName: rootName).write(schema.root, to: &container)
    guard !schema.definitions.isEmpty else { return }
    var definitions = container.nestedContainer(keyedBy: SchemaKey.self, forKey: "$defs")
    for (name, node) in schema.definitions {
      var definition = definitions.nestedContainer(keyedBy: SchemaKey.self, forKey: SchemaKey(name))
      try SchemaWriter(rootName: rootName).write(node, to: &definition)
    }
  }

  /// Decodes JSON Schema as it is encoded. What the dialect does not have is ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SchemaKey.self)
    var reader = SchemaReader(rootName: try container.decodeIfPresent(String.self, forKey: "title"))
    if container.contains("$defs") {
      let definitions = try container.nestedContainer(keyedBy: SchemaKey.self, forKey: "$defs")
      for key in definitions.allKeys {
        let node = try reader.read(definitions.nestedContainer(keyedBy: SchemaKey.self, forKey: key))
        reader.definitions[key.stringValue] = node
      }
    }
    let root = try reader.read(container)
    let missing = reader.references.filter { reader.definitions[$0] == nil && $0 != root.name }
    guard missing.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: "$defs", in: container,
        debugDescription: "There are no definitions of \(Set(missing).sorted().joined(separator: ", ")).")
    }
    self.init(ResolvedSchema(root: root, definitions: reader.definitions))
  }
}

/// A key of JSON Schema, or the name of a property or definition.
struct SchemaKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private struct SchemaWriter {
  let rootName: String?

  func write(_ node: SchemaNode, to container: inout KeyedEncodingContainer<SchemaKey>) throws {
    switch node {
    case .string(let choices, let pattern):
      try container.encode("string", forKey: "type")
      try container.encodeIfPresent(choices, forKey: "enum")
      try container.encodeIfPresent(pattern, forKey: "pattern")
    case .constant(let value): try container.encode(value, forKey: "const")
    case .integer(let minimum, let maximum):
      try container.encode("integer", forKey: "type")
      try container.encodeIfPresent(minimum, forKey: "minimum")
      try container.encodeIfPresent(maximum, forKey: "maximum")
    case .number(let minimum, let maximum):
      try container.encode("number", forKey: "type")
      try container.encodeIfPresent(minimum, forKey: "minimum")
      try container.encodeIfPresent(maximum, forKey: "maximum")
    case .boolean: try container.encode("boolean", forKey: "type")
    case .null: try container.encode("null", forKey: "type")
    case .anything:
      try write(.object(SchemaObject(name: "GeneratedContent", properties: [])), to: &container)
      try container.encode(true, forKey: "additionalProperties")
    case .array(let element, let minimum, let maximum):
      try container.encode("array", forKey: "type")
      var items = container.nestedContainer(keyedBy: SchemaKey.self, forKey: "items")
      try write(element, to: &items)
      try container.encodeIfPresent(minimum, forKey: "minItems")
      try container.encodeIfPresent(maximum, forKey: "maxItems")
    case .object(let object): try write(object, to: &container)
    case .choices(let name, let description, let choices):
      try container.encode("string", forKey: "type")
      try container.encode(choices, forKey: "enum")
      try container.encode(name, forKey: "title")
      try container.encodeIfPresent(description, forKey: "description")
    case .union(let name, let description, let nodes):
      try container.encode(name, forKey: "title")
      try container.encodeIfPresent(description, forKey: "description")
      var choices = container.nestedUnkeyedContainer(forKey: "anyOf")
      for node in nodes {
        var choice = choices.nestedContainer(keyedBy: SchemaKey.self)
        try write(node, to: &choice)
      }
    case .reference(let name): try container.encode(name == rootName ? "#" : "#/$defs/\(name)", forKey: "$ref")
    }
  }

  private func write(_ object: SchemaObject, to container: inout KeyedEncodingContainer<SchemaKey>) throws {
    try container.encode("object", forKey: "type")
    try container.encode(object.name, forKey: "title")
    try container.encodeIfPresent(object.description, forKey: "description")
    try container.encode(false, forKey: "additionalProperties")
    try container.encode(object.properties.map(\.name), forKey: "x-order")
    try container.encode(object.properties.filter { !$0.isOptional }.map(\.name), forKey: "required")
    var properties = container.nestedContainer(keyedBy: SchemaKey.self, forKey: "properties")
    for property in object.properties {
      var value = properties.nestedContainer(keyedBy: SchemaKey.self, forKey: SchemaKey(property.name))
      try write(property.node, to: &value)
      try value.encodeIfPresent(property.description, forKey: "description")
    }
  }
}

private struct SchemaReader {
  let rootName: String?
  var definitions: [String: SchemaNode] = [:]
  var references: [String] = []

  init(rootName: String?) { self.rootName = rootName }

  mutating func read(_ container: KeyedDecodingContainer<SchemaKey>) throws -> SchemaNode {
    if let reference = try container.decodeIfPresent(String.self, forKey: "$ref") {
      let name = reference == "#" ? rootName ?? "#" : reference.split(separator: "/").last.map(String.init) ?? reference
      references.append(name)
      return .reference(name)
    }
    if let value = try container.decodeIfPresent(String.self, forKey: "const") { return .constant(value) }
    if container.contains("anyOf") {
      var choices = try container.nestedUnkeyedContainer(forKey: "anyOf")
      var nodes: [SchemaNode] = []
      while !choices.isAtEnd { nodes.append(try readNested(choices.nestedContainer(keyedBy: SchemaKey.self))) }
      return .union(
        name: try container.decode(String.self, forKey: "title"),
        description: try container.decodeIfPresent(String.self, forKey: "description"), nodes)
    }
    guard let type = try container.decodeIfPresent(String.self, forKey: "type") else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "A schema needs type, const, $ref or anyOf."))
    }
    switch type {
    case "string": return try readString(container)
    case "integer":
      return .integer(
        try container.decodeIfPresent(Int.self, forKey: "minimum"),
        try container.decodeIfPresent(Int.self, forKey: "maximum"))
    case "number":
      return .number(
        try container.decodeIfPresent(Double.self, forKey: "minimum"),
        try container.decodeIfPresent(Double.self, forKey: "maximum"))
    case "boolean": return .boolean
    case "null": return .null
    case "array":
      return .array(
        try readNested(container.nestedContainer(keyedBy: SchemaKey.self, forKey: "items")),
        try container.decodeIfPresent(Int.self, forKey: "minItems"),
        try container.decodeIfPresent(Int.self, forKey: "maxItems"))
    case "object": return try readObject(container)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: "type", in: container, debugDescription: "There are no schemas of type \(type).")
    }
  }

  /// Reads a node inside of another one. A structure or a choice of nodes becomes a definition.
  private mutating func readNested(_ container: KeyedDecodingContainer<SchemaKey>) throws -> SchemaNode {
    let node = try read(container)
    switch node {
    case .object, .union:
      guard let name = node.name else { return node }
      definitions[name] = node
      return .reference(name)
    default: return node.nested
    }
  }

  private func readString(_ container: KeyedDecodingContainer<SchemaKey>) throws -> SchemaNode {
    let choices = try container.decodeIfPresent([String].self, forKey: "enum")
    if let choices, let name = try container.decodeIfPresent(String.self, forKey: "title") {
      let description = try container.decodeIfPresent(String.self, forKey: "description")
      return .choices(name: name, description: description, choices)
    }
    return .string(choices: choices, pattern: try container.decodeIfPresent(String.self, forKey: "pattern"))
  }

  private mutating func readObject(_ container: KeyedDecodingContainer<SchemaKey>) throws -> SchemaNode {
    let hasOthers = try container.decode(Bool.self, forKey: "additionalProperties")
    let order = try container.decode([String].self, forKey: "x-order")
    let required = Set(try container.decode([String].self, forKey: "required"))
    let properties = try container.nestedContainer(keyedBy: SchemaKey.self, forKey: "properties")
    if hasOthers && order.isEmpty { return .anything }
    let read = try order.map { name in
      let property = try properties.nestedContainer(keyedBy: SchemaKey.self, forKey: SchemaKey(name))
      return SchemaProperty(
        name: name, description: try property.decodeIfPresent(String.self, forKey: "description"),
        node: try readNested(property), isOptional: !required.contains(name))
    }
    return .object(
      SchemaObject(
        name: try container.decode(String.self, forKey: "title"),
        description: try container.decodeIfPresent(String.self, forKey: "description"), properties: read))
  }
}
