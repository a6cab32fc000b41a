import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a stored property report its changes; one with accessors is left unchanged.
struct KeyValueObservedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first, binding.accessorBlock == nil,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let key = identifier.text.filter { $0 != "`" }
    return [
      "willSet { ScrollworkFoundation._willChange(self, \(literal: key)) }",
      "didSet { ScrollworkFoundation._didChange(self, \(literal: key)) }",
    ]
  }
}
