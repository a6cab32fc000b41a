import Foundation
import SimulatorTesting
import Synchronization

/// Runs a body that is meant to make its test fail, and returns the messages of the failures and warnings. They do not
/// count for the calling test.
@MainActor
func failures(of body: @escaping @Sendable @MainActor () async throws -> Void) async -> [String] {
  guard let test = Test.current else { return [] }
  let messages = Messages()
  let taken: IssueHandlingTrait = .compactMapIssues { issue in
    messages.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return nil
  }
  do {
    try await taken.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  } catch {
    messages.add("\(error)")
  }
  return messages.all
}

private final class Messages: Sendable {
  private let texts = Mutex<[String]>([])
  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// A folder that is removed after the test.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "SimulatorTesting-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A test file in the folder, on whose behalf a snapshot is taken.
  var source: SourceLocation {
    SourceLocation(
      fileID: "Tests/PageTests.swift", filePath: url.appending(path: "PageTests.swift").path, line: 1, column: 1)
  }

  /// Returns the settings for this environment, with artifacts in the folder.
  func settings(_ environment: [String: String] = [:]) -> SnapshotSettings {
    SnapshotSettings(environment.merging(["SCROLLWORK_ARTIFACTS": url.appending(path: "artifacts").path]) { $1 })
  }

  /// The paths of all files, relative to the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  func data(_ file: String) throws -> Data { try Data(contentsOf: url.appending(path: file)) }
}
