import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a declaration that creates the preview on request, and a record of it in the section of the executable
/// that Swift keeps for run-time discovery (see `PreviewCatalog`).
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure ?? node.bodyArgument else { throw MissingBody() }
    let name = context.makeUniqueName("preview")
    let arguments = node.arguments.filter { $0.label?.text != "body" }.map {
      $0.with(\.trailingComma, nil).trimmed.description
    }
    let location = context.location(of: node)
    let (view, statements) = extracted(from: body)
    return [
      """
      enum \(name) {
        @MainActor static func make() -> _PreviewDeclaration {
          \(raw: view)
          return _PreviewDeclaration(
            _Preview(\(raw: arguments.joined(separator: ", "))) {
              \(raw: statements)
            }, fileID: \(location?.file ?? "\"\""), line: \(location?.line ?? "0"))
        }
        @section("swift5_tests") @used
        static let record: _PreviewRecord = (
          0x7072_7677, 0, { place, _, _, _ in _PreviewDeclaration.write(to: place) { \(name).make() } }, 0, 0
        )
      }
      """
    ]
  }

  /// Moves `@Previewable` declarations of a body into properties of a view around the rest.
  private static func extracted(from body: ClosureExprSyntax) -> (view: String, statements: String) {
    var properties: [String] = []
    var rest: [String] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), variable.attributes.contains(where: \.isPreviewable)
      {
        let kept = variable.attributes.filter { !$0.isPreviewable }
        properties.append(variable.with(\.attributes, kept).trimmedDescription)
      } else {
        rest.append(statement.description)
      }
    }
    guard !properties.isEmpty else { return ("", rest.joined()) }
    let view = """
      struct PreviewBody: View {
        \(properties.joined(separator: "\n"))
        var body: some View {
          \(rest.joined())
        }
      }
      """
    return (view, "PreviewBody()")
  }
}

/// `@Previewable` only informs `#Preview` and declares nothing itself.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

struct MissingBody: Error, CustomStringConvertible {
  let description = "#Preview needs a closure that returns the view."
}

extension FreestandingMacroExpansionSyntax {
  fileprivate var bodyArgument: ClosureExprSyntax? {
    arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
