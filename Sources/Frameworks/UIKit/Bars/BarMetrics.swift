import Foundation

/// The dimensions of bars in a generation of iOS, in points (docs/facts.md names the sources).
struct BarMetrics {
  /// The height of a navigation bar's button row: regular, on a phone in landscape, and in a sheet.
  private let row: CGFloat
  private let compactRow: CGFloat
  private let sheetRow: CGFloat
  /// The height of its buttons; nil for the whole row.
  private let button: CGFloat?
  /// The height of a tab bar above the safe area's lower edge, above the screen's, and on a phone in landscape.
  private let tabs: (aboveSafeArea: CGFloat, aboveEdge: CGFloat, compact: CGFloat)
  /// Whether the back button is only an arrow, as far from the edge as other buttons.
  let backIsArrow: Bool
  /// Whether a navigation bar begins beside the island, where the older status bar ended.
  private let reachesBesideIsland: Bool

  /// The metrics of the phone.
  static var current: BarMetrics { _SystemGeneration.current == .iOS26 ? iOS26 : iOS18 }

  private static let iOS18 = BarMetrics(
    row: 44, compactRow: 32, sheetRow: 56, button: nil, tabs: (49, 0, 32), backIsArrow: false,
    reachesBesideIsland: true)
  /// Only the row and its buttons were measured: the others are guesses.
  private static let iOS26 = BarMetrics(
    row: 54, compactRow: 44, sheetRow: 70, button: 44, tabs: (49, 83, 44), backIsArrow: true,
    reachesBesideIsland: false)

  func rowHeight(isCompact: Bool, isInSheet: Bool) -> CGFloat { isCompact ? compactRow : isInSheet ? sheetRow : row }

  /// Returns the position and height of buttons and titles in the row: at its upper edge, below the space at the top of
  /// a sheet.
  func buttons(isCompact: Bool, isInSheet: Bool) -> (y: CGFloat, height: CGFloat) {
    let height = rowHeight(isCompact: isCompact, isInSheet: isInSheet)
    guard let button else { return (0, height) }
    return (isInSheet ? sheetRow - row : 0, button)
  }

  /// Returns how far a navigation bar extends into the top safe area. Only an island's exceeds 50 points.
  func reach(into top: CGFloat) -> CGFloat {
    guard reachesBesideIsland, top > 50 else { return 0 }
    return top < 62 ? 16 / 3 : 17 / 3
  }

  /// Returns the height of a tab bar, given the safe area below it.
  func tabBarHeight(isCompact: Bool, bottom: CGFloat) -> CGFloat {
    isCompact ? tabs.compact : max(tabs.aboveSafeArea, tabs.aboveEdge - bottom)
  }
}
