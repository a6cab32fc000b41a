import Foundation
import SwiftUI

/// Traces every screen of a test into files, if the environment variable `SCROLLWORK_TRACE` names a folder: the table
/// as `<file>.<test>.txt`, the same for Perfetto as `.json`.
@MainActor
package final class TraceRecording {
  @TaskLocal static var current: TraceRecording?

  private let folder: URL
  private let name: String
  private var traces: [FrameTrace] = []
  /// The number of uses of each name: a test with arguments runs several times.
  private static var uses: [String: Int] = [:]

  private init(folder: String, name: String) {
    self.folder = URL(fileURLWithPath: folder)
    self.name = name
  }

  /// Traces the screens that `function` makes, even if it throws.
  package nonisolated static func record(
    _ test: Test, in folder: String?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let folder else { return try await function() }
    let recording = await TraceRecording(folder: folder, name: fileName(of: test))
    let result: Result<Void, any Error>
    do {
      result = .success(try await $current.withValue(recording) { try await function() })
    } catch {
      result = .failure(error)
    }
    try await recording.write()
    try result.get()
  }

  nonisolated static var folderOfEnvironment: String? { ProcessInfo.processInfo.environment["SCROLLWORK_TRACE"] }

  private nonisolated static func fileName(of test: Test) -> String {
    let file = test.sourceLocation.fileName.prefix { $0 != "." }
    let function = test.name.prefix { $0 != "(" }.replacingOccurrences(of: "/", with: "-")
    return "\(file).\(function)"
  }

  func add(_ simulator: Simulator) {
    let trace = FrameTrace()
    simulator.trace = trace
    traces.append(trace)
  }

  private func write() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for trace in traces {
      Self.uses[name, default: 0] += 1
      let number = Self.uses[name] ?? 1
      let path = folder.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
      try TraceTable(trace.frames).text.write(
        to: path.appendingPathExtension("txt"), atomically: true, encoding: .utf8)
      try ChromeTrace(trace.frames, name: name).json.write(to: path.appendingPathExtension("json"))
    }
  }
}
