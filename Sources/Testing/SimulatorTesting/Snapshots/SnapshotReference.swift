import Foundation
import Testing

/// The reference of a snapshot: a file in `__Snapshots__/<test file>/` next to the test's source.
struct SnapshotReference {
  /// The name of the snapshot in the test.
  let name: String
  let url: URL
  let sourceLocation: SourceLocation

  /// - Parameter function: The name of the calling function, for XCTest; Swift Testing knows the test's own.
  init(
    _ name: String, of phone: String, fileExtension: String, function: String, sourceLocation: SourceLocation
  ) {
    self.name = name
    self.sourceLocation = sourceLocation
    let source = URL(filePath: sourceLocation.filePath)
    let test = FileName.function(Test.current?.name ?? function)
    url = source.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: source.deletingPathExtension().lastPathComponent)
      .appending(path: FileName.safe("\(test).\(name).\(phone).\(fileExtension)"))
  }

  private var path: String { url.path(percentEncoded: false) }

  /// Returns a name for failure files that is unique to this snapshot.
  func artifactName(_ fileExtension: String) -> String {
    let folder = url.deletingLastPathComponent().lastPathComponent
    return "\(folder).\(url.deletingPathExtension().lastPathComponent).\(fileExtension)"
  }

  /// Compares with the file, or writes it, depending on the settings; a difference fails the test.
  /// - Parameters:
  ///   - content: The expected file content; requested only if it is written.
  ///   - difference: Describes the difference between `content` and the file; nil if none.
  /// - Throws: If the file exists and cannot be read, or cannot be written.
  @MainActor
  func expect(_ content: () -> Data, difference: (_ reference: Data) throws -> String?) throws {
    let settings = SnapshotSettings.current
    guard FileManager.default.fileExists(atPath: url.path) else {
      if settings.isCI {
        let actual = try Artifact(name: artifactName("actual.\(url.pathExtension)"), data: content()).write()
        let advice = "None is written on a build server (CI is set): run the test elsewhere and commit the file."
        return fail("There is no reference for the snapshot \"\(name)\" at \(path). \(advice)\nActual: \(actual)")
      }
      try write(content())
      if settings.recording == .none {
        fail("There was no reference for the snapshot \"\(name)\". One was recorded: check and commit it.\n\(path)")
      }
      return
    }
    guard let message = try difference(Data(contentsOf: url)) else { return }
    if settings.recording == .all, !settings.isCI { return try write(content()) }
    let advice = "If the change is intended, run the test with SCROLLWORK_RECORD_SNAPSHOTS=1."
    fail("The snapshot \"\(name)\" differs: \(message)\nReference: \(path)\n\(advice)")
  }

  private func write(_ content: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try content.write(to: url, options: .atomic)
  }

  @MainActor
  private func fail(_ message: String) { recordFailure(message, sourceLocation: sourceLocation) }
}
