import Foundation
import Testing

@testable import Projects

@Suite("Names of the texts in string catalogues")
struct StringSymbolsTests {
  private func catalog(_ strings: String) -> Data {
    Data(#"{"sourceLanguage": "en", "version": "1.1", "strings": {\#(strings)}}"#.utf8)
  }

  private func manual(_ key: String, _ value: String) -> String {
    """
    "\(key)": {"extractionState": "manual", "localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}
    """
  }

  @Test(
    "Given keys of texts, then they become the names that Xcode makes of them",
    arguments: [
      ("app.name", "appName"), ("F_A_Title", "fATitle"), ("ALPS_DESCRIPTION", "alpsDescription"),
      ("CFBundleDisplayName", "cfbundleDisplayName"), ("The JSON store", "theJsonStore"), ("%lld MiB", "miB"),
      ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("this device’s CKAsset", "thisDevicesCkasset"),
      ("level.2", "level2"), ("2 players", "_2Players"),
    ])
  func names(key: String, name: String) {
    #expect(StringSymbols.identifier(key) == name)
  }

  @Test("Given a text with placeholders, then each is an argument of its type, and the text is in the code")
  func arguments() {
    // Given, when
    let (plain, text) = StringSymbols.arguments(of: #"%@ has %lld "pets", %.1f%%"#)
    let (named, _) = StringSymbols.arguments(of: "%(count)d for %(name)@, %(name)@")
    let (turned, places) = StringSymbols.arguments(of: "%2$@ after %1$lld")
    // Then
    #expect(plain.map(\.type) == ["String", "Int", "Float"] && plain.allSatisfy { $0.label == nil })
    #expect(text == #""\(arg1) has \(arg2, specifier: "%lld") \"pets\", \(arg3, specifier: "%.1f")%""#)
    #expect(named.map(\.label) == ["count", "name"] && named.map(\.type) == ["Int32", "String"])
    #expect(turned.map(\.type) == ["Int", "String"])
    #expect(places == #""\(arg1, specifier: "%lld")\(arg2)""#)
  }

  @Test("Given a catalogue, then keys that somebody wrote have names, and those that were found in code have none")
  func manualKeys() {
    // Given
    let data = catalog(
      manual("hello.world", "Hello") + "," + #""Found": {"localizations": {}}, "Old": {"extractionState": "stale"}"#)
    // When
    let symbols = StringSymbols.symbols(in: data)
    // Then
    #expect(symbols.map(\.name) == ["helloWorld"] && symbols.map(\.text) == [#""Hello""#])
  }

  @Test("Given keys with one name, then those with other arguments have it too")
  func sameNames() {
    // Given
    let data = catalog(
      [
        manual("%.1f sec", "%.1f sec"), manual("%lf sec", "%lf sec"), manual("%lld sec", "%lld sec"),
        manual("sec", "s"),
      ]
      .joined(separator: ",") + "," + manual("sec %lld", "%lld s"))
    // When
    let symbols = StringSymbols.symbols(in: data)
    // Then
    #expect(symbols.map(\.name) == ["sec", "sec", "sec", "sec"])
    #expect(symbols.map { $0.arguments.map(\.type) } == [["Float"], ["Double"], ["Int"], []])
  }

  @Test("Given a text with plurals, then its number is an argument")
  func plurals() {
    // Given
    let data = catalog(
      """
      "items": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
      "files": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "In %#@folders@"},
        "substitutions": {"folders": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
      """)
    // When
    let symbols = StringSymbols.symbols(in: data)
    // Then
    #expect(symbols.map(\.name) == ["files", "items"])
    #expect(symbols.map { $0.arguments.map(\.type) } == [["Int"], ["Int"]])
    #expect(symbols.map { $0.arguments.map(\.label) } == [["folders"], [nil]])
    #expect(symbols.last?.text == #""\(arg1, specifier: "%lld") items""#)
  }

  @Test("Given catalogues of two tables, then one declares members of the type, and the other those of a type in it")
  func tables() throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["Localizable", "Settings"].map { folder.appending(path: "\($0).xcstrings") }
    try catalog(manual("continue", "Go on")).write(to: files[0])
    try catalog(manual("left", "%lld left")).write(to: files[1])
    // When
    let source = try #require(StringSymbols.source(for: files, bundle: ".main"))
    // Then
    #expect(source.contains("  static var `continue`: LocalizedStringResource {"))
    #expect(source.contains("  enum Settings {\n    static func left(_ arg1: Int) -> LocalizedStringResource {"))
    #expect(source.contains(#"table: "Settings", bundle: LocalizedStringResource.BundleDescription.main)"#))
    let own = "extension LocalizedStringResource {\n  static func left(_ count: Int) -> Self { \"\\(count)\" }\n}"
    #expect(StringSymbols.source(for: files, bundle: ".main", besides: [own])?.contains("Settings {") == false)
    #expect(StringSymbols.source(for: [folder.appending(path: "None.xcstrings")], bundle: ".main") == nil)
  }
}
