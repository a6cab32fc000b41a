import Foundation
import Testing

@testable import Projects

struct ProjectWishesTests {
  private func open(_ files: [String: String]) throws -> Project {
    let folder = Folder()
    try folder.write(files)
    return try Project.open(folder.url)
  }

  @Test("Given wishes beside a project, when it is opened, then files are left out and a folder stands in for a module")
  func wishes() throws {
    let project = try open([
      "App.swift": "", "Old/Left.swift": "", "StandIns/Store/Store.swift": "",
      "scrollwork.yml": "leave-out: [Old]\nstand-ins:\n  Store: StandIns/Store\n",
    ])
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(try project.buildOrder(of: app).map(\.module).first == "Store")
  }

  @Test(
    "Given a module whose package is not there, when a folder stands in for it, then nothing is said of the package")
  func standIn() throws {
    // Given
    let list = """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = ( T ); packageReferences = ( R ); };
        G = {isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = ( ); fileSystemSynchronizedGroups = ( S ); packageProductDependencies = ( D ); };
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
        R = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
      }; }
      """
    let files = ["Shop.xcodeproj/project.pbxproj": list, "Shop/App.swift": "import Kit"]
    // When
    let without = try open(files)
    let with = try open(
      files.merging(["StandIns/Kit.swift": "", "scrollwork.yml": "stand-ins: { Kit: StandIns }"]) { $1 })
    // Then
    #expect(without.skipped.count == 1)
    #expect(without.skipped[0].contains("there is no Package.swift in it. To build without it"))
    #expect(without.missing["Kit"] == without.skipped[0])
    #expect(with.skipped.isEmpty && with.missing.isEmpty)
    #expect(try with.buildOrder(of: with.app()).map(\.module) == ["Kit", "Shop"])
  }

  @Test("Given a project with macros, when a folder stands in for a framework, then the macros do without it")
  func macros() throws {
    // When
    let project = try open([
      "Package.swift": """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(url: "https://example.com/swift-syntax", from: "600.0.0")],
        targets: [
          .executableTarget(name: "Shop", dependencies: ["Kit"]), .target(name: "Kit", dependencies: ["KitMacros"]),
          .macro(name: "KitMacros", dependencies: ["Parts"]), .target(name: "Parts"),
        ])
      """,
      "Sources/Shop/App.swift": "import SwiftUI\n@main struct Shop: App {}", "Sources/Kit/Kit.swift": "",
      "Sources/KitMacros/Macros.swift": "", "Sources/Parts/Parts.swift": "", "StandIns/Old.swift": "",
      "scrollwork.yml": "stand-ins: { Old: StandIns }",
    ])
    // Then
    #expect(project.target(named: "Kit")?.dependencies == ["Old", "KitMacros"])
    #expect(project.target(named: "KitMacros")?.dependencies == ["Parts"])
    #expect(project.target(named: "Parts")?.dependencies == [])
  }

  @Test("Given a target that cannot be built, when a folder stands in for it, then it is built of that")
  func impossible() throws {
    // Given
    let project = try open([
      "App.swift": "", "StandIns/Kit.swift": "", "scrollwork.yml": "stand-ins: { Kit: StandIns }",
    ])
    var other = project
    // When
    other.impossible = ["Kit": "it is a binary target, which is not built here"]
    // Then
    #expect(project.impossible.isEmpty)
    let problem = #expect(throws: ProjectProblem.self) { try other.buildOrder(of: other.app()) }
    #expect(problem?.description.contains("binary target, which is not built here. To build without it") == true)
  }

  @Test(
    "Given wishes that cannot be met, when the project is opened or its app is asked for, then the file and the reason are told",
    arguments: [
      ("target: Shap", "has no app \"Shap\""), ("stand-ins: [Kit]", "lines such as `Module: Folder`"),
      ("stand-ins: { Kit: Gone }", "has no Swift files to stand in for Kit"),
    ])
  func unmet(wishes: String, reason: String) throws {
    let problem = #expect(throws: ProjectProblem.self) {
      try open(["App.swift": "", "scrollwork.yml": wishes]).app()
    }
    #expect(problem?.description.contains("/scrollwork.yml: ") == true)
    #expect(problem?.description.contains(reason) == true)
  }

  @Test("Given a wish that nobody knows, when the project is opened, then that is what is said")
  func unknown() throws {
    let problem = #expect(throws: ProjectProblem.self) { try open(["App.swift": "", "scrollwork.yml": "targets: A"]) }
    #expect(problem?.description.contains("\"targets\" is not one of leave-out, stand-ins, target.") == true)
  }
}
