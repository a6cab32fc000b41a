/// Where an `InfiniteFeed` gets its items: anything that is read page by page, each page leading to the next with a cursor.
public protocol FeedSource<Item>: Sendable {
  /// What the pages hold.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// A place in the list, as the source understands it.
  associatedtype Cursor: Hashable & Sendable

  /// The items after a place.
  ///
  /// - Parameters:
  ///   - cursor: the `next` of another page; nil for the first one.
  ///   - limit: the most items that are wanted. Fewer do not mean that the list ends.
  /// - Throws: `StaleFeedCursor` if the cursor is not good any more; anything else if the page cannot be had now.
  func page(after cursor: Cursor?, limit: Int) async throws -> FeedPage<Item, Cursor>
}

/// A part of a list.
public struct FeedPage<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The items, in the order of the list. Repeated ones are passed over.
  public var items: [Item]
  /// Where the next page begins; nil after the last one.
  public var next: Cursor?

  /// A page.
  public init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

/// A source does not know a cursor any more. The feed then walks through the list from its start, keeps what it shows, and goes on below
/// with what it does not have yet.
public struct StaleFeedCursor: Error, Hashable {
  /// An error without further details.
  public init() {}
}
