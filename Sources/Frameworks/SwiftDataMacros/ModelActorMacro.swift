import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor`: gives an actor its own context.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ActorDeclSyntax.self) else {
      throw MacroFault("@ModelActor must be attached to an actor.")
    }
    let access = type.modifiers.lazy.map(\.name.text).first { ["public", "package"].contains($0) }
    let prefix = access.map { "\($0) " } ?? ""
    return [
      "\(raw: prefix)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: prefix)nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      \(raw: prefix)init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}
