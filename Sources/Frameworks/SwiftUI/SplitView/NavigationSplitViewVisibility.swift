/// Which of the leading columns of a split view are to be seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// As it goes with the screen: where there is room for them beside the detail.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
  /// All.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// The one before the detail: of two columns the sidebar, of three the content.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  /// None.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Int, Comparable, Sendable {
    case sidebar, content, detail
    static func < (a: Place, b: Place) -> Bool { a.rawValue < b.rawValue }
  }
  let place: Place

  /// The first.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .sidebar) }
  /// The one in the middle of three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .content) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .detail) }
}
