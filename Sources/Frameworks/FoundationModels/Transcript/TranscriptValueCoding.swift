/// Content as a JSON value. The order of properties is lost, unless the encoder and the decoder keep it.
struct CodedContent: Codable {
  let content: GeneratedContent

  init(_ content: GeneratedContent) { self.content = content }

  func encode(to encoder: any Encoder) throws {
    switch content.kind {
    case .structure(let properties, let keys):
      var container = encoder.container(keyedBy: SchemaKey.self)
      for key in keys {
        try container.encodeIfPresent(properties[key].map(CodedContent.init), forKey: SchemaKey(key))
      }
    case .array(let elements): try elements.map(CodedContent.init).encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value):
      if let whole = Int(exactly: value) { try whole.encode(to: encoder) } else { try value.encode(to: encoder) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: SchemaKey.self) {
      var properties: [String: GeneratedContent] = [:]
      for key in container.allKeys {
        properties[key.stringValue] = try container.decode(CodedContent.self, forKey: key).content
      }
      let keys = container.allKeys.map(\.stringValue)
      content = GeneratedContent(kind: .structure(properties: properties, orderedKeys: keys))
    } else if let elements = try? [CodedContent](from: decoder) {
      content = GeneratedContent(kind: .array(elements.map(\.content)))
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        content = GeneratedContent(kind: .null)
      } else if let value = try? container.decode(Bool.self) {
        content = value.generatedContent
      } else if let value = try? container.decode(Double.self) {
        content = value.generatedContent
      } else {
        content = try container.decode(String.self).generatedContent
      }
    }
  }
}

/// A tool as it is written: `{"type": "function", "function": {"name": …}}`.
struct CodedToolDefinition: Codable {
  let definition: Transcript.ToolDefinition

  private enum CodingKeys: CodingKey { case type, function, name, description, parameters }

  init(_ definition: Transcript.ToolDefinition) { self.definition = definition }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("function", forKey: .type)
    var function = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .function)
    try function.encode(definition.name, forKey: .name)
    try function.encode(definition.description, forKey: .description)
    try function.encode(definition.parameters, forKey: .parameters)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let function = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .function)
    definition = Transcript.ToolDefinition(
      name: try function.decode(String.self, forKey: .name),
      description: try function.decode(String.self, forKey: .description),
      parameters: try function.decode(GenerationSchema.self, forKey: .parameters))
  }
}

/// A call as it is written, with its arguments as a JSON text.
struct CodedToolCall: Codable {
  let call: Transcript.ToolCall

  private enum CodingKeys: CodingKey { case id, name, arguments }

  init(_ call: Transcript.ToolCall) { self.call = call }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(call.id, forKey: .id)
    try container.encode(call.toolName, forKey: .name)
    try container.encode(call.arguments.jsonString, forKey: .arguments)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    call = Transcript.ToolCall(
      id: try container.decode(String.self, forKey: .id),
      toolName: try container.decode(String.self, forKey: .name),
      arguments: try GeneratedContent(json: container.decode(String.self, forKey: .arguments)))
  }
}

/// A form of a response as it is written: `{"type": "jsonSchema", "jsonSchema": {"name": …, "schema": …}}`.
struct CodedFormat: Codable {
  let format: Transcript.ResponseFormat

  private enum CodingKeys: CodingKey { case type, jsonSchema, name, schema }

  init(_ format: Transcript.ResponseFormat) { self.format = format }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("jsonSchema", forKey: .type)
    var schema = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .jsonSchema)
    try schema.encode(format.name, forKey: .name)
    try schema.encode(format.schema, forKey: .schema)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .jsonSchema)
    format = Transcript.ResponseFormat(schema: try schema.decode(GenerationSchema.self, forKey: .schema))
  }
}

/// Options as they are written.
struct CodedOptions: Codable {
  let options: GenerationOptions

  private enum CodingKeys: CodingKey {
    case temperature, maximumResponseTokens, sampling, mode, top, probabilityThreshold, seed
  }

  init(_ options: GenerationOptions) { self.options = options }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(options.temperature, forKey: .temperature)
    try container.encodeIfPresent(options.maximumResponseTokens, forKey: .maximumResponseTokens)
    guard let choice = options.sampling?.choice else { return }
    var sampling = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .sampling)
    switch choice {
    case .greedy: try sampling.encode("greedy", forKey: .mode)
    case .top(let count, let seed):
      try sampling.encode("random", forKey: .mode)
      try sampling.encode(count, forKey: .top)
      try sampling.encodeIfPresent(seed, forKey: .seed)
    case .probability(let threshold, let seed):
      try sampling.encode("random", forKey: .mode)
      try sampling.encode(threshold, forKey: .probabilityThreshold)
      try sampling.encodeIfPresent(seed, forKey: .seed)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var options = GenerationOptions(
      temperature: try container.decodeIfPresent(Double.self, forKey: .temperature),
      maximumResponseTokens: try container.decodeIfPresent(Int.self, forKey: .maximumResponseTokens))
    if container.contains(.sampling) {
      let sampling = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .sampling)
      let seed = try sampling.decodeIfPresent(UInt64.self, forKey: .seed)
      if let count = try sampling.decodeIfPresent(Int.self, forKey: .top) {
        options.sampling = .random(top: count, seed: seed)
      } else if let threshold = try sampling.decodeIfPresent(Double.self, forKey: .probabilityThreshold) {
        options.sampling = .random(probabilityThreshold: threshold, seed: seed)
      } else {
        options.sampling = .greedy
      }
    }
    self.options = options
  }
}
