import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: adds the key that holds the value of a property of `EnvironmentValues`, `Transaction`, `ContainerValues`
/// or `FocusedValues`.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return ["private struct \(raw: entry.key): \(raw: entry.keyProtocol) {\n\(raw: try entry.members)\n}"]
  }
}

/// The declaration after `@Entry`.
private struct Entry {
  let name: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  let container: String

  var key: String { "__Key_\(name)" }

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// Without a written type the compiler has to find it in a stored property, and that must be `Sendable` in Swift 6.
  var keyProtocol: String {
    let name = Self.keyProtocols[container] ?? ""
    return type == nil && initialValue != nil ? "\(name), _EntryKey" : name
  }

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let container = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        .split(separator: ".").last.map(String.init), Self.keyProtocols[container] != nil
    else { throw EntryError.place }
    guard binding.accessorBlock == nil else { throw EntryError.accessors }
    // A name in backticks is a Swift keyword.
    name = identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    initialValue = binding.initializer?.value.trimmed
    self.container = container
  }

  var members: String {
    get throws {
      if container == "FocusedValues" {
        guard let optional, initialValue == nil || initialValue?.is(NilLiteralExprSyntax.self) == true else {
          throw EntryError.optional
        }
        return "typealias Value = \(optional.trimmedDescription)"
      }
      switch (type, initialValue) {
      case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
      case (let type?, nil) where optional != nil: return "static var defaultValue: \(type) { nil }"
      case (nil, let value?): return "static let made = _EntryDefault(\(value))"
      default: throw EntryError.value
      }
    }
  }

  /// The type that the property's type wraps; nil if it is not optional.
  private var optional: TypeSyntax? {
    if let type = type?.as(OptionalTypeSyntax.self) { return type.wrappedType }
    guard let type = type?.as(IdentifierTypeSyntax.self), type.name.text == "Optional" else { return nil }
    return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

private enum EntryError: Error, CustomStringConvertible {
  case place, accessors, value, optional

  var description: String {
    switch self {
    case .place:
      "@Entry must be attached to one var in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
    case .accessors: "@Entry generates the accessors: remove those of the property."
    case .value: "@Entry needs an initial value, such as @Entry var limit = 10."
    case .optional: "@Entry in FocusedValues needs an optional type without a value, such as @Entry var note: Note?."
    }
  }
}
