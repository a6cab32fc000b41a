/// The visibility of the leading columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// Suits the screen: visible where there is room beside the detail.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// The column before the detail: the sidebar of two columns, the content of three.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  /// Only the detail.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Int, Comparable, Sendable {
    case sidebar, content, detail
    static func < (a: Place, b: Place) -> Bool { a.rawValue < b.rawValue }
  }
  let place: Place

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .sidebar) }
  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .detail) }
}
