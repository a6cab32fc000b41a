/// The source of an `InfiniteFeed`'s items: anything that is read page by page, with a cursor from each page to the
/// next.
public protocol FeedSource<Item>: Sendable {
  /// The type of the items.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// A position in the list, as the source understands it.
  associatedtype Cursor: Hashable & Sendable

  /// Returns the items after a position.
  ///
  /// - Parameters:
  ///   - cursor: the `next` of another page; nil for the first one.
  ///   - limit: the most items that are wanted. A shorter page does not mean that the list ends.
  /// - Throws: `StaleFeedCursor` if the cursor is no longer valid; anything else if the page is not available now.
  func page(after cursor: Cursor?, limit: Int) async throws -> FeedPage<Item, Cursor>
}

/// A part of a list.
public struct FeedPage<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The items, in the order of the list. Repeated ones are skipped.
  public var items: [Item]
  /// Where the next page begins; nil after the last one.
  public var next: Cursor?

  /// Creates a page.
  public init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

/// The error of a source that no longer knows a cursor. The feed then walks through the list from its start, keeps what
/// it shows, and continues below with what it does not have yet.
public struct StaleFeedCursor: Error, Hashable {
  /// Creates the error.
  public init() {}
}
