import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// TipKit's `@Parameter`: a static property, and under its name with a `$` the parameter that rules look at.
struct TipParameterMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try binding(of: declaration).name
    return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value, access) = try binding(of: declaration)
    let options = node.arguments.map { ", \($0.trimmedDescription)" } ?? ""
    let generic = type.map { "<\($0)>" } ?? ""
    return [
      """
      \(raw: access)static let $\(raw: name) = Tips.Parameter\(raw: generic)(Self.self, "\(raw: name)", \
      \(raw: value)\(raw: options))
      """
    ]
  }

  private static func binding(
    of declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: String, access: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      variable.modifiers.contains(where: { $0.name.text == "static" })
    else { throw TipMacroError.place }
    let type = binding.typeAnnotation?.type.trimmedDescription
    guard let value = binding.initializer?.value.trimmedDescription ?? (type?.hasSuffix("?") == true ? "nil" : nil)
    else {
      throw TipMacroError.value
    }
    let access = variable.modifiers.map(\.trimmedDescription).filter {
      ["public", "package", "fileprivate"].contains($0)
    }
    return (name, type, value, access.map { $0 + " " }.joined())
  }
}

/// TipKit's `#Rule`.
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let closure = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
    return "Tips.Rule(\(raw: node.arguments.trimmedDescription))\(raw: closure)"
  }
}

private enum TipMacroError: Error, CustomStringConvertible {
  case place, value

  var description: String {
    switch self {
    case .place: "@Parameter must be attached to one static var of a tip."
    case .value: "@Parameter needs an initial value, such as @Parameter static var isNew = false."
    }
  }
}
