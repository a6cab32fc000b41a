import Foundation

/// A position in an ordered list of jokes, as clients send it back; they should treat it as opaque.
public enum JokeCursor: Hashable, Sendable, LosslessStringConvertible {
  /// In the list by popularity as it was after `version` changes of popularity, right after the joke with these values.
  case popular(version: Int64, popularity: Int, id: UUID)
  /// In the results of a search, right after the joke with this rank and row number.
  case found(rank: Double, number: Int64)

  /// The error of a cursor whose list is no longer known: more popularities have changed since its first page than are
  /// kept, or it comes from another database.
  public struct Expired: Error {}

  public init?(_ description: String) {
    let parts = description.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("p", 4):
      guard let version = Int64(parts[1]), version >= 0, let popularity = Int(parts[2]),
        let id = UUID(uuidString: parts[3])
      else { return nil }
      self = .popular(version: version, popularity: popularity, id: id)
    case ("s", 3):
      // The bits, since a rounded rank would skip or repeat items.
      guard let bits = UInt64(parts[1], radix: 16), let number = Int64(parts[2]) else { return nil }
      let rank = Double(bitPattern: bits)
      guard rank.isFinite else { return nil }
      self = .found(rank: rank, number: number)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .popular(let version, let popularity, let id): "p_\(version)_\(popularity)_\(id)"
    case .found(let rank, let number): "s_\(String(rank.bitPattern, radix: 16))_\(number)"
    }
  }
}

/// A position in a client's ratings, newest first: right after the one with these values.
public struct RatingCursor: Hashable, Sendable, LosslessStringConvertible {
  /// In milliseconds since 1970.
  public var ratedAt: Int64
  public var id: UUID

  public init(ratedAt: Int64, id: UUID) {
    self.ratedAt = ratedAt
    self.id = id
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == "r", let ratedAt = Int64(parts[1]), let id = UUID(uuidString: parts[2]) else {
      return nil
    }
    self.init(ratedAt: ratedAt, id: id)
  }

  public var description: String { "r_\(ratedAt)_\(id)" }
}
