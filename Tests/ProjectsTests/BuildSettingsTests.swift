import Foundation
import Testing

@testable import Projects

struct BuildSettingsTests {
  @Test("Given levels of settings, when they are resolved, then each inherits and names of others are replaced")
  func levels() {
    var settings = BuildSettings(["TARGET_NAME": "Shop"])
    settings.add(["FLAGS": "A", "ID": "com.example.$(TARGET_NAME:lower)"])
    settings.add(["FLAGS": ["B", "$(inherited)"], "ODD[sdk=macosx*]": "no", "ODD[sdk=iphonesimulator*]": "yes"])
    let resolved = settings.resolved()
    #expect(resolved["FLAGS"] == "B A")
    #expect(resolved["ID"] == "com.example.shop")
    #expect(resolved["ODD"] == "yes")
  }

  @Test("Given a setting that names itself, when it is resolved, then that ends")
  func endless() {
    var settings = BuildSettings()
    settings.add(["A": "$(B)", "B": "$(A)x"])
    #expect(settings.resolved()["A"]?.isEmpty == false)
  }

  @Test("Given a target's settings, then the compiler is told the language, and in Swift 6 only what is newer")
  func flags() {
    var target = Project.Target(name: "A", module: "A", kind: .app, folder: URL(fileURLWithPath: "/"))
    target.settings = [
      "SWIFT_VERSION": "5.0", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
      "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG X",
    ]
    #expect(
      target.languageFlags == [
        "-swift-version", "5", "-D", "DEBUG", "-D", "X", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "RegionBasedIsolation",
      ])
    target.settings["SWIFT_VERSION"] = "6.0"
    #expect(!target.languageFlags.contains("RegionBasedIsolation"))
    #expect(target.languageFlags.contains("ExistentialAny"))
  }

  @Test(
    "Given names of assets, then they become the names that Xcode makes of them",
    arguments: [
      ("Brand Red", "brandRed"), ("brand_red", "brandRed"), ("AccentColor", "accent"), ("URL-icon", "urlIcon"),
      ("BG", "BG"),
      ("2x", "_2x"),
    ])
  func assets(asset: String, name: String) {
    #expect(AssetSymbols.identifier(asset, dropping: "Color") == name)
  }

  @Test(
    "Given a catalogue with symbols, pictures and colours, then all have names, and types get them only if asked for")
  func catalogue() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for name in ["tap.fill.symbolset", "hero.imageset", "Brand.colorset", "Background.colorset"] {
      try FileManager.default.createDirectory(at: catalog.appending(path: name), withIntermediateDirectories: true)
    }
    let plain = try #require(AssetSymbols.source(for: [catalog], bundle: ".module", extendsColors: false))
    #expect(plain.contains(#"static let tapFill = ImageResource(name: "tap.fill", bundle: .module)"#))
    #expect(plain.contains("static let hero = ImageResource"))
    #expect(plain.contains("static let brand = ColorResource"))
    #expect(!plain.contains("extension Color {"))
    let extended = try #require(AssetSymbols.source(for: [catalog], bundle: ".main", extendsColors: true))
    #expect(extended.contains("extension Color {"))
    // A name that styles have and `Color` does not is a colour's name, not a style's.
    #expect(extended.components(separatedBy: "static var background: Color ").count == 2)
  }

  @Test("Given a scheme, then what is switched on in it is what the app is launched with")
  func scheme() {
    let options = Scheme.launch(
      in: """
        <LaunchAction><CommandLineArguments>
        <CommandLineArgument argument = "-demo YES" isEnabled = "YES"></CommandLineArgument>
        <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument></CommandLineArguments>
        <EnvironmentVariable key = "STAGE" value = "a &amp; b" isEnabled = "YES"></EnvironmentVariable></LaunchAction>
        """)
    #expect(options.arguments == ["-demo", "YES"])
    #expect(options.environment == ["STAGE": "a & b"])
  }

  @Test(
    "Given arguments of a scheme, then blanks in quotes and after a backslash do not part them",
    arguments: [
      (#"-name "Anna Lena" -x"#, ["-name", "Anna Lena", "-x"]), (#"-a b\ c"#, ["-a", "b c"]), (#"-e """#, ["-e", ""]),
      (#"'{"a": 1}'"#, [#"{"a": 1}"#]), ("  -a  YES ", ["-a", "YES"]),
    ])
  func words(line: String, words: [String]) {
    #expect(Scheme.words(line) == words)
  }

  @Test("Given build settings in what an app is launched with, then they are replaced by their values")
  func filled() {
    var options = LaunchOptions()
    options.arguments = ["-api", "$(API)"]
    options.environment = ["NAME": "${PRODUCT_NAME} 1"]
    let filled = options.filled(with: ["API": "a b", "PRODUCT_NAME": "Shop"])
    #expect(filled.arguments == ["-api", "a b"])
    #expect(filled.environment == ["NAME": "Shop 1"])
  }
}
