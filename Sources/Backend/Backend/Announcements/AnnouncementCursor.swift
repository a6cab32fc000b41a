import Foundation

/// A position in an ordered list of announcements: right after the one with these values, whether or not that still
/// exists.
///
/// Pages based on it never repeat or lose an announcement because of others that are added or removed meanwhile. As
/// text it is what clients send back, such as `n_1780000000_<id>`; they should treat it as opaque.
public enum AnnouncementCursor: Hashable, Sendable, LosslessStringConvertible {
  /// In a list by report time, in seconds since 1970.
  case newest(createdAt: Int64, id: UUID)
  /// In a list by distance, in kilometres.
  case nearest(distance: Double, id: UUID)

  public init?(_ description: String) {
    let parts = description.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let id = UUID(uuidString: parts[2]) else { return nil }
    switch parts[0] {
    case "n":
      guard let seconds = Int64(parts[1]) else { return nil }
      self = .newest(createdAt: seconds, id: id)
    case "d":
      // The bits, since a rounded distance would skip or repeat items.
      guard let bits = UInt64(parts[1], radix: 16) else { return nil }
      let distance = Double(bitPattern: bits)
      guard distance >= 0, distance.isFinite else { return nil }
      self = .nearest(distance: distance, id: id)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .newest(let seconds, let id): "n_\(seconds)_\(id)"
    case .nearest(let distance, let id): "d_\(String(distance.bitPattern, radix: 16))_\(id)"
    }
  }

  /// Creates the position of an announcement in a query's list; `nil` when it has none there.
  init?(of announcement: AnnouncementRecord, in query: AnnouncementQuery) {
    switch query.order {
    case .newest:
      self = .newest(createdAt: Int64(announcement.createdAt.timeIntervalSince1970), id: announcement.id)
    case .nearest:
      guard let area = query.area, let location = announcement.location else { return nil }
      self = .nearest(distance: area.center.distance(to: location), id: announcement.id)
    }
  }

  var order: AnnouncementQuery.Order {
    switch self {
    case .newest: .newest
    case .nearest: .nearest
    }
  }
}
