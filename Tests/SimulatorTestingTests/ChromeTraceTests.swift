import Foundation
import SimulatorTesting
import SwiftUI

/// Traces as files for chrome://tracing and Perfetto.
@Suite("Traces as files", .simulator(.iPhoneSE))
@MainActor
struct ChromeTraceTests {
  private struct File: Decodable {
    var traceEvents: [Event]
    var displayTimeUnit: String
  }

  private struct Event: Decodable {
    var name: String
    var ph: String
    var ts: Double
    var dur: Double?
    var cat: String?
    var s: String?
    var pid: Int
    var tid: Int
    var args: [String: Argument]?
  }

  private enum Argument: Decodable, Equatable {
    case number(Double)
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }
  }

  @Test("given a trace, when it is written for Perfetto, then slices nest, and names, instants and counters are there")
  func shape() async throws {
    // Given
    let controls = TraceControls()
    let screen = await Screen { TracedPage(controls: controls) }
    let trace = try await screen.trace {
      try await screen.wheel(75)
      controls.grow?()
      try await screen.settle()
    }
    // When
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
    try trace.write(chrome: path)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    try FileManager.default.removeItem(atPath: path)
    let file = try JSONDecoder().decode(File.self, from: data)
    // Then
    #expect(file.displayTimeUnit == "ms")
    let kinds = Dictionary(grouping: file.traceEvents, by: \.ph)
    #expect(Set(kinds.keys) == ["M", "X", "i", "C"])
    #expect(kinds["M"]?.map(\.name) == ["process_name", "thread_name"])
    #expect(kinds["i"]?.allSatisfy { $0.s == "t" } == true)
    #expect(kinds["i"]?.contains { $0.name == "wheel (0, 75)" && $0.cat == "input" } == true)
    #expect(kinds["i"]?.contains { $0.name == "TracedRow[1].extra" && $0.cat == "change" } == true)
    #expect(kinds["C"]?.contains { $0.name == "list y" && $0.args?["offset"] == .number(75) } == true)
    #expect(kinds["C"]?.contains { $0.name == "live nodes" } == true)

    let slices = try #require(kinds["X"])
    let parents = Dictionary(grouping: slices, by: { $0.cat ?? "" })
    #expect(parents["body"]?.contains { $0.name == "TracedRow[1]" && $0.args?["because"] == .list(["extra"]) } == true)
    expectNested(try #require(parents["body"]), inside: try #require(parents["pass"]))
    expectNested(try #require(parents["pass"]), inside: try #require(parents["frame"]))
  }

  /// Expects each slice to lie in one of the others, to a tenth of a microsecond.
  private func expectNested(_ slices: [Event], inside others: [Event]) {
    for slice in slices {
      let end = slice.ts + (slice.dur ?? .nan)
      #expect(
        others.contains { $0.ts - 0.1 <= slice.ts && end <= $0.ts + ($0.dur ?? 0) + 0.1 },
        "\(slice.name) at \(slice.ts) lies in none")
    }
  }

  @Test("given a folder for traces, when a test made two screens, then there are tables and files for both")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = try #require(Test.current)
    try await TraceRecording.record(test, in: folder.path) { @MainActor in
      for count in [1, 2] {
        let screen = await Screen { Text("\(count)") }
        // A trace that the test itself takes does not end the recording.
        _ = try await screen.trace { try await screen.frames(1) }
        try await screen.frames(1)
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "ChromeTraceTests.files-2.json", "ChromeTraceTests.files-2.txt", "ChromeTraceTests.files.json",
        "ChromeTraceTests.files.txt",
      ])
    let table = try String(contentsOf: folder.appendingPathComponent("ChromeTraceTests.files.txt"), encoding: .utf8)
    #expect(table.contains("placed"))
  }
}
