import Foundation

/// The entry point of an app.
public enum AppEntry: Sendable, Equatable, Codable {
  /// A SwiftUI `App`.
  case app(String)
  /// An application delegate, which the system creates.
  case delegate(String)

  /// Finds the entry point in the sources of a target.
  public static func find(in sources: [String]) -> AppEntry? {
    // An attribute may be between conditions and comments.
    let sources = sources.map { $0.replacing(#/(?m)^[ \t]*(?:#|\/\/).*$/#, with: "") }
    var found: AppEntry?
    for source in sources where source.contains("@main") || source.contains("@UIApplicationMain") {
      for match in source.matches(
        of:
          #/@(?:main|UIApplicationMain)\s+(?:(?:@\w+(?:\([^)]*\))?|public|internal|final|open|private|fileprivate|nonisolated)\s+)*(?<kind>struct|class|enum|actor)\s+(?<name>\w+)\s*:?\s*(?<parents>[^{]*)\{/#
      ) {
        let parents = match.parents.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        if parents.contains("App") || parents.contains("SwiftUI.App") { return .app(String(match.name)) }
        if match.kind == "class" { return .delegate(String(match.name)) }
        // One that only selects the app for this launch, as for tests.
        let started = source[match.range.upperBound...].matches(
          of: #/\b([A-Z]\w*)\.main\(\)/#.wordBoundaryKind(.simple)
        ).map { String($0.1) }
        if let app = started.last(where: { isApp($0, in: sources) }) { found = .app(app) }
      }
    }
    if let found { return found }
    for source in sources {
      if let match = source.firstMatch(
        of: #/UIApplicationMain\s*\([\s\S]*?NSStringFromClass\(\s*(\w+)\.self\s*\)\s*\)/#)
      {
        return .delegate(String(match.1))
      }
      if let match = source.firstMatch(of: #/(?m)^([A-Z]\w*)\.main\(\)/#), isApp(String(match.1), in: sources) {
        return .app(String(match.1))
      }
    }
    if let name = chosenDelegate(in: sources) { return .delegate(name) }
    // A folder without a project may hold an app that nothing marks as the main one.
    for source in sources {
      if let match = source.firstMatch(of: #/\bstruct\s+(\w+)\s*:\s*(?:SwiftUI\.)?App\b/#) {
        return .app(String(match.1))
      }
    }
    return nil
  }

  /// Returns the delegate of a file that chooses one at launch, such as another one for tests: the one that is not for
  /// tests.
  private static func chosenDelegate(in sources: [String]) -> String? {
    let starts = sources.filter { $0.contains(#/\bUIApplicationMain\s*\(/#.wordBoundaryKind(.simple)) }
    let names = starts.flatMap {
      $0.matches(of: #/\b([A-Z]\w*)\.self\b/#.wordBoundaryKind(.simple)).map { String($0.1) }
    }
    let delegates = names.filter { name in
      sources.contains { source in
        source.matches(of: #/\bclass\s+(\w+)\s*:\s*([^{]*)\{/#).contains {
          $0.1 == name && $0.2.contains("UIApplicationDelegate")
        }
      }
    }
    return delegates.first { !$0.contains(#/Test|Mock|Fake|Stub|Dummy/#) } ?? delegates.first
  }

  private static func isApp(_ name: String, in sources: [String]) -> Bool {
    sources.contains { source in
      source.matches(of: #/\bstruct\s+(\w+)\s*:\s*([^{]*)\{/#).contains {
        $0.1 == name && $0.2.contains(#/\bApp\b/#.wordBoundaryKind(.simple))
      }
    }
  }
}
