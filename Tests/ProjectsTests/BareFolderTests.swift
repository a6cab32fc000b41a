import Foundation
import Projects
import Testing

/// Folders with Swift files but without a project.
@Suite struct BareFolderTests {
  private let folder = Folder()

  private func open(_ files: [String: String]) throws -> Project {
    for (path, text) in files { try folder.write("Shop/\(path)", text) }
    return try Project.open(folder.url.appending(path: "Shop"))
  }

  @Test(
    "given folders of tests as Xcode makes them, then they are targets of their own, and the app's Info.plist is found")
  func tests() throws {
    let project = try open([
      "Shop/ShopApp.swift": "import SwiftUI", "Shop/Info.plist": "<plist/>",
      "ShopTests/ShopTests.swift": "import XCTest", "ShopTests/FakeStore.swift": "struct FakeStore {}",
      "ShopUITests/ShopUITests.swift": "import XCTest\nlet app = XCUIApplication()",
    ])
    // Then
    #expect(try project.app().sources.map(\.lastPathComponent) == ["ShopApp.swift"])
    #expect(try project.app().settings["INFOPLIST_FILE"]?.hasSuffix("Shop/Shop/Info.plist") == true)
    let unit = try #require(project.target(named: "ShopTests"))
    #expect(unit.kind == .unitTests && unit.sources.count == 2 && unit.dependencies == ["Shop"])
    #expect(project.target(named: "ShopUITests")?.kind == .uiTests)
  }

  @Test(
    "given a scene's delegate that no Info.plist names, then its windows are the app's, with or without an application's"
  )
  func sceneDelegate() throws {
    // Given
    let scene = "import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate {}"
    // When
    let project = try open(["Scene.swift": scene])
    let app = try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "Made"))
    // Then
    #expect(app.entry == .delegate("ScrollworkAppDelegate"))
    let plist = try Data(contentsOf: app.bundle.appending(path: "Info.plist"))
    #expect(String(decoding: plist, as: UTF8.self).contains("<string>Shop.Scene</string>"))
    // Given a file of the application too.
    let own = "import UIKit\n@main class Mine: UIResponder, UIApplicationDelegate {}"
    // When
    let other = try open(["Mine.swift": own])
    let both = try PreparedApp(other, app: other.app(), in: folder.url.appending(path: "Both"))
    // Then
    #expect(both.entry == .delegate("Mine"))
  }

  @Test("given tests beside the app's files, then they are not the app's")
  func loose() throws {
    let project = try open([
      "App.swift": "import SwiftUI", "AppTest.swift": "@testable import Shop\nimport Testing",
      "Press.swift": "import XCTest\nlet app = XCUIApplication()",
    ])
    #expect(try project.app().sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(project.targets.map(\.name) == ["Shop", "ShopTests", "ShopUITests"])
  }

  @Test("given a package whose app has resources, then Bundle.module is the app's bundle")
  func packageOfAnApp() throws {
    // Given
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.executableTarget(name: "Shop", resources: [.process("Texts")])])
      """,
      "Sources/Shop/ShopApp.swift": "import SwiftUI\n@main struct ShopApp: App {}",
      "Sources/Shop/Texts/greeting.txt": "Hello",
    ]
    // When
    let project = try open(files)
    let app = try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "Made"))
    // Then
    let texts = try app.modules.flatMap(\.sources).map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.contains { $0.contains("static let module = Bundle.main") })
  }
}
