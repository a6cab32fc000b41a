import Foundation

/// The environment's settings for references and for files that tests leave behind.
package struct SnapshotSettings: Sendable {
  /// The references that are written without failing the test.
  package enum Recording: Sendable { case none, missing, all }

  /// From `SCROLLWORK_RECORD_SNAPSHOTS`: `missing`, or `1` (`all`) to include those that differ.
  package var recording = Recording.none
  /// On a build server, where the environment has `CI`, references are only read.
  package var isCI = false
  /// The folder for failure images and films: `SCROLLWORK_ARTIFACTS`, or `.build/test-artifacts`.
  package var artifacts: URL

  /// The settings of this process, unless a test of this module has its own.
  @TaskLocal package static var current = SnapshotSettings(ProcessInfo.processInfo.environment)

  package init(_ environment: [String: String]) {
    switch environment["SCROLLWORK_RECORD_SNAPSHOTS"] {
    case nil, "", "0": recording = .none
    case "missing": recording = .missing
    default: recording = .all
    }
    isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    if let path = environment["SCROLLWORK_ARTIFACTS"], !path.isEmpty {
      artifacts = URL(filePath: path)
    } else {
      // `swift test` runs in the package's folder.
      artifacts = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build/test-artifacts")
    }
  }
}
