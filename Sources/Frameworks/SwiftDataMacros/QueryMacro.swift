import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: the property reads the results of a `Query` beside it.
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
    let (name, element, result) = try queried(declaration)
    let arguments = node.arguments?.trimmedDescription ?? ""
    // Not private, whatever the property is: the memberwise initializer would become private too.
    return ["var _\(raw: name): SwiftData.Query<\(element), \(result)> = .init(\(raw: arguments))"]
  }

  private static func queried(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, element: TypeSyntax, result: TypeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let result = binding.typeAnnotation?.type.trimmed
    else { throw MacroFault("@Query must be attached to a var with an array type, such as @Query var items: [Item].") }
    return (name, element(of: result), result)
  }

  /// A name may be an alias of an array, which a macro cannot see; the compiler can.
  private static func element(of type: TypeSyntax) -> TypeSyntax {
    type.as(ArrayTypeSyntax.self)?.element.trimmed ?? "\(type).Element"
  }
}
