/// How an `InfiniteFeed` loads, and what it takes.
public struct FeedOptions<Item: Sendable>: Sendable {
  /// Items of a page that is loaded because somebody scrolls.
  public var pageSize = 10
  /// Items of a page that is loaded in the background.
  public var batchSize = 50
  /// Time between two pages of the background.
  public var pause: Duration = .seconds(1)
  /// More is loaded when this item, counted from the last one as 1, appears.
  public var threshold = 3
  /// The shortest time that the feed says that it is loading, so that what shows it does not flash.
  public var minimumLoading: Duration = .zero
  /// The most items that are kept in memory. Of others only the id is kept, and they are fetched again when somebody comes near.
  public var capacity = 1_000
  /// What two items with different ids have in common if they are the same to a reader; nil if nothing does.
  public var contentKey: @Sendable (Item) -> String? = { _ in nil }
  /// Whether an item belongs into the feed. It is asked when the item arrives, never again: what is shown stays.
  public var accepts: @MainActor @Sendable (Item) -> Bool = { _ in true }
  /// Whether the first item comes before the second one. Items that arrive late are put into this order below what has been seen; nil
  /// leaves them as they come.
  public var areInOrder: (@Sendable (Item, Item) -> Bool)?

  /// Pages of 10, a background with pages of 50 and a second between them, 1,000 items in memory.
  public init() {}
}
