import Foundation

/// The header that exposes Objective-C to Swift. Its classes are not here, but the frameworks that it imports are
/// visible in all Swift files of the target, which then need no import of their own.
enum BridgingHeader {
  /// Returns the file that `SWIFT_OBJC_BRIDGING_HEADER` names; nil for none.
  static func file(of target: Project.Target) -> URL? {
    guard let path = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return nil }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : target.folder.appending(path: path)
  }

  /// Returns the compiler flags for its frameworks.
  static func flags(for target: Project.Target) -> [String] {
    modules(of: target).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Returns our modules for the imports of the header, and of the project's headers in it.
  static func modules(of target: Project.Target) -> [String] {
    guard let header = file(of: target) else { return [] }
    var found: Set<String> = []
    var seen: Set<URL> = []
    lazy var headers = Dictionary(
      SourceTree.files(in: target.folder).filter { $0.pathExtension == "h" }.map { ($0.lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    func read(_ file: URL) {
      guard seen.insert(file).inserted, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for match in text.matches(of: #/(?m)^\s*(?:#\s*(?:import|include)\s*<(?<name>\w+)/|@import\s+(?<module>\w+))/#) {
        found.insert(String(match.name ?? match.module ?? ""))
      }
      for match in text.matches(of: #/(?m)^\s*#\s*(?:import|include)\s*"(?<path>[^"\n]+)"/#) {
        let beside = file.deletingLastPathComponent().appending(path: String(match.path)).standardizedFileURL
        let isThere = FileManager.default.fileExists(atPath: beside.path)
        if let next = isThere ? beside : headers[beside.lastPathComponent] { read(next) }
      }
    }
    read(header)
    return Set(found.compactMap { PhoneSource.modules.contains($0) ? $0 : PhoneSource.parts[$0] }).sorted()
  }
}
