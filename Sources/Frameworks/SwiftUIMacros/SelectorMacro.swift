import SwiftSyntax
import SwiftSyntaxMacros

/// Finds the method that `#selector` names: `tap(_:)` is one of the enclosing type.
struct SelectorMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let text = try node.textArgument
    var method = text
    var type: Substring?
    // `tap as (Page) -> () -> Void` selects an overload.
    if let range = text.firstRange(of: " as ") {
      method = String(text[..<range.lowerBound])
      type = text[range.upperBound...]
    }
    method = method.split(whereSeparator: \.isWhitespace).joined()
    let accessor = ["getter", "setter"].first { method.hasPrefix($0 + ":") }
    if let accessor { method.removeFirst(accessor.count + 1) }
    for own in ["self.", "self?."] where method.hasPrefix(own) { method.removeFirst(own.count) }
    let path = method.prefix { $0 != "(" }.split(separator: ".")
    guard let name = path.last else { throw SelectorError.nameless }
    let labels = method.drop { $0 != "(" }
    var reference = method
    if path.count == 1 {
      guard let owner = context.owner else { throw SelectorError.ownerless(method) }
      reference = "\(owner).\(method)"
      if let given = type { type = given.contains("->") && given.split(separator: "->").count > 2 ? given : nil }
    }
    if let accessor {
      return "ScrollworkFoundation.Selector._\(raw: accessor)(\(literal: String(name)), \\\(raw: reference))"
    }
    if let type { reference = "(\(reference) as \(type))" }
    return "ScrollworkFoundation.Selector._method(\(literal: "\(name)\(labels)"), \(raw: reference))"
  }
}

/// The text of `#keyPath`.
struct KeyPathTextMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let parts = try node.textArgument.filter { !$0.isWhitespace }.split(separator: ".")
    let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    return "\(literal: names.joined(separator: "."))"
  }
}

/// The reason why `#selector` names no method.
enum SelectorError: Error, CustomStringConvertible {
  case nameless
  case ownerless(String)

  var description: String {
    switch self {
    case .nameless: "#selector names no method."
    case .ownerless(let method): "#selector(\(method)) has no type: write the type before the method."
    }
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The only argument, a literal.
  fileprivate var textArgument: String {
    get throws {
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self)
      guard let text = literal?.representedLiteralValue else { throw SelectorError.nameless }
      return text
    }
  }
}

extension MacroExpansionContext {
  /// The name of the innermost type around the macro.
  fileprivate var owner: String? {
    for node in lexicalContext {
      if let type = node.asProtocol((any NamedDeclSyntax).self), node.isType { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    }
    return nil
  }
}

extension Syntax {
  fileprivate var isType: Bool {
    [.classDecl, .structDecl, .enumDecl, .actorDecl].contains(kind)
  }
}
