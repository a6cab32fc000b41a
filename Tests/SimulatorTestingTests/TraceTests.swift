import Foundation
import SimulatorTesting
import SwiftUI

/// A trace shows what happened in each frame, and why.
@Suite("Traces", .simulator(.iPhoneSE))
@MainActor
struct TraceTests {
  private func screen(_ controls: TraceControls) async -> Screen { await Screen { TracedPage(controls: controls) } }

  /// Returns a list whose rows 0 to 2 are above its own upper edge, with row 2 still below the status bar.
  private func scrolledList(_ controls: TraceControls) async throws -> Screen {
    let screen = await screen(controls)
    for _ in 0..<2 { try await screen.wheel(75) }
    try await screen.settle()
    return screen
  }

  @Test("given a scrolled list, when a row above grows, then one line tells change, body, size and correction")
  func rowAboveGrows() async throws {
    // Given
    let controls = TraceControls()
    let screen = try await scrolledList(controls)
    // When
    let trace = try await screen.trace {
      controls.grow?()
      try await screen.settle()
    }
    // Then
    let lines = trace.lines
    #expect(lines.count == 1, "\(trace.table)")
    let cells = try #require(lines.first)
    #expect(cells[2] == "TracedRow[1].extra")
    #expect(cells[3] == "TracedRow[1] <- extra")
    #expect(cells[4].contains("TracedRow[1] 320x50 -> 320x105"), "\(trace.table)")
    #expect(cells[5] == "list y 150 -> 205 idle (+55 holds TracedRow[3]: TracedRow[1] +55) [2…13]", "\(trace.table)")
  }

  @Test("given the same steps twice, then the tables are the same, and counters are as without a trace")
  func isDeterministic() async throws {
    func run(isTraced: Bool) async throws -> (table: String, counters: Counters) {
      let controls = TraceControls()
      let screen = try await scrolledList(controls)
      let start = screen.now
      if isTraced { screen.startTracing() }
      try await screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -666))
      controls.grow?()
      controls.model.title = "B"
      try await screen.settle()
      var counters = screen.counters
      counters.frameCPUSeconds = 0
      #expect(screen.now > start)
      return (screen.stopTracing().table, counters)
    }
    let first = try await run(isTraced: true)
    let second = try await run(isTraced: true)
    let untraced = try await run(isTraced: false)
    #expect(first.table == second.table)
    #expect(first.table.split(separator: "\n").count > 20)
    #expect(first.counters == untraced.counters)
    #expect(untraced.table.split(separator: "\n").count == 1, "nothing but the heading")
  }

  @Test("given a finger that flings, then the lines tell finger, deceleration, rest, and rows that came and went")
  func fling() async throws {
    let screen = await screen(TraceControls())
    let trace = try await screen.trace {
      try await screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -1333))
      try await screen.settle()
    }
    let lines = trace.lines
    #expect(lines.first?[2] == "touch began (100, 400)")
    #expect(lines.contains { $0[5].contains(" tracking (+") && $0[5].contains(" finger)") }, "\(trace.table)")
    #expect(lines.contains { $0[5].contains(" decelerating (+") && $0[5].contains(" deceleration)") }, "\(trace.table)")
    let last = try #require(lines.last { !$0[5].isEmpty })
    #expect(last[5].contains(" idle (+"), "\(trace.table)")
    #expect(lines.contains { $0[4].contains("rows +[12") && $0[3].contains("TracedRow[12] <- new") }, "\(trace.table)")
    #expect(lines.contains { $0[4].contains("rows -[0") }, "\(trace.table)")
    // Nothing above the finger changed its size, so nothing was corrected.
    #expect(!trace.table.contains("holds"))
  }

  @Test("given an idle screen, when time passes, then the trace is empty")
  func idle() async throws {
    let screen = try await scrolledList(TraceControls())
    let trace = try await screen.trace { try await screen.frames(30) }
    #expect(trace.lines.isEmpty, "\(trace.table)")
  }

  @Test("given wheel, key, scrollTo and content that shrinks, then each move tells its own cause")
  func causes() async throws {
    let controls = TraceControls()
    let screen = await screen(controls)
    func scroll(_ body: () async throws -> Void) async throws -> String {
      let trace = try await screen.trace {
        try await body()
        try await screen.settle()
      }
      return trace.lines.map { $0[5] }.filter { $0.contains("->") }.joined(separator: "\n")
    }
    #expect(try await scroll { try await screen.wheel(75) } == "list y 0 -> 75 idle (+75 wheel) [1…12]")
    #expect(try await scroll { try await screen.press(.home) }.contains("(-75 key)"))
    #expect(try await scroll { controls.scroll?(100) }.contains("y 0 -> 5000 idle (+5000 program"))
    #expect(try await scroll { controls.model.count = 40 }.contains("beyond the content"))
  }

  @Test("given an object and the environment, when they change, then the bodies that ran tell why")
  func reasons() async throws {
    let controls = TraceControls()
    let screen = await screen(controls)
    let object = try await screen.trace {
      controls.model.title = "B"
      try await screen.settle()
    }
    #expect(object.lines.first?[2] == "TracedModel, preference TitleKey", "\(object.table)")
    let bodies = try #require(object.lines.first?[3])
    #expect(bodies.hasPrefix("TracedPage <- model, TracedTitle <- input"), "\(object.table)")
    let settings = DeviceSettings(isDark: true)
    let environment = try await screen.trace {
      screen.simulator.apply(device: screen.simulator.device, settings: settings)
      try await screen.frames(1)
    }
    #expect(
      environment.lines.first?[3].contains("TracedTitle <- environment ColorSchemeKey") == true, "\(environment.table)")
  }
}

/// The values that a test changes from outside.
@MainActor
final class TraceControls {
  let model = TracedModel()
  /// Makes row 1 taller by 55 points, through a state of its own.
  var grow: (() -> Void)?
  var scroll: ((Int) -> Void)?
}

@MainActor
final class TracedModel: ObservableObject {
  @Published var title = "A"
  @Published var count = 200
}

private struct TitleKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Rows of 50 points below a bar with a title.
struct TracedPage: View {
  let controls: TraceControls
  @ObservedObject private var model: TracedModel

  init(controls: TraceControls) {
    self.controls = controls
    model = controls.model
  }

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { TracedRow(number: $0, controls: controls) }
        }
      }
      .accessibilityIdentifier("list")
      .onAppear { controls.scroll = { reader.scrollTo($0, anchor: .top) } }
    }
    .overlay(alignment: .bottom) { TracedTitle(text: model.title) }
    .onPreferenceChange(TitleKey.self) { _ in }
  }
}

private struct TracedTitle: View {
  let text: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(text).foregroundColor(colorScheme == .dark ? .white : .black).preference(key: TitleKey.self, value: text)
  }
}

private struct TracedRow: View {
  let number: Int
  let controls: TraceControls
  @State private var extra: CGFloat = 0

  var body: some View {
    Color.gray.frame(height: 50 + extra)
      .onAppear { if number == 1 { controls.grow = { extra = 55 } } }
  }
}

extension Trace {
  /// The cells of each line below the header.
  fileprivate var lines: [[String]] {
    table.split(separator: "\n").dropFirst().map { line in
      var cells = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      // Empty cells at the end of a line are not written.
      while cells.count < 7 { cells.append("") }
      return cells
    }
  }
}
