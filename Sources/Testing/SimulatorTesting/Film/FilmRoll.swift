import Foundation
import Rasterizer
import Synchronization
import Testing

/// The films of one test's screens.
@MainActor
final class FilmRoll {
  @TaskLocal static var current: FilmRoll?

  /// Each screen's recorder; a film may outlive its screen.
  private var recorders: [FilmRecorder] = []

  func add(_ recorder: FilmRecorder) { recorders.append(recorder) }

  /// Runs a test, films its screens, and writes the films to files if it fails, or if requested.
  nonisolated static func filming(
    _ test: Test, _ testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let mode = FilmTrait.mode(of: test)
    if mode == .never { return try await function() }
    let roll = FilmRoll()
    let failure = Failure()
    // Issues pass through unchanged; this is only how to learn of them.
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { failure.note() }
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await $current.withValue(roll) { try await function() }
      }
    } catch {
      await roll.develop(test)
      throw error
    }
    if mode == .always || failure.isNoted { await roll.develop(test) }
  }

  /// Whether an issue was recorded, on any thread.
  private final class Failure: Sendable {
    private let noted = Mutex(false)
    var isNoted: Bool { noted.withLock { $0 } }
    func note() { noted.withLock { $0 = true } }
  }

  /// The names of films in this process: the cases of a parameterised test have the same name.
  private static var names: [String: Int] = [:]

  private func develop(_ test: Test) async {
    for recorder in recorders {
      guard let film = recorder.film, let last = film.frames.last, let first = film.frames.first else { continue }
      let file = URL(filePath: test.sourceLocation.filePath).deletingPathExtension().lastPathComponent
      var name = "\(file).\(FileName.function(test.name))"
      let count = Self.names[name, default: 0] + 1
      Self.names[name] = count
      if count > 1 { name += ".\(count)" }
      // At most 120 images, which take about as long to draw as a test takes to run.
      let rate = min(20, 120 / max(1, last.time - first.time))
      do {
        let animation = try Artifact(name: "\(name).film.png", data: await film.animation(framesPerSecond: rate))
          .write()
        let strip = try Artifact(name: "\(name).strip.png", data: ImageEncoder.png(film.strip())).write()
        note("Film of the screen: \(animation)\nFilm strip: \(strip)", test)
      } catch {
        note("The film of the screen could not be written: \(error)", test)
      }
    }
  }

  private func note(_ message: String, _ test: Test) {
    Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: test.sourceLocation)
  }
}
