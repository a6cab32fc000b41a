/// A type whose values can be made from generated content.
@available(iOS 26.0, *)
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value from content.
  init(_ content: GeneratedContent) throws
}

/// A type whose values can be turned into generated content, and are therefore prompts and instructions too.
@available(iOS 26.0, *)
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The value as content.
  var generatedContent: GeneratedContent { get }
}

@available(iOS 26.0, *)
extension ConvertibleToGeneratedContent {
  /// The value's JSON as instructions. That JSON is the text is a guess.
  public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }

  /// The value's JSON as a prompt. That JSON is the text is a guess.
  public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
}

/// A type that a language model can generate. `@Generable` makes structures and enumerations such types.
@available(iOS 26.0, *)
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// What is known of a value while it is being generated: for a structure, one whose properties are all optional.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  /// The schema that generated content follows.
  static var generationSchema: GenerationSchema { get }
}

@available(iOS 26.0, *)
extension Generable {
  /// The type itself, unless a type declares another.
  public typealias PartiallyGenerated = Self

  /// Returns the value as one that is being generated.
  ///
  /// The type's `PartiallyGenerated` has to accept the value's own `generatedContent`.
  public func asPartiallyGenerated() -> Self.PartiallyGenerated {
    if let value = self as? Self.PartiallyGenerated { return value }
    do {
      return try Self.PartiallyGenerated(generatedContent)
    } catch {
      preconditionFailure("\(Self.self).PartiallyGenerated does not accept the content of its own type: \(error)")
    }
  }
}
