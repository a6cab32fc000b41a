import Foundation

/// A row of the feed. Its content follows from its number, so that a feed's memory is its ids and numbers.
struct FeedItem<ID: FeedID>: Identifiable, Sendable {
  let id: ID
  let number: Int

  init(number: Int) {
    id = ID(row: number)
    self.number = number
  }

  /// Rows 50 apart look the same: a scroll from row 23 of 100 and one from row 499,973 of 1,000,000 show the same cards.
  private var look: Int { number % 50 }

  var author: String { "\(names[look % 10]) \(families[look / 10])" }

  /// 10 to 18 words, which are two to four lines.
  var text: String {
    (0..<10 + look * 7 % 9).map { words[(look * 11 + $0 * 7) % words.count] }.joined(separator: " ")
  }
}

private let names = ["Ada", "Grace", "Edsger", "Barbara", "Tony", "Frances", "Donald", "Radia", "Dennis", "Karen"]
private let families = ["Lovelace", "Hopper", "Dijkstra", "Liskov", "Hoare"]
private let words = """
  the quick reply was written on a small screen in a train that left town before breakfast and nobody noticed how long \
  lines became until somebody turned phone around
  """.split(separator: " ").map(String.init)

/// The id of a row.
protocol FeedID: Hashable, Sendable {
  /// Creates a different id for each number.
  init(row: Int)
  /// The bytes on the heap that one takes besides its own size.
  static var heapBytes: Int { get }
}

extension Int: FeedID {
  init(row: Int) { self = row }
  static var heapBytes: Int { 0 }
}

extension UUID: FeedID {
  init(row: Int) {
    func byte(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: row >> shift) }
    self.init(uuid: (1, 2, 3, 4, 5, 6, 0x40, 8, 0x80, 10, 11, 12, byte(24), byte(16), byte(8), byte(0)))
  }

  static var heapBytes: Int { 0 }
}

extension String: FeedID {
  /// Too long to be stored inline, as servers' ids are.
  init(row: Int) { self = "com.example.feed/post-\(row)" }
  /// Header, up to 29 characters and the end, in blocks of 16 bytes.
  static var heapBytes: Int { 64 }
}
