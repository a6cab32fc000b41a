import DisplayList
import Rasterizer
import SwiftUI

@testable import SimulatorTesting

@Suite("Films", .simulator(.iPhoneSE))
@MainActor
struct FilmTests {
  private func list() async -> Screen {
    await Screen {
      ScrollView {
        LazyVStack { ForEach(0..<100) { Text(verbatim: "Row \($0)").frame(height: 44) } }
      }
    }
  }

  @Test("given a list, when it is flung and then rests, then the film has the frames that moved, and their times")
  func fling() async throws {
    let screen = await list()
    let film = try await screen.film {
      try await screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -700))
      try await screen.settle()
      try await screen.frames(100)
    }
    let times = film.frames.map(\.time)
    #expect(times.count > 20)
    #expect(times == times.sorted())
    #expect(film.end - times[times.count - 1] > 1.6, "nothing was kept of the hundred frames at rest")
    let held = film.frames.filter { !$0.fingers.isEmpty }
    #expect(held.first?.fingers == [CGPoint(x: 160, y: 400)])
    #expect(film.frames.last?.fingers == [], "the finger was lifted")
  }

  @Test("given a film of a still screen, when it is shown, then it is one picture, with the finger on it")
  func finger() async throws {
    let screen = await Screen { Color.white }
    let film = try await screen.film { try await screen.touch.down(at: CGPoint(x: 100, y: 100)) }
    // The screen before the touch, and with the finger
    #expect(film.frames.count == 2)
    let strip = film.strip(width: 320)
    #expect(strip.width == 2 * 320 + 3 * 8)
    let plain = strip.color(x: 8 + 100, y: 24 + 100)?.hex
    let touched = strip.color(x: 8 + 320 + 8 + 100, y: 24 + 100)?.hex
    #expect(plain == "#FFFFFF")
    #expect(touched != plain)
  }

  @Test("given hundreds of frames, when a strip of twelve is asked for, then it is twelve frames wide")
  func strip() async throws {
    let screen = await list()
    let film = try await screen.film { for _ in 0..<40 { try await screen.wheel(20) } }
    #expect(film.frames.count > 12)
    #expect(film.strip().width == 12 * 200 + 13 * 8)
  }

  @Test("given more frames than are kept, when a film goes on, then the latest stay")
  func limit() async throws {
    let picture = await list().simulator.displayList
    var film = Film(limit: 10)
    for index in 0..<35 {
      film.append(Film.Frame(time: Double(index), picture: picture, fingers: [CGPoint(x: index, y: 0)]))
    }
    #expect(film.frames.map(\.time) == (25..<35).map(Double.init))
  }

  @Test("given a test that fails by an error, when it ends, then its screen's film is among the artifacts")
  func error() async throws {
    let folder = try ScratchFolder()
    struct Expected: Error {}
    let notes = try await recorded(in: folder) {
      let screen = await list()
      try await screen.wheel(100)
      throw Expected()
    }
    #expect(folder.files == ["artifacts/FilmTests.error.film.png", "artifacts/FilmTests.error.strip.png"])
    #expect(notes.contains { $0.contains("FilmTests.error.film.png") })
  }

  @Test("given a test that fails by an expectation, when it ends, then its film is kept")
  func issue() async throws {
    let folder = try ScratchFolder()
    let notes = try await recorded(in: folder) {
      _ = await list()
      Issue.record("expected")
    }
    #expect(notes.count == 2 && notes[0] == "expected", "the issue itself goes on unchanged: \(notes)")
    #expect(folder.files == ["artifacts/FilmTests.issue.film.png", "artifacts/FilmTests.issue.strip.png"])
  }

  @Test("given a test that passes, when it ends, then nothing is written")
  func pass() async throws {
    let folder = try ScratchFolder()
    _ = try await recorded(in: folder) { _ = await list() }
    #expect(folder.files == [])
  }

  /// Runs a body as the trait runs a test, and returns what was recorded.
  private func recorded(
    in folder: ScratchFolder, _ body: @escaping @Sendable @MainActor () async throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let settings = folder.settings()
    return await failures {
      try await SnapshotSettings.$current.withValue(settings) {
        try await FilmRoll.filming(test, Test.Case.current) { try await body() }
      }
    }
  }
}
