import SimulatorTesting
import SwiftUI
import Testing

@testable import ScrollPatterns

/// The arrows on iOS 17, where the content reports how far it has scrolled.
@MainActor @Suite("Arrows on iOS 17", .simulator(.iPhoneSE, .init(hasHardwareKeyboard: true)))
struct MeasuredScrollArrowsTests {
  private struct Row: View {
    let cards: Int
    var saysWhereItIs = true

    var body: some View {
      // As on the landing page: inside a page that scrolls in the other direction
      ScrollView {
        Color.clear.frame(height: 100)
        ScrollView(.horizontal, showsIndicators: false) {
          if saysWhereItIs { content.modifier(ScrollArrowsContent()) } else { content }
        }
        .accessibilityIdentifier("row")
        .modifier(MeasuredScrollArrows(step: 296))
        Color.clear.frame(height: 600)
      }
      .accessibilityIdentifier("page")
    }

    private var content: some View {
      HStack(spacing: 16) {
        ForEach(0..<cards, id: \.self) { card in
          Button {
          } label: {
            Text("Card \(card)").frame(width: 280, height: 120)
          }
          .accessibilityIdentifier("card.\(card)")
        }
      }
      .padding(.horizontal, 16)
    }
  }

  @Test(
    "RS2, RS3: given a row, then taps move it by a card each, to its end and back, and arrows are where there is more",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro], rightToLeft: [false, true], orientations: [.portrait, .landscape]))
  func there() async throws {
    let row = RowDriver(await Screen { Row(cards: 8) })
    let end = try 2_384 - row.row.width
    #expect(row.arrows == ["on"])
    try await row.tapToEnd(end)
    try await row.tapToStart()
    #expect(try row.screen.find("page").scrollOffset.y == 0)
  }

  @Test("RS3: given quick taps, then they add up; after a finger the next counts from where it left the row")
  func quickTaps() async throws {
    let row = RowDriver(await Screen { Row(cards: 8) })
    for _ in 1...3 { try await row.screen.tap(row.on) }
    try await row.screen.settle()
    #expect(try abs(row.offset - 3 * 296) < 0.001)
    try await row.screen.tap(row.on)
    try await row.screen.frames(5)
    let middle = try row.row.midY + 30
    try await row.screen.drag(from: CGPoint(x: 120, y: middle), to: CGPoint(x: 200, y: middle))
    try await row.screen.settle()
    let left = try row.offset
    try await row.screen.tap(row.on)
    try await row.screen.settle()
    #expect(try abs(row.offset - (((left + 5) / 296).rounded(.down) + 1) * 296) < 0.001)
  }

  @Test("RS5: given the focus on the row, then its arrow keys move it by a card")
  func keys() async throws {
    let row = RowDriver(await Screen { Row(cards: 8) })
    try await row.screen.press(.tab)
    try await row.screen.press(.rightArrow)
    try await row.screen.settle()
    #expect(try abs(row.offset - 296) < 0.001)
  }

  @Test("RS7: given content that fits, or that does not say where it is, then there are no arrows")
  func none() async throws {
    #expect(RowDriver(await Screen { Row(cards: 1) }).arrows == [])
    #expect(RowDriver(await Screen { Row(cards: 8, saysWhereItIs: false) }).arrows == [])
  }
}
