/// What an app tells a language model about its task, before any prompt.
@available(iOS 26.0, *)
public struct Instructions: Sendable {
  /// The text.
  let text: String

  init(text: String) { self.text = text }

  /// Joins parts, each in lines of its own. That lines are between them is a guess.
  init(joining parts: [Instructions]) { text = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Creates instructions from a value.
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }

  /// Creates instructions from several values.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}

/// A type whose values can be instructions for a language model.
@available(iOS 26.0, *)
public protocol InstructionsRepresentable {
  /// The value as instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

@available(iOS 26.0, *)
extension Instructions: InstructionsRepresentable {
  /// The instructions themselves.
  public var instructionsRepresentation: Instructions { return self }
}

/// Joins values to instructions.
@available(iOS 26.0, *)
@resultBuilder
public struct InstructionsBuilder {
  /// Joins the parts of a block.
  public static func buildBlock<each I>(_ components: repeat each I) -> Instructions
  where repeat each I: InstructionsRepresentable {
    var parts: [Instructions] = []
    for component in repeat each components { parts.append(component.instructionsRepresentation) }
    return Instructions(joining: parts)
  }

  /// Joins what a loop makes.
  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
    Instructions(joining: instructions.map(\.instructionsRepresentation))
  }

  /// Returns the first branch.
  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  /// Returns the second branch.
  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  /// Returns a branch that may be missing.
  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(joining: [])
  }

  /// Returns a branch that needs a version of the system.
  public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
    instructions.instructionsRepresentation
  }

  /// Returns a value.
  @_disfavoredOverload
  public static func buildExpression<I>(_ expression: I) -> I where I: InstructionsRepresentable { expression }

  /// Returns instructions.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

  /// Any other value cannot be part of instructions.
  @available(*, unavailable, message: "The value is not InstructionsRepresentable.")
  public static func buildExpression<T>(_ expression: T) -> Instructions { Instructions(joining: []) }
}

@available(iOS 26.0, *)
extension String: InstructionsRepresentable {
  /// The text as instructions.
  public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}

@available(iOS 26.0, *)
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// The elements as instructions.
  public var instructionsRepresentation: Instructions {
    return Instructions(joining: map(\.instructionsRepresentation))
  }
}
