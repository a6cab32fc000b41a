import SwiftSyntax

/// What `@Generable` makes of an enumeration: a choice of names or, if cases have associated values, of structures.
struct GenerableEnumeration: GenerableExpansion {
  private let cases: [GenerableCase]
  private let options: GenerableOptions
  private var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

  init(_ type: EnumDeclSyntax, _ options: GenerableOptions) throws {
    let isText = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String"
    cases = type.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.map { GenerableCase($0, hasRawText: isText) } ?? []
    }
    self.options = options
    guard !cases.isEmpty else { throw MacroFault("@Generable needs an enum with cases.") }
  }

  /// The schema and, if cases have values, the type of values that are being generated.
  var members: [DeclSyntax] {
    let choices = cases.map { hasValues ? "\($0.structureName).self" : $0.content }.joined(separator: ",\n")
    let schema: DeclSyntax = """
      \(raw: options.access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(type: Self.self\(raw: options.description), anyOf: [\(raw: choices)])
      }
      """
    return hasValues ? [schema, partial] + cases.map(\.structure) : [schema]
  }

  private var partial: DeclSyntax {
    let access = options.access
    let declarations = cases.map { element in
      let values = element.values.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type).PartiallyGenerated?" }
      return "case \(element.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    return """
      \(raw: access)nonisolated enum PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent {
      \(raw: declarations.joined(separator: "\n"))
      \(raw: initializer)
      }
      """
  }

  /// How a value is made from content and becomes content.
  var conversions: String { initializer + "\n" + generatedContent }

  private var initializer: String {
    let name =
      hasValues
      ? "try content.value(FoundationModels.GeneratedContent.self, forProperty: \"type\")._caseName"
      : "try content._caseName"
    let branches = cases.map { element in
      let values = element.values.map { value in
        (value.label.map { "\($0): " } ?? "") + "try content.value(forProperty: \"\(value.property)\")"
      }
      return "case \(element.content): self = .\(element.name)"
        + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    return """
      \(options.access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
      let name = \(name)
      switch name {
      \(branches.joined(separator: "\n"))
      default: throw FoundationModels.GeneratedContent._unknownCase(name, of: Self.self)
      }
      }
      """
  }

  private var generatedContent: String {
    let branches = cases.map { element in
      let names = element.values.indices.map { "value\($0)" }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
      guard hasValues else { return "case .\(element.name): FoundationModels.GeneratedContent(\(element.content))" }
      let pairs = zip(element.values, names).map { "\"\($0.property)\": \($1)" }
      let properties = (["\"type\": \(element.content)"] + pairs).joined(separator: ", ")
      return """
        case .\(element.name)\(pattern):
        FoundationModels.GeneratedContent(_properties: [\(properties)], representsNil: \(options.representsNil))
        """
    }
    return """
      \(options.access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
      switch self {
      \(branches.joined(separator: "\n"))
      }
      }
      """
  }
}

/// A case of an enumeration.
struct GenerableCase {
  /// The name as it is declared, which may be in backticks.
  let name: String
  /// The name in content, as an expression.
  let content: String
  let values: [Value]
  private let plainName: String

  /// An associated value.
  struct Value {
    let label: String?
    /// The name in content.
    let property: String
    let type: String
  }

  init(_ element: EnumCaseElementSyntax, hasRawText: Bool) {
    name = element.name.text
    plainName = element.name.plainName
    content = hasRawText ? element.rawValue?.value.trimmedDescription ?? "\"\(plainName)\"" : "\"\(plainName)\""
    values =
      element.parameterClause?.parameters.enumerated().map { index, parameter in
        let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
        return Value(
          label: label?.text, property: label?.plainName ?? "_\(index)", type: parameter.type.trimmedDescription)
      } ?? []
  }

  /// The name of the structure that the schema has for the case.
  var structureName: String { "Discriminated\(plainName.prefix(1).uppercased())\(plainName.dropFirst())" }

  /// The structure that the schema has for the case.
  var structure: DeclSyntax {
    let type =
      "FoundationModels.GenerationSchema.Property(name: \"type\", type: String.self, guides: [.constant(\(content))])"
    let properties = values.map {
      "FoundationModels.GenerationSchema.Property(name: \"\($0.property)\", type: \($0.type).self)"
    }
    return """
      private nonisolated struct \(raw: structureName): nonisolated FoundationModels.Generable {
      nonisolated static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(
      type: Self.self,
      properties: [
      \(raw: ([type] + properties).joined(separator: ",\n"))
      ])
      }
      nonisolated let generatedContent: FoundationModels.GeneratedContent
      nonisolated init(_ content: FoundationModels.GeneratedContent) throws { generatedContent = content }
      }
      """
  }
}
