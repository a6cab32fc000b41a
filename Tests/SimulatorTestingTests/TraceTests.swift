import Foundation
import SimulatorTesting
import SwiftUI

/// A trace tells what happened in each frame and why.
@Suite("Traces", .simulator(.iPhoneSE))
@MainActor
struct TraceTests {
  /// Rows of 50 points; a task makes the second row taller, which `Row` keeps as its own state.
  private func scrolledList() async throws -> (Screen, Trigger) {
    let trigger = Trigger()
    let screen = await Screen { Page(trigger: trigger) }
    for _ in 0..<2 { try await screen.wheel(75) }
    try await screen.settle()
    return (screen, trigger)
  }

  @Test("given a list scrolled by three rows, when a row above grows, then its line tells change, body, size and correction")
  func rowAboveGrows() async throws {
    // Given
    let (screen, trigger) = try await scrolledList()
    // When
    let trace = try await screen.trace {
      trigger.grow?()
      try await screen.settle()
    }
    // Then
    let lines = trace.lines
    #expect(lines.count == 1, "\(trace.table)")
    let cells = try #require(lines.first)
    #expect(cells[2] == "Row[1].extra")
    #expect(cells[3] == "Row[1] <- extra")
    #expect(cells[4].hasSuffix("Row[1] 375x50 -> 375x105, Page/content 375x10000 -> 375x10055"), "\(trace.table)")
    #expect(cells[5] == "list y 150 -> 205 idle (+55 holds Row[3]: Row[1] +55) [3…15]", "\(trace.table)")
  }
}

/// Lets a test change a state that a row has.
@MainActor
private final class Trigger {
  var grow: (() -> Void)?
}

private struct Page: View {
  let trigger: Trigger

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200) { Row(number: $0, trigger: trigger) }
      }
    }
    .accessibilityIdentifier("list")
  }
}

private struct Row: View {
  let number: Int
  let trigger: Trigger
  @State private var extra: CGFloat = 0

  var body: some View {
    Color.gray.frame(height: 50 + extra)
      .onAppear { if number == 1 { trigger.grow = { extra = 55 } } }
  }
}

extension Trace {
  /// The cells of each line below the heading.
  fileprivate var lines: [[String]] {
    table.split(separator: "\n").dropFirst().map { line in
      line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
