import Foundation
import Testing

@testable import Projects

struct TuistProjectTests {
  private func open(_ files: [String: String]) throws -> Project {
    let folder = Folder()
    try folder.write(files)
    return try Project.open(folder.url)
  }

  @Test(
    "Given a manifest of Tuist that is only data, when its folder is opened, then its targets have their files and settings"
  )
  func targets() throws {
    // Given
    let manifest = """
      import ProjectDescription

      let organization = "com.example" // of all of them
      let project = Project(
        name: "Shop",
        settings: .settings(base: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": .string("MainActor")]),
        targets: [
          .target(
            name: "Shop", destinations: .iOS, product: .app, bundleId: "\\(organization).shop",
            infoPlist: .extendingDefault(with: ["Greeting": "hi", "IsOpen": true]),
            sources: [.glob("Shop/**", excluding: ["Shop/Old/**"])], resources: ["Shop/**/*.xcassets"],
            dependencies: [.target(name: "Kit"), .external(name: "Charts")]),
          .target(name: "Kit", destinations: [.iPhone], product: .framework, bundleId: "kit", sources: ["Kit/**"]),
          .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t", sources: ["Tests/**"],
            dependencies: [.target(name: "Shop")]),
          .target(name: "Watch", destinations: .watchOS, product: .app, bundleId: "w", sources: ["Watch/**"]),
          .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "e", sources: ["Widget/**"]),
        ]
      )
      """
    // When
    let project = try open([
      "Project.swift": manifest, "Shop/Sources/App.swift": "", "Shop/Old/Old.swift": "",
      "Shop/A.xcassets/Contents.json": "{}",
      "Kit/Kit.swift": "", "Tests/T.swift": "",
    ])
    // Then
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["A.xcassets"])
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.shop")
    #expect(app.languageFlags.starts(with: ["-swift-version", "6", "-D", "DEBUG", "-default-isolation", "MainActor"]))
    let information = AppBundle.information(of: app)
    #expect(information["Greeting"] as? String == "hi")
    #expect(information["IsOpen"] as? Bool == true)
    #expect(try project.buildOrder(of: app).map(\.name) == ["Kit", "Shop"])
    #expect(project.target(named: "ShopTests")?.kind == .unitTests)
    #expect(project.skipped.contains("Target Watch: it is not for iOS."))
    #expect(project.skipped.contains("Target Widget: extensions and widgets do not run here."))
    #expect(project.missing["Charts"]?.contains("stand-ins: { Charts: FOLDER }") == true)
  }

  @Test(
    "Given a manifest of Tuist that is a program, when its folder is opened, then the line is told, and what to do",
    arguments: [
      ("let targets = names.map { target($0) }", "line 2: `names.map` is not known here."),
      ("let a = [1, {}]", "line 2: this is not plain data: `{}]`."),
      ("let e = [1].first", "line 2: this is not plain data: `.first`."),
      ("let b = c", "line 2: `c` is not known here."), ("let d = 1", "there is no `let project = Project(...)` in it."),
    ])
  func program(code: String, reason: String) throws {
    let problem = #expect(throws: ProjectProblem.self) {
      try open(["Project.swift": "import ProjectDescription\n\(code)\n", "App.swift": ""])
    }
    #expect(problem?.description.contains(reason) == true)
    #expect(problem?.description.contains("run `tuist generate`") == true)
  }

  @Test(
    "Given an app's own file that is called like a manifest, when its folder is opened, then it is one of its files")
  func namesake() throws {
    let project = try open(["Project.swift": "struct Project {}", "App.swift": ""])
    #expect(try project.app().sources.map(\.lastPathComponent) == ["App.swift", "Project.swift"])
  }
}
