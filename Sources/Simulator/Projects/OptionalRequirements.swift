import Foundation

/// The `optional` requirements of a project's Objective-C protocols, as far as one file has to know about the others.
public struct OptionalRequirements: Sendable {
  /// The functions, such as "panel(_:didMoveTo:)".
  private(set) var functions: Set<String> = []
  /// Those of the functions that some file takes as a value: `if let function = delegate?.panel(_:didMoveTo:)`.
  private(set) var references: Set<String> = []
  /// The variables.
  private(set) var variables: Set<String> = []
  /// The protocols that have some, by simple names.
  private(set) var protocols: Set<String> = []
  /// All Objective-C protocols.
  private(set) var objectiveC: Set<String> = []

  /// An Objective-C protocol, with what follows its name before another.
  static var protocolPattern: Regex<(Substring, name: Substring, colon: Substring?)> {
    #/@objc(?:\([\w:.]*\))?\s+(?:(?:@\w+(?:\([^)]*\))?|\w+)\s+)*?protocol\s+(?<name>\w+)(?<colon>\s*:)?/#
  }

  /// Finds the requirements in files.
  init(of sources: [String]) { add(sources) }

  /// Reads the files of a module, after those of the modules that it imports.
  mutating func add(_ sources: [String]) {
    for source in sources where source.contains("@objc") {
      let (hasProtocol, hasOptional) = (source.contains("protocol"), source.contains("optional"))
      guard hasProtocol || hasOptional else { continue }
      let code = CodeText(source).text
      for match in code.matches(of: Self.protocolPattern) { objectiveC.insert(String(match.name)) }
      guard hasOptional else { continue }
      let types = SourceTypes(in: code)
      for function in SourceFunction.all(in: code) where function.isOptional {
        guard let type = types.around(function.start), type.keyword == "protocol" else { continue }
        functions.insert(function.fullName)
        protocols.insert(Self.lastName(of: type.path))
      }
      for variable in SourceVariable.all(in: code) where variable.isOptional {
        guard let type = types.around(variable.start), type.keyword == "protocol" else { continue }
        variables.insert(variable.name)
        protocols.insert(Self.lastName(of: type.path))
      }
    }
    guard !functions.isEmpty else { return }
    for source in sources where source.contains("?.") {
      references.formUnion(references(in: CodeText(source).text).map(\.function))
    }
  }

  /// Returns where a file takes functions as values, after the full stop.
  func references(in code: String) -> [(place: Range<String.Index>, function: String)] {
    code.matches(of: #/\?\.(?<all>(?<name>\w+)(?<labels>\((?:\w+:)+\))?)(?![\w(?!])/#).compactMap { match in
      let name = String(match.name)
      if let labels = match.labels {
        let function = name + labels
        return functions.contains(function) ? (match.all.startIndex..<match.all.endIndex, function) : nil
      }
      let named = functions.filter { $0.prefix { $0 != "(" } == name }
      guard named.count == 1, let function = named.first, !variables.contains(name) else { return nil }
      return (match.all.startIndex..<match.all.endIndex, function)
    }
  }

  /// Returns the name of the variable with an optional function, as in `_reference_panel___didMoveTo__`.
  static func reference(to function: String) -> String {
    "_reference_" + function.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  static func lastName(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
}
