/// The rows of a feed: every id that has arrived, in screen order, and the items near the reader.
struct FeedRows<Item: Identifiable & Sendable> {
  /// An item's position in the feed, and the page that brought it.
  private struct Place {
    var index: Int
    /// The page's number; nil for an item that came from no page.
    var page: Int?
  }

  private(set) var ids: [Item.ID] = []
  private var places: [Item.ID: Place] = [:]
  private var items: [Item.ID: Item] = [:]
  private var contentKeys: Set<String> = []
  /// How many rows from the start have been on the screen, or may have been. They keep their places.
  private(set) var seen = 0
  /// The row that appeared last.
  private(set) var position = 0

  /// How far from the row that appeared last, in rows, items are wanted in memory.
  static var reach: Int { 20 }

  var residentCount: Int { items.count }

  subscript(id: Item.ID) -> Item? { items[id] }

  func index(of id: Item.ID) -> Int? { places[id]?.index }

  /// Notes that a row has appeared. Returns its index; nil if the row no longer exists.
  mutating func appear(_ id: Item.ID) -> Int? {
    guard let index = places[id]?.index else { return nil }
    position = index
    seen = max(seen, index + 1)
    return index
  }

  /// Adds the items of a page that are not there yet. Returns how many are new.
  /// - Parameters:
  ///   - number: the page's number; nil for items that come from no page.
  ///   - firstGood: items of pages before this one belong to the new page from now on.
  @MainActor
  mutating func add(_ page: [Item], from number: Int?, firstGood: Int, options: FeedOptions<Item>) -> Int {
    let count = ids.count
    var firstMoved = count
    for item in page {
      if let place = places[item.id] {
        // A repeated item stays with the page that is sure to have it.
        if (place.page ?? -1) < firstGood { places[item.id]?.page = number }
        fill(item)
        continue
      }
      let key = options.contentKey(item)
      if let key, contentKeys.contains(key) { continue }
      guard options.accepts(item) else { continue }
      if let key { contentKeys.insert(key) }
      var index = ids.count
      if let areInOrder = options.areInOrder {
        while index > seen, let before = items[ids[index - 1]], areInOrder(item, before) { index -= 1 }
      }
      ids.insert(item.id, at: index)
      items[item.id] = item
      places[item.id] = Place(index: index, page: number)
      firstMoved = min(firstMoved, index)
    }
    renumber(from: firstMoved)
    evict(capacity: options.capacity)
    return ids.count - count
  }

  /// Puts an evicted item back if the reader is near.
  mutating func fill(_ item: Item) {
    guard let place = places[item.id], items[item.id] == nil, abs(place.index - position) <= 2 * Self.reach else {
      return
    }
    items[item.id] = item
  }

  /// Returns the pages of evicted items near the reader.
  func missingPages() -> Set<Int> {
    let near = max(0, position - Self.reach)..<min(ids.count, position + Self.reach + 1)
    return Set(near.lazy.map { ids[$0] }.filter { items[$0] == nil }.compactMap { places[$0]?.page })
  }

  /// Removes evicted items that cannot be fetched again. Items in memory stay.
  mutating func removeLost(where isLost: (_ page: Int, _ id: Item.ID) -> Bool) {
    let lost = Set(
      ids.filter { id in items[id] == nil && places[id]?.page.map { isLost($0, id) } ?? false })
    guard !lost.isEmpty else { return }
    let seenRows = ids.prefix(seen).count { !lost.contains($0) }
    position = max(0, ids.prefix(position + 1).count { !lost.contains($0) } - 1)
    seen = seenRows
    ids.removeAll { lost.contains($0) }
    for id in lost { places[id] = nil }
    renumber(from: 0)
  }

  /// Evicts the items that are farthest from the reader.
  mutating func evict(capacity: Int) {
    guard items.count > capacity else { return }
    let distance = max(2 * Self.reach, capacity / 2)
    items = items.filter { id, _ in
      guard let place = places[id], place.page != nil else { return true }
      return abs(place.index - position) <= distance
    }
  }

  private mutating func renumber(from first: Int) {
    for index in first..<ids.count { places[ids[index]]?.index = index }
  }
}
