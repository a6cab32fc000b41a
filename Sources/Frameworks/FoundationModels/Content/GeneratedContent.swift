/// What a language model generates: a value, an array or a structure with named properties.
@available(iOS 26.0, *)
public struct GeneratedContent: Sendable, Equatable, Generable {
  /// What content can be.
  public enum Kind: Sendable, Equatable {
    /// Nothing.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// An array.
    case array([GeneratedContent])
    /// A structure, and the order of its properties.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// The identity within a response; nil for content that an app makes.
  public var id: GenerationID?

  /// What the content is.
  public let kind: Kind

  /// Whether generating has finished. Content of an unfinished JSON text is incomplete, and so is all that encloses it.
  public let isComplete: Bool

  init(kind: Kind, id: GenerationID?, isComplete: Bool) {
    self.kind = kind
    self.id = id
    self.isComplete = isComplete
  }

  /// Creates content of a kind.
  public init(kind: Kind, id: GenerationID? = nil) {
    let isComplete =
      switch kind {
      case .null, .bool, .number, .string: true
      case .array(let elements): elements.allSatisfy(\.isComplete)
      case .structure(let properties, _): properties.values.allSatisfy(\.isComplete)
      }
    self.init(kind: kind, id: id, isComplete: isComplete)
  }

  /// Creates the same content.
  public init(_ content: GeneratedContent) throws { self = content }

  /// Creates content from a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates content from a value, with an identity.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }

  /// Creates a structure. The order of the properties is kept; of equal names the last one counts, which is a guess.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { _, last in last }
  }

  /// Creates a structure from names and values.
  /// - Parameters:
  ///   - properties: The names and values, in order.
  ///   - id: The identity.
  ///   - combine: Returns the value of a name that occurs twice, from the values of both.
  public init<S>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
  ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
    var contents: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if let first = contents[key] {
        contents[key] = try combine(first, value.generatedContent).generatedContent
      } else {
        contents[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: contents, orderedKeys: keys), id: id)
  }

  /// Creates an array.
  public init<S>(elements: S, id: GenerationID? = nil)
  where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  /// Creates content from a JSON text, which may be unfinished.
  ///
  /// An unfinished string counts with what there is of it. Guesses: an unfinished number, name or literal does not
  /// count; nothing at all is incomplete `null`.
  /// - Throws: `GenerationError.decodingFailure` if the text is not the beginning of JSON. That it is this error is a
  ///   guess.
  public init(json: String) throws {
    var reader = ContentReader(json)
    self = try reader.readAll()
  }

  /// The content as a JSON text in one line, with spaces behind colons and commas.
  public var jsonString: String {
    var text = ""
    writeJSON(to: &text)
    return text
  }

  /// The content itself.
  public var generatedContent: GeneratedContent { self }

  /// The schema that any content follows. How Apple's is encoded is unknown.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .anything } }
}

@available(iOS 26.0, *)
extension GeneratedContent {
  /// Returns the content as a value of a type.
  public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
  where Value: ConvertibleFromGeneratedContent {
    try Value(self)
  }

  /// Returns a property as a value of a type.
  /// - Throws: `GenerationError.decodingFailure` if there is no such property. That it is this error is a guess.
  public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
  where Value: ConvertibleFromGeneratedContent {
    guard let content = try properties()[property] else {
      throw Self.failure("There is no property named \(property) in \(jsonString).")
    }
    return try Value(content)
  }

  /// Returns a property as a value of a type, or nil if there is none, if it is `null`, or if it is unfinished and not
  /// a value yet. The last is a guess.
  public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
  where Value: ConvertibleFromGeneratedContent {
    guard let content = try properties()[property], content.kind != .null else { return nil }
    return try content.valueIfKnown(type)
  }

  /// Returns a value, or nil if the content is unfinished and not a value yet.
  func valueIfKnown<Value>(_ type: Value?.Type = Value?.self) throws -> Value?
  where Value: ConvertibleFromGeneratedContent {
    do {
      return try Value(self)
    } catch {
      if isComplete { throw error }
      return nil
    }
  }

  private func properties() throws -> [String: GeneratedContent] {
    switch kind {
    case .structure(let properties, _): return properties
    case .null where !isComplete: return [:]
    default: throw Self.failure("\(jsonString) has no properties.")
    }
  }

  /// Returns the error for content that is not what is asked for.
  static func failure(_ description: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: description))
  }
}

@available(iOS 26.0, *)
extension GeneratedContent: CustomDebugStringConvertible {
  /// The JSON text.
  public var debugDescription: String { jsonString }
}

@available(iOS 26.0, *)
extension GeneratedContent {
  /// Creates a structure for `@Generable`.
  /// - Parameters:
  ///   - properties: The names and values.
  ///   - representsNil: Whether a value that is nil becomes `null`; otherwise it is left out.
  public init(_properties properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, representsNil: Bool) {
    let contents = properties.map { ($0.key, $0.value.generatedContent) }.filter { representsNil || $0.1.kind != .null }
    self.init(properties: contents.map { ($0.0, $0.1 as any ConvertibleToGeneratedContent) }) { _, last in last }
  }

  /// The name of a case for `@Generable`: the text, once it is complete, since the beginning of a name may be another
  /// one.
  public var _caseName: String {
    get throws {
      guard case .string(let name) = kind, isComplete else { throw Self.failure("\(jsonString) is not a case's name.") }
      return name
    }
  }

  /// Returns the error for a name that no case has, for `@Generable`.
  public static func _unknownCase(_ name: String, of type: Any.Type) -> any Error {
    failure("\(type) has no case named \(name).")
  }
}
