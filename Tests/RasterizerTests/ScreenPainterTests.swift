import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor
@Suite struct ScreenPainterTests {
  /// Each seed gives a different sequence of scrolls and changes; 300 were tried when this was written.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func everyFrameEqualsAFullRepaint(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    let painter = ScreenPainter()
    for step in 0..<30 {
      let frame = painter.paint(screen.list)
      if let wrong = painter.difference(from: screen.list) {
        Issue.record("seed \(seed), step \(step) (\(screen.lastStep)): wrong in \(wrong), painted \(frame)")
        return
      }
      screen.step()
    }
  }

  // MARK: How much is painted

  private let screen = CGRect(x: 0, y: 0, width: 100, height: 200)

  /// Returns a feed of grey rows, 20 points each, at scale 1.
  private func list(
    scrolledBy y: CGFloat, rows: [Fragment], background: Paint = .color(.white), overlays: [Fragment] = []
  ) -> DisplayList {
    let content = fragment(at: CGPoint(x: 0, y: -y), key: 3, [], children: rows)
    let viewport = fragment(key: 2, effects: .init(clip: .rect(screen)), [], children: [content])
    return DisplayList(
      size: screen.size, scale: 1, background: .white,
      root: fragment(key: 1, [.fill(.rect(screen), background)], children: [viewport] + overlays))
  }

  private func row(_ index: Int, color: DisplayColor = DisplayColor(red: 0.5, green: 0.5, blue: 0.5)) -> Fragment {
    fragment(
      at: CGPoint(x: 10, y: CGFloat(index) * 30), key: UInt64(100 + index),
      [.fill(.rect(CGRect(x: 0, y: 0, width: 80, height: 20)), .color(color))])
  }

  private var rows: [Fragment] { (0..<20).map { row($0) } }

  @Test func theSameListPaintsNothing() {
    let painter = ScreenPainter()
    let list = list(scrolledBy: 0, rows: rows)
    #expect(painter.paint(list).damage == [screen])
    #expect(painter.paint(list) == PaintedFrame(damage: [], shifted: nil))
  }

  @Test func aScrollPaintsTheUncoveredStripOnly() {
    let painter = ScreenPainter()
    let rows = rows
    painter.paint(list(scrolledBy: 0, rows: rows))
    let frame = painter.paint(list(scrolledBy: 16, rows: rows))
    #expect(frame.shifted != nil)
    #expect(frame.paintedPixels <= 100 * 16, "painted \(frame.damage)")
    #expect(painter.difference(from: list(scrolledBy: 16, rows: rows)) == nil)
  }

  @Test func aRowThatChangesWhileScrollingIsPaintedToo() {
    let painter = ScreenPainter()
    var rows = rows
    painter.paint(list(scrolledBy: 0, rows: rows))
    rows[3] = row(3, color: .red)
    let frame = painter.paint(list(scrolledBy: 16, rows: rows))
    #expect(frame.damage.contains { $0.intersects(CGRect(x: 10, y: 74, width: 80, height: 20)) })
    #expect(frame.paintedPixels < 100 * 16 + 90 * 30)
    #expect(painter.bitmap()[50, 80] == .red)
  }

  @Test func aBarOverTheFeedIsPaintedWhereItIsAndWhereItWasMovedTo() {
    let painter = ScreenPainter()
    let rows = rows
    let bar = fragment(
      key: 4, [.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 30)), .color(DisplayColor.red.opacity(0.5)))])
    painter.paint(list(scrolledBy: 0, rows: rows, overlays: [bar]))
    let down = list(scrolledBy: -10, rows: rows, overlays: [bar])
    let frame = painter.paint(down)
    #expect(frame.shifted != nil)
    #expect(painter.difference(from: down) == nil)
    #expect(frame.paintedPixels <= 100 * (30 + 10 + 2 * PixelRect.margin))
  }

  @Test func aPictureBehindTheFeedDoesNotMove() {
    let painter = ScreenPainter()
    let rows = rows
    let gradient = Paint.linearGradient(
      [.init(color: .red, location: 0), .init(color: .blue, location: 1)], start: .zero, end: CGPoint(x: 0, y: 200))
    painter.paint(list(scrolledBy: 0, rows: rows, background: gradient))
    let moved = list(scrolledBy: 16, rows: rows, background: gradient)
    #expect(painter.paint(moved).shifted == nil)
    #expect(painter.difference(from: moved) == nil)
  }

  @Test func halfAPixelIsNoShift() {
    let painter = ScreenPainter()
    let rows = rows
    painter.paint(list(scrolledBy: 0, rows: rows))
    #expect(painter.paint(list(scrolledBy: 0.5, rows: rows)).shifted == nil)
    #expect(painter.difference(from: list(scrolledBy: 0.5, rows: rows)) == nil)
  }

  @Test func aChangedRowIsPaintedAlone() {
    let painter = ScreenPainter()
    var rows = rows
    painter.paint(list(scrolledBy: 0, rows: rows))
    rows[2] = row(2, color: .blue)
    let frame = painter.paint(list(scrolledBy: 0, rows: rows))
    #expect(frame.shifted == nil && frame.paintedPixels <= 88 * 28, "painted \(frame.damage)")
    #expect(painter.bitmap()[50, 65] == .blue)
  }

  /// Returns a card of a given outline over grey.
  private func card(_ outline: (CGRect) -> Outline, _ rect: CGRect) -> DisplayList {
    let card = fragment(
      key: 2, version: UInt64(rect.height * 100 + rect.width),
      [.fill(outline(rect), .color(DisplayColor.blue.opacity(0.5)))])
    return DisplayList(
      size: screen.size, scale: 1, background: DisplayColor(red: 0.9, green: 0.9, blue: 0.9),
      root: fragment(key: 1, [], children: [card]))
  }

  @Test(arguments: [CornerStyle?.none, .circular, .continuous]) func aCardThatGrowsIsPaintedAtItsEnd(
    style: CornerStyle?
  ) {
    let painter = ScreenPainter()
    let outline = { (rect: CGRect) -> Outline in
      style.map { .roundedRect(rect, radii: CornerRadii(8), style: $0) } ?? .rect(rect)
    }
    let start = CGRect(x: 10, y: 10, width: 80, height: 140)
    painter.paint(card(outline, start))
    // It grows, shrinks to an edge between two pixels, and grows on both sides
    for (width, height) in [(80, 152), (80, 121.5), (80, 122), (84.5, 100), (84.5, 8), (84.5, 150)]
      as [(CGFloat, CGFloat)]
    {
      let list = card(outline, CGRect(x: 10, y: 10, width: width, height: height))
      let frame = painter.paint(list)
      #expect(painter.difference(from: list) == nil, "\(width) x \(height)")
      if height == 152 { #expect(frame.paintedPixels < 88 * 34, "\(frame.damage)") }
    }
  }

  @Test func theMemoryIsKept() {
    let painter = ScreenPainter()
    func address() -> UnsafeRawPointer? { painter.withPixels { $0.baseAddress } }
    let rows = rows
    painter.paint(list(scrolledBy: 0, rows: rows))
    let before = address()
    painter.paint(list(scrolledBy: 16, rows: rows))
    #expect(address() == before)
  }

  /// Returns a feed under a bar of material, 400 x 100 points at the bottom.
  private func listUnderMaterial(scrolledBy y: CGFloat, badge: DisplayColor = .red) -> DisplayList {
    let screen = CGRect(x: 0, y: 0, width: 400, height: 600)
    let rows = (0..<40).map { index -> Fragment in
      let stripe = DrawCommand.fill(
        .rect(CGRect(x: 0, y: 0, width: 300, height: 20)), index % 2 == 0 ? .blue : .red)
      return fragment(at: CGPoint(x: 10, y: CGFloat(index) * 30), key: UInt64(100 + index), [stripe])
    }
    let content = fragment(at: CGPoint(x: 0, y: -y), key: 3, [], children: rows)
    let viewport = fragment(key: 2, effects: .init(clip: .rect(screen)), [], children: [content])
    let material = Backdrop(
      sigma: 10, curve: SIMD4(0.8, 0.9, 1.1, 0.825), amount: 0.75, saturation: 1.1, brightness: 0.1)
    let bar = fragment(
      at: CGPoint(x: 0, y: 500), key: 4,
      [.fill(.rect(CGRect(x: 0, y: 0, width: 400, height: 100)), .backdrop(material))],
      children: [
        fragment(
          at: CGPoint(x: 20, y: 20), key: 5, version: badge == .red ? 1 : 2,
          [.fill(.rect(CGRect(x: 0, y: 0, width: 30, height: 30)), .color(badge))])
      ])
    return DisplayList(
      size: screen.size, scale: 1, background: .white,
      root: fragment(key: 1, [.fill(.rect(screen), .color(.white))], children: [viewport, bar]))
  }

  @Test func whatLiesBelowAMaterialIsMovedByAScrollToo() {
    // Given
    let painter = ScreenPainter()
    for y in [0, 16, 32] as [CGFloat] { painter.paint(listUnderMaterial(scrolledBy: y)) }

    // When
    let frame = painter.paint(listUnderMaterial(scrolledBy: 48))

    // Then
    #expect(frame.shifted?.maxY == CGFloat(500 - PixelRect.margin))
    #expect(painter.groundFrames.count == 1)
    #expect(painter.groundFrames.allSatisfy { $0.shifted != nil && $0.paintedPixels <= 400 * 16 })
    #expect(painter.difference(from: listUnderMaterial(scrolledBy: 48)) == nil)
  }

  @Test func aChangeOnAMaterialPaintsNothingBelowIt() {
    // Given
    let painter = ScreenPainter()
    for y in [0, 16, 32] as [CGFloat] { painter.paint(listUnderMaterial(scrolledBy: y)) }

    // When
    let changed = listUnderMaterial(scrolledBy: 32, badge: .black)
    painter.paint(changed)

    // Then
    #expect(painter.groundFrames.map(\.damage) == [[]])
    #expect(painter.difference(from: changed) == nil)
  }
}
