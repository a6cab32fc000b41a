import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// RS2: the arrows after every change to what fits.
@MainActor @Suite("Arrows follow what fits", .simulator(.iPhone15Pro))
struct ScrollArrowsChangeTests {
  @Test("given two cards, when the phone is turned, then arrows come and go with the room", .simulator(.iPhone15Pro))
  func rotation() async throws {
    let row = RowDriver(await Screen { CardRow(model: CardRowModel(cards: 2)) })
    #expect(row.arrows == ["on"])
    try await row.screen.rotate(to: .landscape)
    #expect(row.arrows == [])
    try await row.screen.rotate(to: .portrait)
    #expect(row.arrows == ["on"])
    // At the end in portrait, there is still nothing more in landscape
    try await row.screen.tap(row.on)
    try await row.screen.settle()
    #expect(row.arrows == ["back"])
    try await row.screen.rotate(to: .landscape)
    #expect(row.arrows == [])
  }

  @Test("given a row at its end, when cards come and go, then so does the arrow", arguments: [false, true])
  func cards(isRightToLeft: Bool) async throws {
    let model = CardRowModel(cards: 2)
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: isRightToLeft)) { CardRow(model: model) }
    let row = RowDriver(screen)
    #expect(row.arrows == ["on"])
    try await screen.tap(row.on)
    try await screen.settle()
    #expect(row.arrows == ["back"])
    let end = try row.offset
    // When a card is added
    model.cards = 4
    try await screen.settle()
    #expect(row.arrows == ["back", "on"])
    #expect(try abs(row.offset - end) < 0.001)
    // Then a tap counts from the row's current position, not from where the last tap led
    try await screen.tap(row.on)
    try await screen.settle()
    #expect(try abs(row.offset - ((end + 5) / 296).rounded(.down) * 296 - 296) < 0.001)
    // When all but one are removed
    model.cards = 1
    try await screen.settle()
    #expect(row.arrows == [])
    model.cards = 3
    try await screen.settle()
    #expect(row.arrows == ["on"])
  }

  @Test("given a row at its start, when the direction of reading changes, then it is at its start on the other side")
  func direction() async throws {
    let screen = await Screen { CardRow(model: CardRowModel(cards: 8)) }
    try await screen.setLayoutDirection(.rightToLeft)
    let row = RowDriver(screen)
    #expect(try row.leading("card.0") == 16)
    #expect(row.arrows == ["on"])
  }

  @Test("given texts that fit, when text grows, then the arrow comes; when it shrinks, it goes")
  func textSize() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<3, id: \.self) { Text("Number \($0)").font(.body).fixedSize() } }
      }
      .scrollArrows(step: 100)
    }
    let row = RowDriver(screen)
    #expect(row.arrows == [])
    try await screen.setTextSize(.accessibility5)
    #expect(row.arrows == ["on"])
    try await screen.setTextSize(.large)
    #expect(row.arrows == [])
  }
}
