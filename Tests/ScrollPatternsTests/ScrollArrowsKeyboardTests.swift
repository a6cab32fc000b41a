import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

/// RS5 with a hardware keyboard and with a pointer.
@MainActor
@Suite(
  "Arrows with keyboard and pointer", .simulator(.iPhoneSE, .init(hasHardwareKeyboard: true)))
struct ScrollArrowsKeyboardTests {
  private func row(_ cards: Int = 3) async -> (row: RowDriver, model: CardRowModel) {
    let model = CardRowModel(cards: cards)
    return (RowDriver(await Screen { CardRow(model: model) }), model)
  }

  private func isFocused(_ row: RowDriver, _ query: Query) throws -> Bool { try row.screen.find(query).isFocused }

  @Test("RS5: given a row, then Tab reaches its cards and its arrow, and space moves by a card")
  func space() async throws {
    let (row, model) = await row()
    for card in 0..<3 {
      try await row.screen.press(.tab)
      #expect(try isFocused(row, .identifier("card.\(card)")))
      #expect(try row.screen.find(.identifier("card.\(card)")).visibility.fraction == 1)
    }
    try await row.screen.press(.return)
    #expect(model.taps == [2])
    // The row has scrolled to its end with the focus; the arrow back is there
    try await row.screen.press(.tab)
    #expect(try isFocused(row, row.back))
    try await row.screen.press(.space)
    try await row.screen.settle()
    #expect(try row.offset == 296)
    #expect(row.arrows == ["back", "on"])
    try await row.screen.press(.tab)
    #expect(try isFocused(row, row.on))
  }

  @Test(
    "RS5: given the focus on the row, then its arrow keys move it by a card; quick ones add up, and the ends hold",
    .simulatorMatrix(devices: [.iPhoneSE], rightToLeft: [false, true]))
  func arrowKeys() async throws {
    let (row, _) = await row(8)
    let (on, back): (InputEvent.Key.Name, InputEvent.Key.Name) =
      row.isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    try await row.screen.press(.tab)
    try await row.screen.press(back)
    try await row.screen.settle()
    #expect(try row.offset == 0)
    for _ in 1...3 { try await row.screen.press(on) }
    try await row.screen.settle()
    #expect(try abs(row.offset - 3 * 296) < 0.001)
    try await row.screen.press(back)
    try await row.screen.settle()
    #expect(try abs(row.offset - 2 * 296) < 0.001)
    #expect(row.arrows == ["back", "on"])
  }

  @Test("RS5: given a pointer over an arrow, then its circle is darker, and white again without")
  func pointer() async throws {
    let (row, _) = await row()
    let frame = try row.screen.find(row.on).frame
    let place = CGPoint(x: frame.midX - 14, y: frame.midY)
    func brightness() throws -> Float { try #require(row.screen.color(at: place)).red }
    let rest = try brightness()
    try await row.screen.hover(over: row.on)
    try await row.screen.settle()
    #expect(try brightness() < rest - 0.05)
    // Outside the circle, the pointer is over the card
    try await row.screen.hover(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
    try await row.screen.settle()
    #expect(try brightness() == rest)
  }
}
