import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// A row of cards with arrows in the middle of the screen, as `003` describes it, and a record of taps on it.
@MainActor
final class CardRowModel: ObservableObject {
  @Published var cards: Int
  var taps: [Int] = []

  init(cards: Int) { self.cards = cards }
}

struct CardRow: View {
  @ObservedObject var model: CardRowModel

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 16) {
        ForEach(0..<model.cards, id: \.self) { number in
          Button {
            model.taps.append(number)
          } label: {
            Text("Card \(number)").frame(width: 280, height: 120).background(Color.blue).contentShape(Rectangle())
          }
          .accessibilityIdentifier("card.\(number)")
        }
      }
      .padding(.horizontal, 16)
    }
    .accessibilityIdentifier("row")
    .scrollArrows(step: 296)
  }
}

/// Drives a row for the tests, in terms of the reading direction: back and on, before and after.
@MainActor
struct RowDriver {
  let screen: Screen
  let isRightToLeft: Bool

  init(_ screen: Screen) {
    self.screen = screen
    isRightToLeft = screen.simulator.settings.isRightToLeft
  }

  var back: Query { .identifier(isRightToLeft ? "scrollArrow.right" : "scrollArrow.left") }
  var on: Query { .identifier(isRightToLeft ? "scrollArrow.left" : "scrollArrow.right") }

  /// The arrows that are on the screen, in reading order.
  var arrows: [String] {
    [(back, "back"), (on, "on")].filter { screen.exists($0.0) }.map(\.1)
  }

  var row: CGRect { get throws { try screen.find("row").frame } }

  /// Returns the distance from the row's leading edge to an element's leading edge, in points.
  func leading(_ query: Query) throws -> CGFloat {
    let (row, frame) = try (row, screen.find(query).frame)
    return isRightToLeft ? row.maxX - frame.maxX : frame.minX - row.minX
  }

  /// Returns the distance from an element's trailing edge to the row's trailing edge, in points.
  func trailing(_ query: Query) throws -> CGFloat {
    let (row, frame) = try (row, screen.find(query).frame)
    return isRightToLeft ? frame.minX - row.minX : row.maxX - frame.maxX
  }

  /// The distance that the row has scrolled: the first card begins 16 points into the content.
  var offset: CGFloat { get throws { try 16 - leading("card.0") } }

  /// Taps the arrow that leads on until the row is at its end, and expects that each tap moves it by a card.
  /// - Parameters:
  ///   - end: The distance to the row's end, in points.
  ///   - taps: The number of taps before.
  func tapToEnd(_ end: CGFloat, after taps: Int = 0) async throws {
    for tap in taps + 1...Int((end / 296).rounded(.up)) {
      try await screen.tap(on)
      try await screen.settle()
      #expect(try abs(offset - min(CGFloat(tap) * 296, end)) < 0.001)
    }
    #expect(arrows == ["back"])
  }

  /// Taps the arrow that leads back until the row is at its start, and calls `check` after each tap.
  func tapToStart(check: () throws -> Void = {}) async throws {
    while screen.exists(back) {
      let before = try offset
      try await screen.tap(back)
      try await screen.settle()
      try #require(offset < before)
      try check()
    }
    #expect(try offset == 0)
  }

  /// Turns the wheel over the row, towards its end for positive distances.
  func wheel(_ distance: CGFloat) async throws {
    let row = try row
    try await screen.wheel(
      0, horizontally: isRightToLeft ? -distance : distance, at: CGPoint(x: row.midX, y: row.midY))
    try await screen.settle()
  }
}
