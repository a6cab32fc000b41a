import Foundation

/// The part of Apple's API that a project uses and that is not here, judging by its text alone.
///
/// Names are compared, not types: a modifier of the app's own with the name of a missing one counts too, unless the app
/// declares it.
public struct ApiCoverage: CustomStringConvertible {
  /// An API that is used and not here.
  public struct Gap: Sendable {
    /// The name as it is written.
    public let name: String
    /// The files that use it.
    public let files: [String]
  }

  /// The number of Swift files that were read.
  public private(set) var fileCount = 0
  /// Modules, most files first.
  public private(set) var modules: [Gap] = []
  /// Types and members of SwiftUI, most files first.
  public private(set) var names: [Gap] = []
  /// The parts of the project that are left out, whatever they use.
  public let skipped: [String]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - names: the declarations that stand for what is missing, as the compiler reports it.
  ///   - table: `docs/coverage.tsv`, every public name of Apple's SwiftUI.
  public init(of project: Project, app: Project.Target, names: String, table: String) throws {
    skipped = project.skipped
    let order = try project.buildOrder(of: app)
    let own = Set(order.map(\.module))
    let missing = Self.missing(in: names, table)
    var modules: [String: [String]] = [:]
    var found: [String: [String]] = [:]
    var declared: Set<String> = []
    for file in order.flatMap(\.sources) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      fileCount += 1
      for name in PhoneSource(text, own: own, removesMain: false).missing {
        modules[name, default: []].append(file.lastPathComponent)
      }
      let words = Self.words(of: text)
      declared.formUnion(words.declared)
      for name in missing.members.intersection(words.members) {
        found[".\(name)", default: []].append(file.lastPathComponent)
      }
      for name in missing.types.intersection(words.types) { found[name, default: []].append(file.lastPathComponent) }
    }
    for name in declared { (found[name], found[".\(name)"]) = (nil, nil) }
    (self.modules, self.names) = (Self.gaps(modules), Self.gaps(found))
  }

  private static func gaps(_ found: [String: [String]]) -> [Gap] {
    found.map { Gap(name: $0, files: $1) }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
  }

  /// Returns the missing types, and the modifiers of which nothing is here.
  /// - Parameter names: the declarations that stand for what is missing, as the compiler reports it.
  private static func missing(in names: String, _ table: String) -> (types: Set<String>, members: Set<String>) {
    let types = names.matches(of: #/(?m)^public (?:struct|class|enum|protocol) (\w+)/#).map { String($0.1) }
    var members: [String: Int] = [:]
    if let start = names.range(of: "\nextension View {"), let end = names[start.upperBound...].range(of: "\n}") {
      for match in names[start.upperBound..<end.lowerBound].matches(of: #/func `?(\w+)/#) {
        members[String(match.1), default: 0] += 1
      }
    }
    // One form of a modifier may be missing while others are here.
    var all: [String: Int] = [:]
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      if columns.count > 3, columns[3] == "func" { all[String(columns[2].prefix { $0 != "(" }), default: 0] += 1 }
    }
    let none = members.filter { name, count in count >= all[name] ?? 0 }.keys
    return (Set(types.filter { !$0.hasPrefix("_") }), Set(none))
  }

  /// Returns the names in a text: after a dot, beginning with a capital, and declared; without comments that take a
  /// line.
  private static func words(of text: String) -> (types: Set<String>, members: Set<String>, declared: Set<String>) {
    var (types, members, declared): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    var last = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == 32 || $0 == 9 }
      if code.starts(with: "//".utf8) { continue }
      var start: Substring.UTF8View.Index?
      var index = code.startIndex
      func isPart(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95
      }
      while true {
        let isInside = index < code.endIndex && isPart(code[index])
        if isInside, start == nil { start = index }
        if !isInside, let begin = start {
          let word = String(Substring(code[begin..<index]))
          if ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "case"].contains(last) {
            declared.insert(word)
          } else if begin > code.startIndex, code[code.index(before: begin)] == UInt8(ascii: ".") {
            members.insert(word)
          } else if (65...90).contains(code[begin]) {
            types.insert(word)
          }
          last = word
          start = nil
        }
        if index >= code.endIndex { break }
        index = code.index(after: index)
      }
    }
    return (types, members, declared)
  }

  public var description: String {
    func lines(_ title: String, _ gaps: [Gap]) -> [String] {
      gaps.isEmpty
        ? []
        : [title]
          + gaps.map { gap in
            "  \(gap.files.count) \(gap.files.count == 1 ? "file " : "files") \(gap.name)  (\(gap.files.prefix(3).joined(separator: ", "))\(gap.files.count > 3 ? ", ..." : ""))"
          }
    }
    let gaps = lines("Missing frameworks:", modules) + lines("Missing SwiftUI names:", names)
    let left = skipped.isEmpty ? [] : ["Left out:"] + Set(skipped).sorted().map { "  \($0)" }
    return
      (["\(fileCount) Swift file\(fileCount == 1 ? "" : "s") searched for frameworks and SwiftUI names."]
      + (gaps.isEmpty ? ["Nothing they use is known to be missing."] : gaps)
      + left)
      .joined(separator: "\n")
  }
}
