import Foundation
import Testing

@testable import Projects

struct PlaygroundAppTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes

    let package = Package(
      name: "My App",
      platforms: [.iOS("17.0")],
      products: [
        .iOSApplication(
          name: "My App",
          targets: ["AppModule"],
          bundleIdentifier: "com.example.my-app",
          displayVersion: "2.1",
          bundleVersion: "7",
          appIcon: .placeholder(icon: .moon),
          accentColor: .presetColor(.pink),
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
          capabilities: [.camera(purposeString: "To scan cards")]
        )
      ],
      targets: [.executableTarget(name: "AppModule", path: ".")]
    )
    """

  private func folder(_ inside: String) throws -> Folder {
    let folder = Folder()
    try folder.write("\(inside)/Package.swift", Self.manifest)
    try folder.write("\(inside)/MyApp.swift", "import SwiftUI\n@main struct MyApp: App {}")
    try folder.write("\(inside)/Assets.xcassets/Contents.json", "{}")
    return folder
  }

  @Test("Given an app of Swift Playgrounds, when it is opened, then its app has what the manifest says of it")
  func app() throws {
    // Given
    let place = try folder("My App.swiftpm")
    // When
    let app = try Project.open(place.url.appending(path: "My App.swiftpm")).app()
    // Then
    #expect(app.sources.map(\.lastPathComponent) == ["MyApp.swift"])
    let list = AppBundle.information(of: app)
    #expect(list["CFBundleIdentifier"] as? String == "com.example.my-app")
    #expect(list["CFBundleName"] as? String == "My App")
    #expect(list["CFBundleShortVersionString"] as? String == "2.1")
    #expect(list["CFBundleVersion"] as? String == "7")
    #expect(list["NSCameraUsageDescription"] as? String == "To scan cards")
    #expect(list["UISupportedInterfaceOrientations~iphone"] as? [String] == ["UIInterfaceOrientationPortrait"])
    #expect((list["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 2)
    #expect(list["NSAccentColorName"] as? String == "AccentColor")
  }

  @Test(
    "Given a repository with an app of Swift Playgrounds in a folder, when the repository is opened, then it is that app"
  )
  func repository() throws {
    // Given
    let place = try folder("src/My App.swiftpm")
    // When
    let project = try Project.open(place.url)
    // Then
    #expect(try project.app().module == "AppModule")
  }

  @Test(
    "Given an app of Swift Playgrounds beside an Xcode project, when the repository is opened, then it is the project")
  func projectFirst() throws {
    // Given
    let place = try folder("My App.swiftpm")
    try place.write("Shop/Shop.xcodeproj/project.pbxproj", XcodeProjectTests.list)
    try place.write("Shop/Old/a b.swift", "")
    // When
    let project = try Project.open(place.url)
    // Then
    #expect(project.location.lastPathComponent == "Shop.xcodeproj")
  }

  @Test("Given a manifest with an app, then its lines stay where they are")
  func lines() throws {
    let app = try #require(PlaygroundApp(Self.manifest))
    let place = { (text: String) in text[..<(text.range(of: ".executableTarget")?.lowerBound ?? text.endIndex)] }
    #expect(place(app.manifest).count(where: \.isNewline) == place(Self.manifest).count(where: \.isNewline))
    #expect(!app.manifest.contains("AppleProductTypes"))
  }

  @Test("Given a package without such a product, then there is no app of Swift Playgrounds in it")
  func none() { #expect(PlaygroundApp("let package = Package(name: \"Shop\")") == nil) }
}
