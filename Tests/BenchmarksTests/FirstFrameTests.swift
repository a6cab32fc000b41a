import Foundation
import SimulatorTesting
import Testing

@testable import Benchmarks

/// The start of a process and its memory: which values are reported, not how long it took.
@MainActor @Suite("Benchmarks of the start", .simulator())
struct FirstFrameTests {
  private func figures(_ figures: Figures) throws -> [String: Double] {
    try #require(try JSONSerialization.jsonObject(with: Data(figures.json.utf8)) as? [String: Double])
  }

  @Test("the first display list shows all rows of the first screen, and its pixels come after it")
  func firstFrame() throws {
    // When a feed is shown for the first time
    let figures = try figures(FirstFrame(.feed(rows: 100)).figures)
    // Then the first frame has a screenful, in the order in which it needs its parts
    #expect(try #require(figures["first_frame_rows"]) >= 5)
    #expect(try #require(figures["first_frame_cpu_ms"]) > 0)
    #expect(try #require(figures["first_pixels_cpu_ms"]) > #require(figures["first_frame_cpu_ms"]))
    #expect(try #require(figures["peak_rss_mb"]) > 1)
    // And if nobody reports when the process started, there is no time since then
    #expect(figures["first_frame_ms"] == nil && figures["first_pixels_ms"] == nil)
  }

  /// Creates a stand-in for `benchmarks`, which takes its arguments and prints a start's cost, a tenth more each time.
  private func program(_ script: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "first-frame-\(UUID().uuidString)")
    try ("#!/bin/sh\n" + script).write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  @Test("first-frame starts processes that know when they were started, leaves out the first and takes medians")
  func starts() throws {
    let program = try program(
      """
      echo x >> "$0.starts"
      count=$(wc -l < "$0.starts")
      test "$*" = "first-frame --timed 300" && test -n "$PEER_STARTED" || exit 3
      echo "{\\"first_frame_ms\\": $count, \\"first_pixels_ms\\": 1$count, \\"first_frame_rows\\": 5}"
      """)
    defer {
      try? FileManager.default.removeItem(at: program)
      try? FileManager.default.removeItem(atPath: program.path + ".starts")
    }
    // When three starts are measured
    let command = try FirstFrameCommand.parse(["--rows", "300", "--starts", "3"])
    let figures = try figures(command.measure(executable: program.path))
    // Then the median is that of the second to the fourth
    #expect(figures["rows"] == 300)
    #expect(figures["starts"] == 3)
    #expect(figures["first_frame_ms"] == 3)
    #expect(figures["first_pixels_ms"] == 13)
    #expect(figures["first_frame_rows"] == 5)
  }

  @Test("a process that ends without figures is an error that says how it ended")
  func brokenProcess() throws {
    let program = try program("exit 3\n")
    defer { try? FileManager.default.removeItem(at: program) }
    let command = try FirstFrameCommand.parse(["--starts", "1"])
    let error = #expect(throws: FirstFrameError.self) { try command.measure(executable: program.path) }
    #expect(error?.description == "a process that should show a screen exited with status 3 without figures")
    #expect(throws: POSIXError.self) { try command.measure(executable: "/nowhere/benchmarks") }
  }

  @Test("only a process that was started to be timed skips the argument parser")
  func timedPage() {
    #expect(FirstFrame.timedPage(["benchmarks", "first-frame", "--timed", "2000"]) == .feed(rows: 2000))
    #expect(FirstFrame.timedPage(["benchmarks", "form", "--timed", "60"]) == .form(controls: 60))
    #expect(FirstFrame.timedPage(["benchmarks", "list", "--timed", "60"]) == nil)
    #expect(FirstFrame.timedPage(["benchmarks", "first-frame", "--rows", "2000"]) == nil)
    #expect(FirstFrame.timedPage(["benchmarks", "first-frame", "--timed"]) == nil)
  }

  @Test("memory shows, paints and scrolls, and reports what is resident")
  func memory() throws {
    let figures = try figures(Memory.parse(["--rows", "200", "--frames", "5"]).measure())
    #expect(figures["rows"] == 200)
    for key in ["start_rss_mb", "shown_rss_mb", "rss_mb", "peak_rss_mb", "live_nodes"] {
      #expect(try #require(figures[key]) > 1, "\(key)")
    }
    #expect(try #require(figures["peak_rss_mb"]) >= #require(figures["rss_mb"]) * 0.9)
  }
}
