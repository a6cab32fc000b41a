import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// RS1 to RS7 for any row: small and tall phones, portrait and landscape, both reading directions, large text, dark.
@MainActor @Suite("Arrows over a row that scrolls sideways", .simulator(.iPhoneSE))
struct ScrollArrowsTests {
  private func row(_ cards: Int = 8) async -> (row: RowDriver, model: CardRowModel) {
    let model = CardRowModel(cards: cards)
    return (RowDriver(await Screen { CardRow(model: model) }), model)
  }

  @Test(
    "RS1 to RS4: given a row, when it is tapped through to its end and back, then each tap moves it by one card",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro], textSizes: [.large, .accessibility3], dark: [false, true],
      rightToLeft: [false, true], orientations: [.portrait, .landscape]))
  func there() async throws {
    let (row, _) = await row()
    let end = try 2_384 - row.row.width
    // Given a row at its start: the first card at the inset, and, in portrait, the second peeking
    #expect(try row.leading("card.0") == 16)
    #expect(try row.leading("card.1") == 312)
    #expect(row.arrows == ["on"])
    #expect(try row.trailing(row.on) == 8)
    #expect(try row.screen.find(row.on).frame.size == CGSize(width: 40, height: 40))
    #expect(try row.screen.find(row.on).frame.midY == row.row.midY)
    // When it is tapped, then it moves over several frames and rests with the second card where the first was
    try await row.screen.tap(row.on)
    let early = try row.offset
    #expect(early > 0 && early < 200)
    try await row.screen.settle()
    #expect(try abs(row.leading("card.1") - 16) < 0.001)
    #expect(row.arrows == ["back", "on"])
    #expect(try row.leading(row.back) == 8)
    #expect(try row.screen.find(row.back).frame.midY == row.row.midY)
    // When it is tapped until the end of the row, then there is nothing more after it, and going back ends at the start
    try await row.tapToEnd(end, after: 1)
    try await row.tapToStart { try #expect(abs(row.offset / 296 - (row.offset / 296).rounded()) < 0.001) }
    #expect(row.arrows == ["on"])
  }

  @Test(
    "RS2: given 5 points from an edge there is no arrow, at 6 there is",
    .simulatorMatrix(devices: [.iPhoneSE], rightToLeft: [false, true]))
  func edges() async throws {
    let (row, _) = await row()
    try await row.wheel(5)
    #expect(try row.offset == 5)
    #expect(row.arrows == ["on"])
    try await row.wheel(1)
    #expect(row.arrows == ["back", "on"])
    try await row.wheel(10_000)
    #expect(row.arrows == ["back"])
    try await row.wheel(-5)
    #expect(row.arrows == ["back"])
    try await row.wheel(-1)
    #expect(row.arrows == ["back", "on"])
  }

  @Test("RS3: given quick taps, then they add up", .simulatorMatrix(devices: [.iPhoneSE], rightToLeft: [false, true]))
  func quickTaps() async throws {
    let (row, _) = await row()
    for _ in 1...3 { try await row.screen.tap(row.on) }
    #expect(try row.offset < 600)
    try await row.screen.settle()
    #expect(try abs(row.offset - 3 * 296) < 0.001)
    // And in the other direction, reversing midway
    for query in [row.back, row.back, row.on] { try await row.screen.tap(query) }
    try await row.screen.settle()
    #expect(try abs(row.offset - 2 * 296) < 0.001)
    // And taps beyond the end have no effect afterwards
    for _ in 1...12 where row.screen.exists(row.on) { try await row.screen.tap(row.on) }
    try await row.screen.settle()
    #expect(row.arrows == ["back"])
    try await row.screen.tap(row.back)
    try await row.screen.settle()
    #expect(try abs(row.offset - 6 * 296) < 0.001)
  }

  @Test(
    "RS3: given a row between two cards or dragged off its way, then a tap aligns the next card",
    arguments: [100, 299, 590])
  func between(distance: CGFloat) async throws {
    let (row, _) = await row()
    let card = ((distance + 5) / 296).rounded(.down)
    try await row.wheel(distance)
    try await row.screen.tap(row.on)
    try await row.screen.settle()
    #expect(try abs(row.offset - (card + 1) * 296) < 0.001)
    // When a finger drags the row while the next tap moves it
    try await row.screen.tap(row.on)
    try await row.screen.frames(5)
    let rect = try row.row
    try await row.screen.drag(from: CGPoint(x: 200, y: rect.midY + 30), to: CGPoint(x: 120, y: rect.midY + 30))
    try await row.screen.settle()
    let left = try row.offset
    try await row.screen.tap(row.back)
    try await row.screen.settle()
    // Then the tap counts from where the finger left it
    #expect(try abs(row.offset - (((left - 5) / 296).rounded(.up) - 1) * 296) < 0.001)
  }

  @Test(
    "RS3: given less movement was asked for, then a tap shows the next card at once",
    .simulator(.iPhoneSE, .init(reducesMotion: true)))
  func reducedMotion() async throws {
    let (row, _) = await row()
    try await row.screen.tap(row.on)
    #expect(try row.offset == 296)
  }

  @Test("RS5, RS7: given a card under an arrow, then it is tapped around the circle, and the arrow inside")
  func circle() async throws {
    let (row, model) = await row()
    let arrow = try row.screen.find(row.on).frame
    let corners = [
      CGPoint(x: arrow.minX + 4, y: arrow.minY + 4), CGPoint(x: arrow.minX + 4, y: arrow.maxY - 4),
      CGPoint(x: arrow.midX, y: arrow.minY - 2),
    ]
    for corner in corners { try await row.screen.tap(at: corner) }
    #expect(model.taps == [0, 0, 0])
    #expect(try row.offset == 0)
    // The outermost points of the circle
    try await row.screen.tap(at: CGPoint(x: arrow.minX + 1, y: arrow.midY))
    try await row.screen.settle()
    #expect(try abs(row.offset - 296) < 0.001)
    #expect(model.taps == [0, 0, 0])
  }

  @Test("RS5: given VoiceOver, then the arrows are buttons that say where they lead")
  func labels() async throws {
    let (row, _) = await row()
    try await row.wheel(296)
    #expect(try row.screen.find("scrollArrow.left").label == "Scroll left")
    #expect(try row.screen.find("scrollArrow.right").label == "Scroll right")
    #expect(try row.screen.find("scrollArrow.right").role == .button)
  }

  @Test("RS5: given a keyboard, when an arrow key is pressed, then the row scrolls and its arrows follow")
  func keyboard() async throws {
    let (row, _) = await row()
    try await row.screen.press(.rightArrow)
    try await row.screen.settle()
    #expect(try row.offset > 5)
    #expect(row.arrows == ["back", "on"])
    for _ in 1...10 { try await row.screen.press(.leftArrow) }
    try await row.screen.settle()
    #expect(row.arrows == ["on"])
  }

  @Test(
    "RS7: given content that fits, then there are no arrows, also while it is pulled",
    .simulatorMatrix(devices: [.iPhoneSE, .iPhone15Pro], rightToLeft: [false, true]))
  func narrow() async throws {
    let (row, _) = await row(1)
    #expect(row.arrows == [])
    let rect = try row.row
    try await row.screen.touch.down(at: CGPoint(x: 100, y: rect.midY))
    try await row.screen.touch.move(by: CGVector(dx: -90, dy: 0), duration: .milliseconds(200))
    #expect(try abs(row.offset) > 5)
    #expect(row.arrows == [])
    try await row.screen.touch.up()
  }

  @Test("given a row that moves, then no body runs but when an arrow comes or goes, and at rest there are no frames")
  func bodies() async throws {
    let (row, _) = await row()
    try await row.wheel(296)
    let mark = row.screen.mark()
    let rect = try row.row
    try await row.screen.drag(from: CGPoint(x: 260, y: rect.midY + 30), to: CGPoint(x: 60, y: rect.midY + 30))
    try await row.screen.settle()
    #expect(try row.offset > 400)
    #expect(mark.bodies == 0, "\(mark.bodiesByType)")
    #expect(row.screen.busyReasons.isEmpty)
  }
}
