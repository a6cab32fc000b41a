import DisplayList
import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// RS4 and X8: the appearance of an arrow.
@MainActor @Suite("How an arrow looks", .simulator(.iPhone15Pro))
struct ScrollArrowLookTests {
  /// Returns the lightness of the pixels in the middle of the circle, where the chevron is.
  static func lightness(_ screen: Screen, around frame: CGRect) -> [Float] {
    let image = screen.image()
    let scale = screen.simulator.displayList.scale
    let columns = Int((frame.midX - 8) * scale)...Int((frame.midX + 8) * scale)
    let rows = Int((frame.midY - 8) * scale)...Int((frame.midY + 8) * scale)
    return rows.flatMap { y in
      columns.compactMap { x in image.color(x: x, y: y).map { ($0.red + $0.green + $0.blue) / 3 } }
    }
  }

  @Test("RS4, X8: the chevron is dark on white, in dark mode too", .simulatorMatrix(dark: [false, true]))
  func colours() async throws {
    let row = RowDriver(await Screen { CardRow(model: CardRowModel(cards: 8)) })
    let found = try Self.lightness(row.screen, around: row.screen.find(row.on).frame)
    #expect((found.min() ?? 1) < 0.1)
    #expect((found.max() ?? 0) > 0.9)
    // White of 0.95 lets a twentieth of the card through
    let frame = try row.screen.find(row.on).frame
    let circle = try #require(row.screen.color(at: CGPoint(x: frame.midX - 14, y: frame.midY)))
    #expect(circle.red < 0.98 && circle.red > 0.93)
  }

  @Test("RS4: the circle has a shadow of black at 0.15, radius 4, two points down, and the chevron's size is fixed")
  func shadow() async throws {
    let row = RowDriver(await Screen { CardRow(model: CardRowModel(cards: 8)) })
    var shadows: [Shadow] = []
    func collect(_ fragment: Fragment) {
      if let shadow = fragment.effects.shadow { shadows.append(shadow) }
      for case .shadow(_, let shadow) in fragment.commands { shadows.append(shadow) }
      fragment.children.forEach(collect)
    }
    collect(row.screen.simulator.displayList.root)
    let shadow = try #require(shadows.first)
    #expect(shadows.count == 1)
    #expect(shadow.radius == 4 && shadow.offset == CGPoint(x: 0, y: 2))
    #expect(abs(shadow.color.alpha - 0.15) < 0.001 && shadow.color.red == 0)
    let before = try row.screen.image(of: row.on).pixels
    try await row.screen.setTextSize(.accessibility1)
    try await row.screen.settle()
    #expect(try row.screen.find(row.on).frame.size == CGSize(width: 40, height: 40))
    #expect(try row.screen.image(of: row.on).pixels == before)
  }
}
