/// The app's latest events, oldest first, with running numbers that start at 1.
struct EventLog {
  struct Entry: Encodable {
    var number: Int
    var event: String
  }

  /// Enough for a test to find what it caused, few enough to keep forever.
  static let capacity = 200

  private(set) var entries: [Entry] = []
  private var count = 0

  mutating func append(_ event: String) {
    count += 1
    entries.append(Entry(number: count, event: event))
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
  }
}
