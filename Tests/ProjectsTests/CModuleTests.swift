import Foundation
import Testing

@testable import Projects

struct CModuleTests {
  private let folder = Folder()
  private var place: URL { folder.url }

  private func open() throws -> Project {
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .executableTarget(name: "Shop", dependencies: ["Kit"]),
          .target(name: "Kit", dependencies: ["c-sum", "CMap", "Old", "System"]),
          .target(
            name: "c-sum", dependencies: ["CMap"], exclude: ["left.c"],
            cSettings: [
              .define("WIDE", to: "1"), .define("MAC", .when(platforms: [.macOS])), .headerSearchPath("inner"),
            ], linkerSettings: [.linkedLibrary("z")]),
          .target(name: "CMap", publicHeadersPath: "headers"),
          .target(name: "Old"),
          .systemLibrary(name: "System"),
        ], cLanguageStandard: .gnu11)
      """,
      "Sources/Shop/App.swift": "import SwiftUI\n@main struct Shop: App {}",
      "Sources/Kit/Kit.swift": "import c_sum\nimport Mapped\n#if canImport(Mapped)\nlet a = 1\n#endif",
      "Sources/c-sum/sum.c": "", "Sources/c-sum/left.c": "", "Sources/c-sum/inner/part.h": "",
      "Sources/c-sum/include/sum.h": "int sum(int, int);",
      "Sources/CMap/map.cpp": "", "Sources/CMap/headers/map.h": "",
      "Sources/CMap/headers/module.modulemap": "module Mapped { header \"map.h\" }",
      "Sources/Old/old.m": "", "Sources/Old/include/old.h": "",
      "Sources/System/module.modulemap": "module System { header \"shim.h\" link \"z\" }", "Sources/System/shim.h": "",
    ]
    try folder.write(files)
    return try Project.open(place)
  }

  @Test("Given a package with C, when its app is prepared, then the C is a module with what the manifest says of it")
  func prepared() throws {
    // Given
    let project = try open()
    let made = place.appending(path: "Made")
    // When
    let app = try PreparedApp(project, app: project.app(), in: made)
    // Then
    #expect(app.modules.map(\.name) == ["CMap", "c_sum", "System", "Kit", "Shop"])
    let sum = try #require(app.modules.first { $0.name == "c_sum" })
    let code = try #require(sum.c)
    #expect(sum.sources.map(\.lastPathComponent) == ["sum.c"])
    let flags = code.flags(for: sum.sources[0])
    let folder = place.appending(path: "Sources").standardizedFileURL.path
    for flag in ["WIDE=1", "-std=gnu11", "\(folder)/c-sum/inner", "\(folder)/c-sum/include"] {
      #expect(flags.contains(flag))
    }
    #expect(!flags.contains("MAC"))
    #expect(sum.flags == ["-I", "\(folder)/CMap/headers"])
    #expect(code.libraries == ["-lz"])
    #expect(app.modules[0].c?.libraries == ["-lstdc++"])
  }

  @Test(
    "Given Swift that imports C, then it is told where each module is described, and where none is, a description is made"
  )
  func described() throws {
    // Given
    let project = try open()
    let made = place.appending(path: "Made")
    // When
    let app = try PreparedApp(project, app: project.app(), in: made)
    // Then
    let kit = try #require(app.modules.first { $0.name == "Kit" })
    let folder = place.appending(path: "Sources").standardizedFileURL.path
    let description = made.appending(path: "modules/c_sum/module.modulemap")
    #expect(kit.flags.contains("-fmodule-map-file=\(description.path)"))
    #expect(kit.flags.contains("-fmodule-map-file=\(folder)/CMap/headers/module.modulemap"))
    #expect(kit.flags.contains("-fmodule-map-file=\(folder)/System/module.modulemap"))
    #expect(
      try String(contentsOf: description, encoding: .utf8)
        == "module c_sum {\n  umbrella \"\(folder)/c-sum/include\"\n  export *\n}\n")
    // The module is the one that the description names.
    let text = try String(contentsOf: kit.sources[0], encoding: .utf8)
    #expect(text.contains("import Mapped") && text.contains("#if true"))
    #expect(!app.notes.contains { $0.contains("Mapped is not in Scrollwork") })
  }

  @Test("Given a package's Objective-C that is here in Swift, when the package is opened, then it is built of that")
  func replaced() throws {
    // Given
    let folder = Folder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "UIKitNavigationShim")])
      """,
      "Sources/UIKitNavigationShim/shim.m": "", "Sources/UIKitNavigationShim/include/shim.h": "",
    ])
    var packages = LocalPackages()
    // When
    _ = try packages.add(folder.url)
    // Then
    let target = try #require(packages.targets.first { $0.name == "UIKitNavigationShim" })
    let source = try String(contentsOf: #require(target.sources.first), encoding: .utf8)
    #expect(source.contains("_UIKitNavigation_onDismiss"))
    #expect(packages.skipped.isEmpty && packages.missing.isEmpty)
  }

  @Test("Given a package with Objective-C, then it is left out, with what to do about it")
  func objectiveC() throws {
    // Given
    // When
    let project = try open()
    // Then
    #expect(project.target(named: "Old") == nil)
    let line = try #require(project.missing["Old"])
    #expect(line.contains("target Old: it is in Objective-C"))
    #expect(line.contains("stand-ins: { Old: FOLDER }"))
  }
}
