import Foundation
import Testing

@testable import Projects

struct MacroModulesTests {
  private let folder = Folder()
  private var place: URL { folder.url }

  private func open() throws -> Project {
    let files = [
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "file:///nowhere/swift-syntax", from: "600.0.0")],
        targets: [
          .target(name: "Kit", dependencies: ["KitMacros", "Names"]), .target(name: "Names"), .target(name: "Unused"),
          .macro(name: "KitMacros", dependencies: ["Names", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .macro(name: "OtherMacros"),
          .testTarget(name: "KitTests", dependencies: ["Kit", "KitMacros"]),
        ])
      """,
      "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/Names/Names.swift": "#if os(Linux)\nlet name = 1\n#endif",
      "Kit/Sources/Unused/Unused.swift": "", "Kit/Sources/KitMacros/Plugin.swift": "",
      "Kit/Sources/OtherMacros/Plugin.swift": "",
      "Kit/Tests/KitTests/KitTests.swift": "#if canImport(KitMacros)\nimport KitMacros\n#endif\nimport XCTest",
      "Shop/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(path: "../Kit")],
        targets: [.executableTarget(name: "Shop", dependencies: ["Kit"])])
      """,
      "Shop/Sources/Shop/App.swift": "import SwiftUI\n@main struct Shop: App {}",
    ]
    try folder.write(files)
    return try Project.open(place.appending(path: "Shop"))
  }

  @Test(
    "Given a package with macros, when its app is prepared, then what they need is built for this machine before the app's modules"
  )
  func order() throws {
    // Given
    let project = try open()
    // When
    let app = try PreparedApp(project, app: project.app(), in: place.appending(path: "Made"))
    // Then
    #expect(project.skipped.isEmpty && project.impossible.isEmpty)
    #expect(app.modules.map(\.name) == ["SwiftCompilerPlugin", "Names", "KitMacros", "Names", "Kit", "Shop"])
    #expect(app.modules.map(\.use) == [.macroLibrary, .macroLibrary, .macros, .app, .app, .app])
    #expect(app.modules.map(\.macros) == [[], [], [], [], ["KitMacros"], ["KitMacros"]])
    // The same files are compiled for the phone in one case and for this machine in the other.
    #expect(app.modules[1].sources.map(\.path) == [place.path + "/Kit/Sources/Names/Names.swift"])
    #expect(app.modules[3].sources != app.modules[1].sources)
    #expect(app.modules[1].folder != app.modules[3].folder)
  }

  @Test("Given macros in Swift 6, then a switch over a library's enumeration ends as in the package with swift-syntax")
  func language() throws {
    let project = try open()
    let app = try PreparedApp(project, app: project.app(), in: place.appending(path: "Made"))
    let macros = try #require(app.modules.first { $0.use == .macros })
    #expect(macros.flags.starts(with: ["-swift-version", "5"]))
    #expect(macros.flags.contains("BareSlashRegexLiterals"))
    let versions = try #require(macros.flags.last)
    #expect(FileManager.default.fileExists(atPath: versions + "/SwiftSyntax600.swiftinterface"))
  }

  @Test("Given a file of the macros, then what is built depends on it, and whoever saves it sees the app again")
  func changes() throws {
    // Given
    let project = try open()
    let app = try project.app()
    let before = project.fingerprint(of: app, tools: "")
    // When
    try folder.write("Kit/Sources/KitMacros/Plugin.swift", "// longer")
    // Then
    #expect(project.fingerprint(of: app, tools: "") != before)
    #expect(project.watchedFolders(of: app).contains { $0.hasSuffix("/Kit/Sources/KitMacros") })
    #expect(!project.watchedFolders(of: app).contains { $0.hasSuffix("/OtherMacros") })
  }

  @Test("Given a stand-in for the module that declares macros, then nothing of them is built")
  func standIn() throws {
    // Given
    _ = try open()
    try folder.write("Shop/StandIns/Kit.swift", "public let kit = 1")
    try folder.write("Shop/scrollwork.yml", "stand-ins: { Kit: StandIns }")
    // When
    let project = try Project.open(place.appending(path: "Shop"))
    let app = try PreparedApp(project, app: project.app(), in: place.appending(path: "Made"))
    // Then
    #expect(app.modules.map(\.name) == ["Kit", "Shop"])
  }

  @Test("Given tests that import macros if they can, when they are prepared, then they cannot, as on an iPhone")
  func tests() throws {
    // Given
    let project = try open()
    let tests = try #require(project.target(named: "KitTests"))
    // When
    let app = try PreparedApp(project, app: project.app(), tests: [tests], in: place.appending(path: "Made"))
    // Then
    let module = try #require(app.modules.first { $0.name == "KitTests" })
    #expect(module.macros == ["KitMacros"])
    let text = try String(contentsOf: try #require(module.sources.first), encoding: .utf8)
    #expect(text.contains("#if false"))
  }

  @Test("Given macros that do not compile, then stand-ins are proposed for the modules that declare them")
  func remedy() throws {
    let project = try open()
    let app = try PreparedApp(project, app: project.app(), in: place.appending(path: "Made"))
    let macros = try #require(app.modules.first { $0.use == .macros })
    #expect(macros.remedy?.contains("`stand-ins: { Kit: FOLDER }`") == true)
  }
}
