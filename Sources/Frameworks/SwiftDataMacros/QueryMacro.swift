import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: the property reads what a `Query` beside it has fetched.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { _\(raw: try queried(declaration).name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, element) = try queried(declaration)
    let arguments = node.arguments?.trimmedDescription ?? ""
    // Not private, whatever the property is: the memberwise initializer would be private too.
    return ["var _\(raw: name): SwiftData.Query<\(element), [\(element)]> = .init(\(raw: arguments))"]
  }

  private static func queried(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, element: TypeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, let element = element(of: type)
    else { throw MacroFault("@Query stands before a var with the type of an array, such as @Query var items: [Item].") }
    return (name, element)
  }

  private static func element(of type: TypeSyntax) -> TypeSyntax? {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmed }
    guard let type = type.as(IdentifierTypeSyntax.self), type.name.text == "Array" else { return nil }
    return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)?.trimmed
  }
}
