import Foundation
import Testing

/// A Swift file of this repository.
struct SourceFile {
  let name: String
  let text: String
  var isCoordinator: Bool { name.hasSuffix("Coordinator.swift") || name == "CoordinatorInterface.swift" }

  static let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  /// Returns all files in a folder of the repository, at any depth, sorted by path.
  static func all(in folder: String) throws -> [SourceFile] {
    let folder = repository.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    try #require(!files.isEmpty, "\(folder.path)")
    return try files.map { SourceFile(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The modules that the file imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.first == "import" ? words.last.map(String.init) : nil
    }
  }
}
