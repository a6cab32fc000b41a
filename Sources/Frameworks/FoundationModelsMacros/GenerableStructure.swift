import SwiftSyntax

/// What `@Generable` makes of a structure.
struct GenerableStructure: GenerableExpansion {
  private let properties: [GenerableProperty]
  private let options: GenerableOptions

  init(_ type: StructDeclSyntax, _ options: GenerableOptions) throws {
    properties = try type.memberBlock.members.flatMap { member in
      try member.decl.as(VariableDeclSyntax.self).map(GenerableProperty.all) ?? []
    }
    self.options = options
  }

  /// The schema, and the type of values that are being generated.
  var members: [DeclSyntax] {
    let access = options.access
    // A property of the name takes the place of the identity.
    let hasID = properties.contains { $0.plainName == "id" }
    let declarations = properties.map { "\(access)var \($0.name): \($0.type).PartiallyGenerated?" }
    let assignments = properties.map { "self.\($0.name) = try content.value(forProperty: \"\($0.plainName)\")" }
    let id = hasID ? [] : ["\(access)var id: FoundationModels.GenerationID"]
    let idAssignment = hasID ? [] : ["self.id = content.id ?? FoundationModels.GenerationID()"]
    return [
      """
      \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(
      type: Self.self\(raw: options.description),
      properties: [
      \(raw: properties.map(\.schema).joined(separator: ",\n"))
      ])
      }
      """,
      """
      \(raw: access)nonisolated struct PartiallyGenerated:
      Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
      \(raw: (id + declarations).joined(separator: "\n"))
      \(raw: access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
      \(raw: (idAssignment + assignments).joined(separator: "\n"))
      }
      }
      """,
    ]
  }

  /// How a value is made from content and becomes content.
  var conversions: String {
    let access = options.access
    let assignments = properties.map { "self.\($0.name) = try content.value(forProperty: \"\($0.plainName)\")" }
    let pairs = properties.map { "\"\($0.plainName)\": self.\($0.name)" }
    return """
      \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
      \(assignments.joined(separator: "\n"))
      }
      \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
      FoundationModels.GeneratedContent(
      _properties: [\(pairs.isEmpty ? ":" : pairs.joined(separator: ",\n"))],
      representsNil: \(options.representsNil))
      }
      """
  }
}

/// A property that content has: an instance variable that is stored, or a constant without a value.
struct GenerableProperty {
  /// The name as it is declared, which may be in backticks.
  let name: String
  let plainName: String
  let type: String
  private let description: String?
  private let guides: [String]

  /// The property of the schema.
  var schema: String {
    let description = description.map { ", description: \($0)" } ?? ""
    let guides = guides.isEmpty ? "" : ", guides: [\(guides.joined(separator: ", "))]"
    return """
      FoundationModels.GenerationSchema.Property(name: "\(plainName)"\(description), type: \(type).self\(guides))
      """
  }

  /// Returns the properties of a declaration.
  static func all(in variable: VariableDeclSyntax) throws -> [GenerableProperty] {
    guard !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let (description, guides) = guides(of: variable)
    var type: TypeSyntax?
    var properties: [GenerableProperty] = []
    // In `let a, b: Int` the last one has the type of those before it.
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      guard !isComputed(binding), !(isConstant && binding.initializer != nil) else { continue }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type else {
        throw MacroFault("\(binding.pattern.trimmedDescription) needs a type, which @Generable cannot infer.")
      }
      properties.append(
        GenerableProperty(
          name: name.text, plainName: name.plainName, type: type.trimmedDescription, description: description,
          guides: guides))
    }
    return properties.reversed()
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Returns the description and the guides of all `@Guide`s.
  private static func guides(of variable: VariableDeclSyntax) -> (description: String?, guides: [String]) {
    var description: String?
    var guides: [String] = []
    for case .attribute(let attribute) in variable.attributes {
      guard attribute.attributeName.trimmedDescription.split(separator: ".").last == "Guide",
        case .argumentList(let arguments) = attribute.arguments
      else { continue }
      for argument in arguments {
        let expression = argument.expression.trimmedDescription
        if argument.label?.text == "description" {
          description = expression
        } else {
          guides.append(expression)
        }
      }
    }
    return (description, guides)
  }
}
