import Foundation

/// The lengths of bars in a generation of iOS, in points (docs/facts.md says where they come from).
struct BarMetrics {
  /// The row of a navigation bar's buttons, where the bar is so, on a phone that lies on its side, and in a sheet.
  private let row: CGFloat
  private let compactRow: CGFloat
  private let sheetRow: CGFloat
  /// The buttons in it; nil for the whole row.
  private let button: CGFloat?
  /// A tab bar above the lower edge of the safe area, above that of the screen, and on a phone that lies on its side.
  private let tabs: (aboveSafeArea: CGFloat, aboveEdge: CGFloat, compact: CGFloat)
  /// The way back is an arrow alone, as far from the edge as other buttons.
  let backIsArrow: Bool
  /// A navigation bar begins in what an island keeps free, where the older status bar ended.
  private let reachesBesideIsland: Bool

  /// Those of the phone.
  static var current: BarMetrics { _SystemGeneration.current == .iOS26 ? iOS26 : iOS18 }

  private static let iOS18 = BarMetrics(
    row: 44, compactRow: 32, sheetRow: 56, button: nil, tabs: (49, 0, 32), backIsArrow: false,
    reachesBesideIsland: true)
  /// Only the row and its buttons were measured: the others are guesses.
  private static let iOS26 = BarMetrics(
    row: 54, compactRow: 44, sheetRow: 70, button: 44, tabs: (49, 83, 44), backIsArrow: true,
    reachesBesideIsland: false)

  func rowHeight(isCompact: Bool, isInSheet: Bool) -> CGFloat { isCompact ? compactRow : isInSheet ? sheetRow : row }

  /// Where buttons and titles are in the row: at its upper edge, below what a sheet leaves free.
  func buttons(isCompact: Bool, isInSheet: Bool) -> (y: CGFloat, height: CGFloat) {
    let height = rowHeight(isCompact: isCompact, isInSheet: isInSheet)
    guard let button else { return (0, height) }
    return (isInSheet ? sheetRow - row : 0, button)
  }

  /// How far a navigation bar reaches into what the phone keeps free above it. Only an island keeps more than 50 points free.
  func reach(into top: CGFloat) -> CGFloat {
    guard reachesBesideIsland, top > 50 else { return 0 }
    return top < 62 ? 16 / 3 : 17 / 3
  }

  /// A tab bar above the safe area, with so much below it.
  func tabBarHeight(isCompact: Bool, bottom: CGFloat) -> CGFloat {
    isCompact ? tabs.compact : max(tabs.aboveSafeArea, tabs.aboveEdge - bottom)
  }
}
