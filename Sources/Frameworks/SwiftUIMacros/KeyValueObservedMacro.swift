import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Has a stored variable tell before and after it changes; one with accessors of its own is left as it is.
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
