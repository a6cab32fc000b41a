/// What an app asks a language model.
@available(iOS 26.0, *)
public struct Prompt: Sendable {
  /// The text.
  let text: String

  init(text: String) { self.text = text }

  /// Joins parts, each in lines of its own. That lines are between them is a guess.
  init(joining parts: [Prompt]) { text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Creates a prompt from a value.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  /// Creates a prompt from several values.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

/// A type whose values can be prompts for a language model.
@available(iOS 26.0, *)
public protocol PromptRepresentable {
  /// The value as a prompt.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

@available(iOS 26.0, *)
extension Prompt: PromptRepresentable {
  /// The prompt itself.
  public var promptRepresentation: Prompt { return self }
}

/// Joins values to a prompt.
@available(iOS 26.0, *)
@resultBuilder
public struct PromptBuilder {
  /// Joins the parts of a block.
  public static func buildBlock<each P>(_ components: repeat each P) -> Prompt
  where repeat each P: PromptRepresentable {
    var parts: [Prompt] = []
    for component in repeat each components { parts.append(component.promptRepresentation) }
    return Prompt(joining: parts)
  }

  /// Joins what a loop makes.
  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
    Prompt(joining: prompts.map(\.promptRepresentation))
  }

  /// Returns the first branch.
  public static func buildEither(first component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }

  /// Returns the second branch.
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }

  /// Returns a branch that may be missing.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(joining: []) }

  /// Returns a branch that needs a version of the system.
  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
    prompt.promptRepresentation
  }

  /// Returns a value.
  @_disfavoredOverload
  public static func buildExpression<P>(_ expression: P) -> P where P: PromptRepresentable { expression }

  /// Returns a prompt.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

  /// Any other value cannot be part of a prompt.
  @available(*, unavailable, message: "The value is not PromptRepresentable.")
  public static func buildExpression<T>(_ expression: T) -> Prompt { Prompt(joining: []) }
}

@available(iOS 26.0, *)
extension String: PromptRepresentable {
  /// The text as a prompt.
  public var promptRepresentation: Prompt { return Prompt(text: self) }
}

@available(iOS 26.0, *)
extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements as a prompt.
  public var promptRepresentation: Prompt { return Prompt(joining: map(\.promptRepresentation)) }
}
