import Foundation

/// The Swift names that Xcode 26 generates for the keys of string catalogues: `Text(.helloWorld)`,
/// `Text(.itemsLeft(3))`.
///
/// Only keys that were written into the catalogue by hand have one, not those that Xcode extracted from code.
enum StringSymbols {
  /// An argument of a text.
  struct Argument: Hashable {
    /// Nil if the text gives it no name.
    var label: String?
    var type: String
    /// The printf specifier, with the percent sign.
    var specifier: String
  }

  /// One key, as code sees it.
  struct Symbol: Hashable {
    var key: String
    var name: String
    var arguments: [Argument]
    /// The fallback if the catalogue is not found: a Swift literal with the arguments in it.
    var text: String
  }

  /// Returns a file that declares the names of catalogues; nil if they have none.
  /// - Parameters:
  ///   - bundle: the catalogues' bundle, as code: a case of `LocalizedStringResource.BundleDescription`.
  ///   - sources: the target's own code; names that it declares are left to it.
  static func source(for catalogs: [URL], bundle: String, besides sources: [String] = []) -> String? {
    var lines: [String] = []
    let declared = declaredNames(in: sources)
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
      guard let data = try? Data(contentsOf: catalog) else { continue }
      let symbols = symbols(in: data).filter { !declared.contains($0.name) }
      if symbols.isEmpty { continue }
      let table = catalog.deletingPathExtension().lastPathComponent
      lines.append("nonisolated extension LocalizedStringResource {")
      if table == "Localizable" {
        lines += symbols.map { declaration(of: $0, table, bundle, indent: "  ") }
      } else {
        // Other tables are nested names: `.Settings.title`.
        let name = words(in: table).map(capitalized).joined()
        lines.append("  enum \(AssetSymbols.quoted(name.first?.isNumber != false ? "_" + name : name)) {")
        lines += symbols.map { declaration(of: $0, table, bundle, indent: "    ") }
        lines.append("  }")
      }
      lines.append("}")
    }
    return lines.isEmpty ? nil : (["import Foundation", ""] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the names that the code itself adds to the type, as some packages do for builds without Xcode.
  private static func declaredNames(in sources: [String]) -> Set<String> {
    var names: Set<String> = []
    for source in sources where source.contains("extension LocalizedStringResource") {
      for match in source.matches(of: #/static\s+(?:var|let|func)\s+`?(\w+)/#) { names.insert(String(match.1)) }
    }
    return names
  }

  private static func declaration(of symbol: Symbol, _ table: String, _ bundle: String, indent: String) -> String {
    let key = literal(symbol.key)
    let rest = "table: \(literal(table)), bundle: LocalizedStringResource.BundleDescription\(bundle))"
    let name = AssetSymbols.quoted(symbol.name)
    if symbol.arguments.isEmpty {
      return """
        \(indent)static var \(name): LocalizedStringResource {
        \(indent)  LocalizedStringResource(\(key), defaultValue: \(symbol.text), \(rest)
        \(indent)}
        """
    }
    let parameters = symbol.arguments.enumerated().map { index, argument in
      "\(argument.label.map(AssetSymbols.quoted) ?? "_") arg\(index + 1): \(argument.type)"
    }
    return """
      \(indent)static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {
      \(indent)  LocalizedStringResource(\(key), defaultValue: \(symbol.text), \(rest)
      \(indent)}
      """
  }

  // MARK: Catalogues

  /// Returns the symbols of a catalogue in the order of its keys. Keys with one name are told apart by their arguments;
  /// of those with the same the first counts: a guess.
  static func symbols(in data: Data) -> [Symbol] {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: Any]
    else { return [] }
    let language = file["sourceLanguage"] as? String ?? "en"
    var symbols: [Symbol] = []
    var known: Set<[String?]> = []
    for key in strings.keys.sorted() {
      guard let entry = strings[key] as? [String: Any], entry["extractionState"] as? String == "manual",
        entry["shouldTranslate"] as? Bool != false || entry["localizations"] != nil
      else { continue }
      let localization = (entry["localizations"] as? [String: Any])?[language] as? [String: Any]
      let text = localization.flatMap(value) ?? key
      let name = identifier(key)
      let substitutions = localization?["substitutions"] as? [String: Any] ?? [:]
      let (open, code) = arguments(of: text, substitutions)
      guard !name.isEmpty, known.insert([name] + open.flatMap { [$0.label, $0.type] }).inserted else { continue }
      symbols.append(Symbol(key: key, name: name, arguments: open, text: code))
    }
    return symbols
  }

  /// Returns the text, or of several the one for any other number or device.
  private static func value(_ localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = localization["variations"] as? [String: Any],
      let kind = (variations["plural"] ?? variations["device"]) as? [String: Any]
    else { return nil }
    let form = kind["other"] ?? kind.min { $0.key < $1.key }?.value
    return (form as? [String: Any]).flatMap(value)
  }

  // MARK: Names

  /// Returns a key's identifier. "app.name" is `appName`, "The JSON file" is `theJsonFile`, "CFBundleName" is
  /// `cfbundleName`, "%lld left" is `left`.
  static func identifier(_ key: String) -> String {
    let words = words(in: key.replacing(placeholder, with: " "))
    guard let first = words.first else { return "" }
    let capitals = first.prefix { $0.isUppercase }
    let name =
      capitals.lowercased() + first.dropFirst(capitals.count) + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Splits a text into words, but not at an apostrophe.
  private static func words(in text: String) -> [Substring] {
    text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }.map { Substring(String($0)) }
  }

  /// Capitalizes a word: "iCloud" is "ICloud", "JSON" is "Json", "CKAsset" is "Ckasset".
  private static func capitalized(_ word: Substring) -> String {
    let rest = word.dropFirst()
    let capitals = word.first?.isUppercase == true ? rest.prefix { $0.isUppercase } : ""
    return word.prefix(1).uppercased() + capitals.lowercased() + rest.dropFirst(capitals.count)
  }

  // MARK: Placeholders

  /// Matches `%@`, `%2$lld`, `%(name)@`, `%#@apples@`.
  private nonisolated(unsafe) static let placeholder =
    #/%(?:(\d+)\$)?(?:\((\w+)\))?(?:#@(\w+)@|([-+ 0#]*\d*(?:\.\d+)?)((?:hh|h|ll|l|q|L|z|j|t)?[@diuxXoaAeEfFgGcCsS]))/#

  /// Returns a text's arguments, and the text with them inserted, if each is there once and in order.
  static func arguments(of text: String, _ substitutions: [String: Any] = [:]) -> ([Argument], String) {
    var arguments: [Int: Argument] = [:]
    var names: [String: Int] = [:]
    var pieces: [(before: Substring, place: Int)] = []
    var isInOrder = true
    // Two percent signs are one, and begin no placeholder.
    let source = text.replacing("%%", with: "\u{0}\u{0}")
    var end = source.startIndex
    var next = 1
    for match in source.matches(of: placeholder) {
      let name = (match.output.2 ?? match.output.3).map(String.init)
      let substitution = match.output.3.flatMap { substitutions[String($0)] as? [String: Any] }
      let known = name.flatMap { names[$0] }
      let place =
        match.output.1.flatMap { Int($0) } ?? substitution?["argNum"] as? Int ?? known ?? next
      if match.output.1 == nil, known == nil { next = max(next, place) + 1 }
      if let name { names[name] = place }
      let kind = match.output.5.map(String.init) ?? substitution?["formatSpecifier"] as? String ?? "lld"
      let specifier = "%" + (match.output.4.map(String.init) ?? "") + kind
      if arguments[place] != nil || place != pieces.count + 1 || match.output.3 != nil { isInOrder = false }
      arguments[place] = arguments[place] ?? Argument(label: name, type: type(of: kind), specifier: specifier)
      pieces.append((source[end..<match.range.lowerBound], place))
      end = match.range.upperBound
    }
    // A missing number is some object: a guess.
    let count = min(arguments.keys.max() ?? 0, 99)
    let all = (0..<count).map { arguments[$0 + 1] ?? Argument(label: nil, type: "String", specifier: "%@") }
    func plain(_ text: Substring) -> String { escaped(String(text).replacing("\u{0}\u{0}", with: "%")) }
    let parts = all.enumerated().map { index, argument in
      argument.type == "String"
        ? "\\(arg\(index + 1))" : "\\(arg\(index + 1), specifier: \(literal(argument.specifier)))"
    }
    guard !all.isEmpty else { return ([], literal(text)) }
    guard isInOrder, pieces.count == all.count else { return (all, "\"" + parts.joined() + "\"") }
    let whole = pieces.enumerated().map { plain($1.before) + parts[$0] }.joined() + plain(source[end...])
    return (all, "\"" + whole + "\"")
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text as it is written in code.
  private static func escaped(_ text: String) -> String {
    let known: [Character: String] = [
      "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\r\n": "\\r\\n", "\t": "\\t", "\0": "\\0",
    ]
    return text.map { known[$0] ?? String($0) }.joined()
  }

  /// Returns the type of a placeholder's value.
  private static func type(of kind: String) -> String {
    switch kind.last {
    case "@", "s", "S": "String"
    case "a", "A", "e", "E", "f", "F", "g", "G": kind.count > 1 ? "Double" : "Float"
    case "u", "x", "X", "o": kind.count > 1 && kind.first != "h" ? "UInt" : "UInt32"
    default: kind.count > 1 && kind.first != "h" ? "Int" : "Int32"
    }
  }
}

extension URL {
  /// The string catalogues that a resource is: itself, or those in a localized folder.
  var stringCatalogs: [URL] {
    switch pathExtension {
    case "xcstrings": [self]
    case "lproj":
      ((try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcstrings" }
    default: []
    }
  }
}
