import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable`: the schema of a structure or an enumeration, and how its values are made from content and become
/// content.
struct GenerableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try expansion(of: node, declaration).members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // What is wrong is said where the members are expanded.
    guard let expansion = try? expansion(of: node, declaration) else { return [] }
    let conformance = protocols.isEmpty ? "" : ": nonisolated FoundationModels.Generable"
    return [try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: conformance) {\n\(raw: expansion.conversions)\n}")]
  }

  private static func expansion(
    of node: AttributeSyntax, _ declaration: some DeclGroupSyntax
  ) throws -> any GenerableExpansion {
    let options = GenerableOptions(node, declaration)
    if let type = declaration.as(StructDeclSyntax.self) { return try GenerableStructure(type, options) }
    if let type = declaration.as(EnumDeclSyntax.self) { return try GenerableEnumeration(type, options) }
    throw MacroFault("@Generable must be attached to a struct or an enum.")
  }
}

/// What `@Generable` makes of a type.
protocol GenerableExpansion {
  /// The schema, and the types that it needs.
  var members: [DeclSyntax] { get }
  /// How a value is made from content and becomes content.
  var conversions: String { get }
}

/// `@Guide` only informs `@Generable` and declares nothing itself.
struct GuideMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// The arguments of `@Generable`, and the access of what it declares.
struct GenerableOptions {
  /// `, description: …`, or nothing.
  let description: String
  /// An expression: whether nil becomes `null`.
  let representsNil: String
  /// `public `, `package ` or nothing.
  let access: String

  init(_ node: AttributeSyntax, _ declaration: some DeclGroupSyntax) {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    func argument(_ label: String) -> String? {
      arguments?.first { $0.label?.text == label }?.expression.trimmedDescription
    }
    description = argument("description").map { ", description: \($0)" } ?? ""
    representsNil = argument("representNilExplicitlyInGeneratedContent") ?? "false"
    access =
      declaration.modifiers.lazy.map(\.name.text).first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String { text.filter { $0 != "`" } }
}
