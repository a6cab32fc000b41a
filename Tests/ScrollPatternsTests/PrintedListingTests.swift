@testable import PrintedListings
import SimulatorTesting
import SwiftUI
import Testing

/// RS7: whether `003`'s code as printed does what the document says, and where `scrollArrows` differs from it.
@MainActor @Suite("The listings of 003 as printed", .simulator(.iPhoneSE))
struct PrintedListingTests {
  private func page(_ cards: Int = 8) async -> (screen: Screen, log: PrintedLog) {
    let log = PrintedLog(cards: cards)
    return (await Screen { PrintedPage(log: log) }, log)
  }

  /// The frames of the printed buttons, which have no names: their positions identify them.
  private func arrows(_ screen: Screen) -> [CGRect] {
    screen.findAll(.role(.button).and(.not(.identifier(startsWith: "card.")))).map(\.frame)
  }

  /// The largest offset: eight cards, seven gaps and two insets, minus the screen.
  private let end: CGFloat = 2_384 - 320

  @Test("option 1 and the ZStack: arrows come and go with the finger, at the edges and 8 points from them")
  func arrowsFollowTheFinger() async throws {
    let (screen, _) = await page()
    let row = try screen.find("row").frame
    let right = CGRect(x: 272, y: row.midY - 20, width: 40, height: 40)
    let left = CGRect(x: 8, y: row.midY - 20, width: 40, height: 40)
    #expect(arrows(screen) == [right])
    // When a finger drags the row
    try await screen.drag(from: CGPoint(x: 250, y: row.midY + 40), to: CGPoint(x: 100, y: row.midY + 40))
    #expect(arrows(screen) == [left, right])
    // And far to its end
    try await screen.fling(from: CGPoint(x: 250, y: row.midY + 40), velocity: CGVector(dx: -8_000, dy: 0))
    try await screen.settle()
    #expect(try screen.scrollOffset(of: "row").x == end)
    #expect(arrows(screen) == [left])
  }

  @Test("option 2: a tap goes to the next card, animated; the last shows the end")
  func tapsScroll() async throws {
    let (screen, _) = await page()
    var offsets: [CGFloat] = []
    for _ in 1...8 {
      guard let right = arrows(screen).first(where: { $0.midX > 160 }) else { break }
      try await screen.tap(at: CGPoint(x: right.midX, y: right.midY))
      try await screen.settle()
      offsets.append(try screen.scrollOffset(of: "row").x)
    }
    #expect(offsets.first == 312)
    #expect(offsets.last == end)
    #expect(arrows(screen).count == 1)
  }

  @Test("a card under a printed arrow is tapped around its circle, the arrow inside of it")
  func circle() async throws {
    let (screen, log) = await page()
    let arrow = try #require(arrows(screen).first)
    try await screen.tap(at: CGPoint(x: arrow.minX + 3, y: arrow.minY + 3))
    #expect(log.taps == ["card.0"])
    #expect(try screen.scrollOffset(of: "row").x == 0)
    try await screen.tap(at: CGPoint(x: arrow.midX, y: arrow.minY + 2))
    try await screen.settle()
    #expect(log.taps == ["card.0"])
    #expect(try screen.scrollOffset(of: "row").x > 0)
  }

  @Test("content that fits has no arrow, and a new card or a turn of the phone brings it", .simulator(.iPhone15Pro))
  func fits() async throws {
    let (screen, log) = await page(1)
    #expect(arrows(screen).isEmpty)
    log.cards = 2
    try await screen.settle()
    #expect(arrows(screen).count == 1)
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    #expect(arrows(screen).isEmpty)
  }

  // MARK: Where the listings defeat their goal; see docs/documents/resources-row.md

  @Test("X8: in dark mode the printed chevron is white on white", .simulatorMatrix(dark: [false, true]))
  func dark() async throws {
    let (screen, _) = await page()
    let arrow = try #require(arrows(screen).first)
    let lightness = ScrollArrowLookTests.lightness(screen, around: arrow)
    let isDark = screen.simulator.settings.isDark
    #expect(((lightness.min() ?? 1) < 0.1) == !isDark)
  }

  @Test("right to left, option 1 takes the start for the end", .simulator(.iPhoneSE, .init(isRightToLeft: true)))
  func rightToLeft() async throws {
    let (screen, _) = await page()
    let card = try screen.find("card.0").frame
    #expect(card.maxX == 304)
    // The button that leads back is there although the row is at its start, and is on the right
    #expect(arrows(screen).map(\.midX) == [292])
  }

  @Test("option 2: all cards of an HStack appear at once, so their appearing tells nothing of the position")
  func appearing() async throws {
    let log = PrintedLog(cards: 8)
    let screen = await Screen { PrintedReaderView(log: log) }
    #expect(log.appeared.count == 8)
    #expect(try screen.scrollOffset(of: "row").x == 0)
    let arrow = try #require(arrows(screen).first)
    try await screen.tap(at: CGPoint(x: arrow.midX, y: arrow.midY))
    try await screen.settle()
    // scrollTo moves the card to the edge itself: 16 points further than the first card was at the start
    #expect(try screen.scrollOffset(of: "row").x == 16 + 3 * 296)
  }

  @Test("option 1 evaluates the page's body in each frame of a scroll")
  func bodies() async throws {
    let (screen, _) = await page()
    let row = try screen.find("row").frame
    try await screen.drag(from: CGPoint(x: 250, y: row.midY + 40), to: CGPoint(x: 200, y: row.midY + 40))
    let mark = screen.mark()
    try await screen.drag(from: CGPoint(x: 250, y: row.midY + 40), to: CGPoint(x: 100, y: row.midY + 40))
    #expect(mark.bodies(of: PrintedHomeView.self) > 5)
  }

  @Test("the printed button is called after its symbol")
  func label() async throws {
    let (screen, _) = await page()
    let labels = screen.findAll(.role(.button).and(.not(.identifier(startsWith: "card.")))).map(\.label)
    #expect(labels.count == 1 && labels != ["Scroll right"])
  }
}
