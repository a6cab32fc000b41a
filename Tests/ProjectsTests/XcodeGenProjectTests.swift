import Foundation
import Testing

@testable import Projects

struct XcodeGenProjectTests {
  private static let spec = """
    name: Shop
    options:
      bundleIdPrefix: app.shop
    include: [base.yml]
    settings:
      SWIFT_VERSION: "6.0"
    targetTemplates:
      Tests:
        type: bundle.unit-test
        platform: iOS
        sources: ["${target_name}"]
        dependencies:
          - target: Shop
    targets:
      Shop:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: ["**/*.md", Left]
        settings:
          base: {ENABLE_THIS: true}
          configs:
            debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) LOCAL}
        info:
          path: App/Info.plist
          properties:
            UILaunchScreen: {}
            UIUserInterfaceStyle: Dark
      ShopTests:
        templates: [Tests]
      Widget:
        type: app-extension
        platform: iOS
    schemes:
      Shop:
        run:
          commandLineArguments: {"-demo YES": true, "-off": false}
        test:
          environmentVariables: [{variable: STAGE, value: test}]
    """

  @Test("Given a project of XcodeGen's, when it is opened, then its targets have their files, settings and templates")
  func project() throws {
    let folder = Folder()
    try folder.write([
      "project.yml": Self.spec, "base.yml": "settings:\n  MARKETING_VERSION: 2.1\n  SWIFT_VERSION: 5.0\n",
      "App/App.swift": "", "App/Left/Out.swift": "", "App/More/Read.md": "", "App/More/View.swift": "",
      "ShopTests/Tests.swift": "",
    ])
    let project = try Project.open(folder.url)
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift", "View.swift"])
    #expect(app.settings["SWIFT_VERSION"] == "6.0")
    #expect(app.settings["MARKETING_VERSION"] == "2.1")
    #expect(app.settings["ENABLE_THIS"] == "YES")
    #expect(app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG LOCAL")
    let information = AppBundle.information(of: app)
    #expect(information["CFBundleIdentifier"] as? String == "app.shop.Shop")
    #expect(information["UIUserInterfaceStyle"] as? String == "Dark")
    let tests = try #require(project.target(named: "ShopTests"))
    #expect(tests.kind == .unitTests)
    #expect(tests.sources.map(\.lastPathComponent) == ["Tests.swift"])
    #expect(tests.dependencies == ["Shop"])
    #expect(project.skipped == ["Target Widget: extensions and widgets do not run here."])
    #expect(project.launch.arguments == ["-demo", "YES"])
    #expect(project.testing.launch.environment == ["STAGE": "test"])
  }

  @Test(
    "Given patterns of files, when paths are compared, then a star is any name and two are any folders",
    arguments: [
      ("a/b.md", "**/*.md", true), ("b.md", "**/*.md", true), ("a/b.md", "*.md", false),
      ("Left/a/b.swift", "Left", true),
      ("Lefty/a.swift", "Left", false), ("a/b/c.swift", "a/**", true),
    ])
  func pattern(path: String, pattern: String, isMatch: Bool) {
    #expect(SourceTree.isMatch(path, pattern) == isMatch)
  }
}
