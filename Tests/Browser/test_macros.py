"""Macros of a developer's package: compiled for this machine, and expanded in an app."""

import pytest

KIT = {
    "Kit/Package.swift": """
// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription
let package = Package(
  name: "Kit", platforms: [.iOS(.v17), .macOS(.v14)], products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(url: "https://example.com/swiftlang/swift-syntax.git", from: "600.0.0")],
  targets: [
    .target(name: "Kit", dependencies: ["KitMacros"]), .target(name: "KitNames"),
    .macro(name: "KitMacros", dependencies: [
      "KitNames", .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      .product(name: "SwiftCompilerPlugin", package: "swift-syntax")]),
  ])
""",
    "Kit/Sources/KitNames/Names.swift": 'public func storage(of name: String) -> String { "_\\(name)Storage" }\n',
    "Kit/Sources/Kit/Kit.swift": """
@freestanding(expression) public macro spelled(_ value: Int) -> String = #externalMacro(module: "KitMacros", type: "Spelled")
@freestanding(expression) public macro wrong() -> Int = #externalMacro(module: "KitMacros", type: "Wrong")
@attached(accessor) @attached(peer, names: arbitrary)
public macro AtMost(_ limit: Int) = #externalMacro(module: "KitMacros", type: "AtMost")
public protocol Named { var typeName: String { get } }
@attached(extension, conformances: Named, names: named(typeName))
public macro Nameable() = #externalMacro(module: "KitMacros", type: "Nameable")
@attached(member, names: named(init)) public macro Empty() = #externalMacro(module: "KitMacros", type: "Empty")
""",
    "Kit/Sources/KitMacros/Macros.swift": """
import KitNames
import SwiftCompilerPlugin
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

#if canImport(SwiftSyntax509) && canImport(SwiftSyntax600)
import SwiftSyntax600
let suffix = "!"
#endif

struct Spelled: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> ExprSyntax {
    guard let value = node.arguments.first?.expression else { return "0" }
    if value.is(StringLiteralExprSyntax.self) {
      context.diagnose(Diagnostic(node: value, message: MacroExpansionErrorMessage("a number is wanted")))
    }
    return "\\(literal: value.trimmedDescription + suffix)"
  }
}
struct Wrong: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> ExprSyntax {
    "1 + nothing"
  }
}
struct AtMost: AccessorMacro, PeerMacro {
  static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
    name(of: declaration).map { ["var \\(raw: $0) = 0"] } ?? []
  }
  static func expansion(of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration), case .argumentList(let list) = node.arguments, let limit = list.first?.expression
    else { return [] }
    return ["get { \\(raw: name) }", "set { \\(raw: name) = min(newValue, \\(limit)) }"]
  }
  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    // What the package with swift-syntax lets a switch end with, whose copy in the compiler is a library that may grow.
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
    if let block = binding.accessorBlock {
      switch block.accessors {
      case .accessors: return nil
      case .getter: return nil
      }
    }
    return storage(of: binding.pattern.trimmedDescription)
  }
}
struct Nameable: ExtensionMacro {
  static func expansion(of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \\(type.trimmed): Named { var typeName: String { \\(literal: type.trimmedDescription) } }")]
  }
}
struct Empty: MemberMacro {
  static func expansion(of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext) throws -> [DeclSyntax] {
    ["init() { title = \\"Empty\\" }"]
  }
}
@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [Spelled.self, Wrong.self, AtMost.self, Nameable.self, Empty.self]
}
""",
    "Shop/Package.swift": """
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Shop", platforms: [.iOS(.v17)], dependencies: [.package(path: "../Kit")],
  targets: [.executableTarget(name: "Shop", dependencies: ["Kit"])])
""",
    "Shop/Sources/Shop/App.swift": """import Kit
import SwiftUI

@Empty @Nameable struct Basket { var title: String; @AtMost(10) var count: Int }

@main struct Shop: App {
  var body: some Scene { WindowGroup { Text(text) } }

  var text: String {
    var basket = Basket()
    basket.count = 12
    return "\\(#spelled(1 + 1)) \\(basket.typeName) \\(basket.title) \\(basket.count)"
  }
}
""",
}


@pytest.fixture
def shop(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for path, text in KIT.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip("\n"))
    return tmp_path / "Shop"


def test_an_app_uses_the_macros_of_a_package(run, shop):
    status, output, errors = run(str(shop), "--describe")
    assert status == 0, errors
    assert "'1 + 1! Basket Empty 10'" in output
    # swift-syntax is the compiler's own, so no server is contacted for it.
    assert "swift-syntax" not in errors

    def programs():
        found = (shop.parent / "cache").glob("scrollwork/projects/*/*/macros/KitMacros/program/KitMacros-*")
        return [(program.name, program.stat().st_mtime_ns) for program in found]

    first = programs()
    assert len(first) == 1

    # Only the app has changed.
    file = shop / "Sources/Shop/App.swift"
    file.write_text(file.read_text().replace("1 + 1", "2 + 2"))
    assert "'2 + 2! Basket Empty 10'" in run(str(shop), "--describe")[1]
    assert programs() == first

    # The expansion of the macros has changed, and the app has not.
    macros = shop.parent / "Kit/Sources/KitMacros/Macros.swift"
    macros.write_text(macros.read_text().replace('"!"', '"?"'))
    assert "'2 + 2? Basket Empty 10'" in run(str(shop), "--describe")[1]
    assert len(programs()) == 1 and programs() != first


def test_errors_of_an_expansion_name_the_line_that_uses_the_macro(run, shop):
    file = shop / "Sources/Shop/App.swift"
    file.write_text(file.read_text() + "let a = #wrong()\nlet b = #spelled(\"1\")\n")
    lines = file.read_text().splitlines()
    status, _, errors = run(str(shop), "--describe")
    assert status == 1
    assert (
        f"{file}:{len(lines) - 1}:9: error: cannot find 'nothing' in scope, in the expansion of macro 'wrong'\n"
        "let a = #wrong()\n" in errors
    )
    assert "It expands to:\n1 + nothing\n" in errors
    assert f"{file}:{len(lines)}:18: error: " in errors
