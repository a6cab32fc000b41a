import Foundation
import Testing

/// The project that opens the app on a Mac. It cannot be built here: without Xcode, we can only check that it is complete.
struct XcodeProjectTests {
  private let project: XcodeProject
  private let app: XcodeProject.Object

  init() throws {
    project = try XcodeProject(SourceFile.repository.appending(path: "Apple/Scrollwork.xcodeproj"))
    app = try project.target("iosApp")
  }

  @Test("given the project, then every object that is named is there, and every one there is named")
  func objects() {
    let named = Set(project.objects.values.flatMap { XcodeProject.ids(in: $0.values) })
    #expect(named.subtracting(project.objects.keys).sorted() == [])
    #expect(Set(project.objects.keys).subtracting(named).sorted() == [])
    #expect(project.root.type == "PBXProject")
    // This format introduced synchronized folders.
    #expect(project.formatVersion == "77")
  }

  @Test("given the synchronized folders, then they and the files they leave out exist")
  func folders() throws {
    let groups = project.objects(of: "PBXFileSystemSynchronizedRootGroup")
    #expect(groups.count == project.objects(of: "PBXNativeTarget").count)
    for group in groups {
      let folder = project.url(try #require(group["path"]))
      #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true, "\(folder.path)")
      for path in project.objects(group.list("exceptions")).flatMap({ $0.list("membershipExceptions") }) {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(path)")
      }
    }
    #expect(project.folders(of: app).map(\.lastPathComponent) == ["iosApp"])
  }

  @Test(
    "given the modules of this repository that the app imports, then it depends on their targets and is linked with them"
  )
  func modules() throws {
    let targets = project.objects(of: "PBXNativeTarget").compactMap { $0["name"] }
    let ours = Set(try SourceFile.all(in: "Sources/App/iosApp").flatMap(\.imports)).filter { module in
      ["App", "Backend"].contains { floor in
        FileManager.default.fileExists(atPath: SourceFile.repository.appending(path: "Sources/\(floor)/\(module)").path)
      }
    }
    #expect(Set(targets) == ours.union(["iosApp"]))
    let dependencies = project.objects(app.list("dependencies")).compactMap {
      project.objects[$0["target"] ?? ""]?["name"]
    }
    #expect(Set(dependencies) == ours)
    let products = project.objects(app.list("buildPhases")).flatMap { project.objects($0.list("files")) }
      .compactMap { project.objects[$0["fileRef"] ?? ""]?["path"] }
    #expect(Set(products) == Set(ours.map { "lib\($0).a" }))
    for module in ours {
      #expect(try project.target(module)["productType"] == "com.apple.product-type.library.static")
    }
  }

  @Test(
    "given the settings, then it is an app in Swift 6 for iOS 17 with the Info.plist and the pictures of its folder")
  func settings() throws {
    for settings in project.settings(of: project.root) {
      #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String == "17.0")
      #expect(settings["SWIFT_VERSION"] as? String == "6.0")
      #expect(settings["SDKROOT"] as? String == "iphoneos")
    }
    let configurations = project.settings(of: app)
    #expect(configurations.count == 2)
    for settings in configurations {
      let catalog = SourceFile.repository.appending(path: "Sources/App/iosApp/Resources/Assets.xcassets")
      let icon = try #require(settings["ASSETCATALOG_COMPILER_APPICON_NAME"] as? String)
      let accent = try #require(settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] as? String)
      #expect(try pictures(in: catalog.appending(path: "\(icon).appiconset")).count == 1)
      #expect(try Self.json(catalog.appending(path: "\(accent).colorset/Contents.json"))["colors"] != nil)
      let list = project.url(try #require(settings["INFOPLIST_FILE"] as? String))
      #expect(
        list == SourceFile.repository.appending(path: "Sources/App/iosApp/Resources/Info.plist").standardizedFileURL)
      let data = try Data(contentsOf: list)
      let information = try #require(
        try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
      for key in ["NSLocationWhenInUseUsageDescription", "UIApplicationSceneManifest", "UILaunchScreen"] {
        #expect(information[key] != nil, "\(key)")
      }
    }
  }

  @Test("given the languages of the string catalogue, then the project knows them")
  func languages() throws {
    let catalog = try Self.json(
      SourceFile.repository.appending(path: "Sources/App/iosApp/Resources/Localizable.xcstrings"))
    let entries = try #require(catalog["strings"] as? [String: [String: Any]])
    let languages = Set(entries.values.flatMap { ($0["localizations"] as? [String: Any])?.keys.map { $0 } ?? [] })
    #expect(languages.count > 1)
    #expect(Set(project.root.list("knownRegions")).isSuperset(of: languages))
    #expect(project.root["developmentRegion"] == catalog["sourceLanguage"] as? String)
  }

  @Test("given the pictures and colours that the app uses by name, then the asset catalogue has them")
  func assets() throws {
    let catalog = SourceFile.repository.appending(path: "Sources/App/iosApp/Resources/Assets.xcassets")
    let names = [
      "imageset": /(?:\bImage\(|UIImage\(named: )"([^"]+)"/, "colorset": /(?:\bColor\(|UIColor\(named: )"([^"]+)"/,
    ]
    for file in try SourceFile.all(in: "Sources/App/iosApp") {
      for (kind, pattern) in names {
        for match in file.text.matches(of: pattern) {
          let asset = catalog.appending(path: "\(match.1).\(kind)")
          #expect(FileManager.default.fileExists(atPath: asset.path), "\(file.name) uses \(match.1)")
        }
      }
    }
  }

  @Test("given the shared scheme, then it starts the app's target and says where the backend is")
  func scheme() throws {
    let path = "Apple/Scrollwork.xcodeproj/xcshareddata/xcschemes/iosApp.xcscheme"
    let text = try String(contentsOf: SourceFile.repository.appending(path: path), encoding: .utf8)
    let targets = text.matches(of: /BlueprintIdentifier = "([^"]+)"/).map { String($0.1) }
    #expect(Set(targets) == [app.id])
    #expect(text.contains("argument = \"-backendURL http://127.0.0.1:8080\""))
  }

  private func pictures(in folder: URL) throws -> [URL] {
    let images = try Self.json(folder.appending(path: "Contents.json"))["images"] as? [[String: Any]] ?? []
    return images.compactMap { $0["filename"] as? String }.map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func json(_ file: URL) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }
}
