@available(iOS 26.0, *)
extension Bool: Generable {
  /// A Boolean value.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .boolean } }

  /// Creates a value from `true` or `false`.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.isNo(Bool.self) }
    self = value
  }

  /// The value as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

@available(iOS 26.0, *)
extension String: Generable {
  /// A text.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .string() } }

  /// Creates a text from content.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.isNo(String.self) }
    self = value
  }

  /// The text as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

@available(iOS 26.0, *)
extension Int: Generable {
  /// A whole number.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .integer(nil, nil) } }

  /// Creates a number from content. That a number with a fraction is refused is a guess.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.isNo(Int.self)
    }
    self = value
  }

  /// The number as content, with the precision of `Double`.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

@available(iOS 26.0, *)
extension Float: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .number(nil, nil) } }

  /// Creates a number from content.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.isNo(Float.self) }
    self.init(number)
  }

  /// The number as content, with the digits that it is written with.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(Double("\(self)") ?? Double(self)))
  }
}

@available(iOS 26.0, *)
extension Double: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .number(nil, nil) } }

  /// Creates a number from content.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.isNo(Double.self) }
    self = number
  }

  /// The number as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

@available(iOS 26.0, *)
extension Decimal: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema { _ in .number(nil, nil) } }

  /// Creates a number from content, with the digits that it is written with.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Decimal(string: "\(number)") else {
      throw content.isNo(Decimal.self)
    }
    self = value
  }

  /// The number as content, with the precision of `Double`.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(inexactDouble)) }

  /// The nearest `Double`.
  var inexactDouble: Double { Double("\(self)") ?? .nan }
}

@available(iOS 26.0, *)
extension Never: Generable {
  /// A schema that no value follows.
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Never.self, anyOf: [String]()) }

  /// Throws: there is no such value.
  public init(_ content: GeneratedContent) throws { throw content.isNo(Never.self) }

  /// Never read.
  public var generatedContent: GeneratedContent { switch self {} }
}

@available(iOS 26.0, *)
extension Array: Generable where Element: Generable {
  /// An array of elements that are being generated.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  /// An array of elements.
  public static var generationSchema: GenerationSchema {
    GenerationSchema { .array(Element.generationSchema.node(in: &$0).nested, nil, nil) }
  }
}

@available(iOS 26.0, *)
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The array as content.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

@available(iOS 26.0, *)
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Creates an array from content. Elements that are unfinished and no value yet are left out, which is a guess.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.isNo([Element].self) }
    self = try elements.compactMap { try $0.valueIfKnown(Element?.self) }
  }
}

@available(iOS 26.0, *)
extension Optional where Wrapped: Generable {
  /// What is known of the value while it is being generated.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

@available(iOS 26.0, *)
extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
  /// The value as content; `null` for nil.
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }

  /// The value as a prompt; nothing for nil, which is a guess.
  public var promptRepresentation: Prompt { return self?.promptRepresentation ?? Prompt(joining: []) }

  /// The value as instructions; nothing for nil, which is a guess.
  public var instructionsRepresentation: Instructions {
    return self?.instructionsRepresentation ?? Instructions(joining: [])
  }
}

extension GeneratedContent {
  /// Returns the error for content that is not of a type.
  fileprivate func isNo(_ type: Any.Type) -> any Error { Self.failure("\(jsonString) is not a value of \(type).") }
}
