import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: adds the members and conformances that make objects of a class persistent.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroFault("@Model must be attached to a class.")
    }
    let access = type.modifiers.lazy.map(\.name.text).first { ["public", "open", "package"].contains($0) }
    let prefix = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
    let name = type.name.text
    let properties = declaration.memberBlock.members.compactMap { PersistedProperty($0.decl) }
    let metadata = properties.map { $0.metadata(of: name) }.joined(separator: ",\n")
    let unloading = properties.map { "_\($0.name) = .unloaded" }.joined(separator: "\n")
    let constraints = declaration.memberBlock.members.compactMap { member -> String? in
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" else {
        return nil
      }
      return
        "SwiftData.Schema.PropertyMetadata(unique: [\(macro.arguments.trimmedDescription)] as [[PartialKeyPath<\(name)>]])"
    }
    let all = ([metadata] + constraints).filter { !$0.isEmpty }.joined(separator: ",\n")
    return [
      "\(raw: prefix)let _$backing = SwiftData._ModelBacking()",
      """
      \(raw: prefix)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [\(raw: all)]
      }
      """,
      """
      \(raw: prefix)required init(_stored: SwiftData._StoredModel) {
      \(raw: unloading)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    PersistedProperty(member) == nil ? [] : ["@_PersistedProperty"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try protocols.map { try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftData.\($0.trimmed) {}") }
  }
}

/// The macro that `@Model` attaches to each stored property: its accessors observe it, and a peer stores its value.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PersistedProperty(declaration) else { return [] }
    let name = property.name
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = .value(initialValue) }
      """,
      """
      get {
      _$willRead(\\.\(raw: name))
      return _\(raw: name).value ?? _$loaded(\\.\(raw: name), \\._\(raw: name))
      }
      """,
      "set { _$set(\\.\(raw: name), \\._\(raw: name), to: newValue) }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PersistedProperty(declaration) else { return [] }
    let name = property.name
    if let type = property.type {
      let initial = property.initialValue == nil && property.isOptional ? " = .value(nil)" : ""
      return ["private var _\(raw: name): SwiftData._StoredValue<\(type)>\(raw: initial)"]
    }
    guard let value = property.initialValue else { throw MacroFault("\(name) needs a type.") }
    return ["private var _\(raw: name) = SwiftData._StoredValue.value(\(value))"]
  }
}

/// A property that `@Model` stores: an instance variable that is neither computed nor transient.
struct PersistedProperty {
  let name: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?
  /// `@Attribute` or `@Relationship` with its arguments, as an expression.
  let options: String?

  init?(_ declaration: some SyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return nil }
    if let block = binding.accessorBlock {
      guard case .accessors(let accessors) = block.accessors,
        accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      else { return nil }
    }
    var options: String?
    for case .attribute(let attribute) in variable.attributes {
      let word = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      if word == "Transient" { return nil }
      guard word == "Attribute" || word == "Relationship" else { continue }
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      // An ephemeral property is observed but not stored.
      options = "SwiftData.Schema.\(word)(\(arguments))"
    }
    name = identifier.text
    type = binding.typeAnnotation?.type.trimmed
    initialValue = binding.initializer?.value.trimmed
    self.options = options
  }

  var isOptional: Bool {
    type?.is(OptionalTypeSyntax.self) == true || type?.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// Returns the metadata of the property.
  func metadata(of model: String) -> String {
    let initial = initialValue.map { ", defaultValue: { \($0) }" } ?? ""
    let metadata = options.map { ", metadata: \($0)" } ?? ""
    // A value stored by a transformer need not be codable.
    let label = options?.contains(".transformable") == true ? "transformed" : "name"
    return """
      SwiftData.Schema.PropertyMetadata(
      \(label): "\(name.filter { $0 != "`" })", keypath: \\\(model).\(name), storage: \\\(model)._\(name)\(initial)\(metadata))
      """
  }
}

/// `@Attribute`, `@Relationship` and `@Transient` only inform `@Model` and declare nothing themselves.
struct PropertyMarkMacro: PeerMacro, DeclarationMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
