/// How an `InfiniteFeed` loads, and which items it accepts.
public struct FeedOptions<Item: Sendable>: Sendable {
  /// The number of items in a page that is loaded because the reader scrolls.
  public var pageSize = 10
  /// The number of items in a page that is loaded in the background.
  public var batchSize = 50
  /// The time between two background pages.
  public var pause: Duration = .seconds(1)
  /// More is loaded when this item, counted from the last one as 1, appears.
  public var threshold = 3
  /// The shortest time that the feed reports that it is loading, so that a loading indicator does not flash.
  public var minimumLoading: Duration = .zero
  /// The most items that are kept in memory. For the rest only the id is kept, and they are fetched again when the
  /// reader comes near.
  public var capacity = 1_000
  /// What two items with different ids have in common if they look the same to a reader; nil if nothing does.
  public var contentKey: @Sendable (Item) -> String? = { _ in nil }
  /// Whether an item belongs in the feed. Called once, when the item arrives: what is shown stays.
  public var accepts: @MainActor @Sendable (Item) -> Bool = { _ in true }
  /// Whether the first item comes before the second. Items that arrive late are sorted this way below what has been
  /// seen; nil leaves them as they come.
  public var areInOrder: (@Sendable (Item, Item) -> Bool)?

  /// Creates options with pages of 10, background pages of 50 with a second between them, and 1,000 items in memory.
  public init() {}
}
