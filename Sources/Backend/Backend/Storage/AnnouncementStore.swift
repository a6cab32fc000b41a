import Foundation

/// Which announcements a list holds. The order is always newest report first.
public struct AnnouncementQuery: Hashable, Sendable {
  /// A circle on the globe.
  public struct Area: Hashable, Sendable {
    public var center: GeoPoint
    /// Radius in kilometres.
    public var range: Double

    public init(center: GeoPoint, range: Double) {
      self.center = center
      self.range = range
    }
  }

  /// The most announcements to return; `nil` for all.
  public var limit: Int?
  /// Only announcements last seen inside this circle; those without coordinates are then left out.
  public var area: Area?

  public init(limit: Int? = nil, area: Area? = nil) {
    self.limit = limit
    self.area = area
  }
}

/// Where announcements are kept.
///
/// A stored row that breaks the rules of `AnnouncementRecord` is skipped and logged: one bad row never costs the reader
/// the others.
public protocol AnnouncementStore: Sendable {
  /// The announcements that a query asks for, newest `createdAt` first, equal instants by descending id.
  func announcements(matching query: AnnouncementQuery) async throws -> [AnnouncementRecord]

  /// One announcement, or `nil` when there is none with this id.
  func announcement(id: UUID) async throws -> AnnouncementRecord?

  /// Adds announcements, all or none. Throws when an id is taken.
  func insert(_ announcements: [AnnouncementRecord]) async throws

  /// Removes everything and adds these instead, in one step that no reader sees half done.
  func replaceAll(with announcements: [AnnouncementRecord]) async throws

  /// The number of stored rows, broken ones included.
  func count() async throws -> Int
}
