import Foundation

/// Build settings in levels, each of which inherits from those before: `$(inherited)`, `$(NAME)`, `KEY[sdk=...]`.
struct BuildSettings {
  private(set) var values: [String: String]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds a level as it is in a project file.
  mutating func add(_ level: [String: Any]) {
    var level = level.compactMapValues { value in
      (value as? [String])?.joined(separator: " ") ?? value as? String ?? (value as? NSNumber)?.stringValue
    }
    // Values for the simulator only take precedence over general ones.
    for (key, value) in level where key.contains("[") {
      guard let bracket = key.firstIndex(of: "[") else { continue }
      level[key] = nil
      if Self.isForSimulator(key[bracket...]) { level[String(key[..<bracket])] = value }
    }
    for (key, value) in level {
      let inherited = values[key] ?? ""
      values[key] = value.replacing(#/\$[({]inherited[)}]/#, with: inherited).trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns whether conditions include the simulator: `[sdk=iphone*]`, `[sdk=iphonesimulator*][arch=*]`,
  /// `[config=Debug]`.
  private static func isForSimulator(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[]".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return false }
      let subject = ["sdk": "iphonesimulator", "config": "Debug", "variant": "normal"][parts[0]] ?? "x86_64"
      return parts[1].hasSuffix("*") ? subject.hasPrefix(parts[1].dropLast()) : subject == parts[1]
    }
  }

  /// Returns all values with references to others replaced.
  func resolved() -> [String: String] { values.mapValues { Self.expand($0, with: values) } }

  /// Returns a text with `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced; unknown names become empty.
  static func expand(_ text: String, with values: [String: String], depth: Int = 0) -> String {
    // A setting that refers to itself must not be followed forever.
    guard depth < 20, text.contains("$") else { return text }
    return text.replacing(#/\$(?:\((?<round>[^()${}]*)\)|\{(?<curly>[^()${}]*)\})/#) { match in
      let parts = (match.round ?? match.curly ?? "").split(separator: ":", omittingEmptySubsequences: false)
      var value = values[String(parts.first ?? "")] ?? ""
      value = expand(value, with: values, depth: depth + 1)
      for modifier in parts.dropFirst() {
        switch modifier {
        case "lower": value = value.lowercased()
        case "upper": value = value.uppercased()
        case "rfc1034identifier": value = String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        case "c99extidentifier", "identifier": value = moduleName(value)
        case _ where modifier.hasPrefix("default="): if value.isEmpty { value = String(modifier.dropFirst(8)) }
        default: break
        }
      }
      return value
    }
  }

  /// Returns the module name that Xcode derives from a name.
  static func moduleName(_ name: String) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }

  /// Returns the settings of an `.xcconfig` file, with those of the files that it includes.
  static func configuration(_ file: URL, including: Set<URL> = []) -> (settings: [[String: Any]], files: [URL]) {
    guard !including.contains(file.standardizedFileURL), let text = try? String(contentsOf: file, encoding: .utf8)
    else {
      return ([], [])
    }
    var levels: [[String: Any]] = []
    var files = [file]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix(
        line.firstRange(of: "//").map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? line.count
      )
      .trimmingCharacters(in: .whitespaces)
      if let match = line.firstMatch(of: #/^#include\??\s*"([^"]+)"/#) {
        let included = URL(fileURLWithPath: String(match.1), relativeTo: file.deletingLastPathComponent())
        let more = configuration(included, including: including.union([file.standardizedFileURL]))
        levels += more.settings
        files += more.files
      } else if let match = line.firstMatch(of: #/^([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=\s*(.*?);?$/#) {
        levels.append([String(match.1): String(match.2)])
      }
    }
    return (levels, files)
  }
}

extension Project.Target {
  /// The compiler's language flags.
  public var languageFlags: [String] {
    func isOn(_ key: String) -> Bool { settings[key]?.uppercased() == "YES" }
    func words(_ key: String) -> [String] { (settings[key] ?? "").split(separator: " ").map(String.init) }
    let major = Int(settings["SWIFT_VERSION"]?.split(separator: ".").first ?? "") ?? 5
    var flags = ["-swift-version", "\(min(max(major, 4), 6))"]
    flags += words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").flatMap { ["-D", $0] }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
    if let strict = settings["SWIFT_STRICT_CONCURRENCY"], ["targeted", "complete"].contains(strict) {
      flags.append("-strict-concurrency=\(strict)")
    }
    if isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { flags.append("-enable-bare-slash-regex") }
    var features = Set(settings.keys.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && isOn($0) }.map(Self.feature))
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(Self.approachable) }
    // In Swift 6 most are on, and enabling them again is an error.
    if major >= 6 { features.formIntersection(Self.newerThanSwift6) }
    flags += features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
    var other = words("OTHER_SWIFT_FLAGS")[...]
    while let flag = other.popFirst() {
      if flag == "-D", let name = other.popFirst() {
        flags += ["-D", name]
      } else if flag.hasPrefix("-D") {
        flags.append(flag)
      }
    }
    return flags + self.flags
  }

  private static let approachable: Set = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
  private static let newerThanSwift6: Set = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ]

  private static func feature(_ key: String) -> String {
    switch key {
    case "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures"
    case "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
    default:
      key.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_").map { $0.capitalized }.joined()
    }
  }
}
