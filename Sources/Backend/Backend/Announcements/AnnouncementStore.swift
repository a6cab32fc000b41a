import Foundation

/// Selects and orders the announcements of a list.
public struct AnnouncementQuery: Hashable, Sendable {
  /// A circle on the globe.
  public struct Area: Hashable, Sendable {
    public var center: GeoPoint
    /// The radius in kilometres.
    public var range: Double

    public init(center: GeoPoint, range: Double) {
      self.center = center
      self.range = range
    }
  }

  /// The order of a list.
  public enum Order: Hashable, Sendable {
    /// Newest report first; equal times by descending id.
    case newest
    /// Shortest distance from the centre of the area first; equal distances by ascending id. Requires an area.
    case nearest
  }

  /// The most announcements to return; `nil` for all.
  public var limit: Int?
  /// The circle that announcements must have been last seen in; those without coordinates are left out.
  public var area: Area?
  public var order: Order
  /// The position after which the page begins. Its order has to be the query's.
  public var cursor: AnnouncementCursor?

  public init(limit: Int? = nil, area: Area? = nil, order: Order = .newest, after cursor: AnnouncementCursor? = nil) {
    self.limit = limit
    self.area = area
    self.order = order
    self.cursor = cursor
  }
}

/// A part of a list.
public struct AnnouncementPage: Hashable, Sendable {
  public var announcements: [AnnouncementRecord]
  /// Where the next page begins; `nil` after the last one.
  public var next: AnnouncementCursor?
}

/// An announcement before and after a change.
public struct AnnouncementChange: Hashable, Sendable {
  public var before: AnnouncementRecord
  public var after: AnnouncementRecord
}

/// The stored management password of an existing announcement.
public struct AnnouncementCredential: Hashable, Sendable {
  /// The hash; `nil` when nobody may change the announcement, as with the seed's.
  public var passwordHash: String?
}

/// A store of announcements.
///
/// A stored row that breaks the rules of `AnnouncementRecord` is skipped and logged: one bad row never costs the reader
/// the others.
public protocol AnnouncementStore: Sendable {
  /// Returns a query's announcements, and the cursor to those after its limit.
  func page(matching query: AnnouncementQuery) async throws -> AnnouncementPage

  /// Returns one announcement, or `nil` when there is none with this id.
  func announcement(id: UUID) async throws -> AnnouncementRecord?

  /// Adds announcements that nobody may change, all or none. Throws when an id is taken.
  func insert(_ announcements: [AnnouncementRecord]) async throws

  /// Adds an announcement that may be changed with the password of this hash. Throws when the id is taken.
  func insert(_ announcement: AnnouncementRecord, passwordHash: String) async throws

  /// Returns an announcement's credential, or `nil` when there is none with this id.
  func credential(of id: UUID) async throws -> AnnouncementCredential?

  /// Changes an announcement in one step; returns `nil` when there is none with this id. Its id and report time stay.
  func update(
    id: UUID, _ change: @escaping @Sendable (AnnouncementRecord) -> AnnouncementRecord
  ) async throws -> AnnouncementChange?

  /// Removes an announcement and returns it; `nil` when there was none with this id.
  func delete(id: UUID) async throws -> AnnouncementRecord?

  /// Replaces all announcements with these, in one step that no reader observes half done.
  func replaceAll(with announcements: [AnnouncementRecord]) async throws

  /// Returns the number of stored rows, malformed ones included.
  func count() async throws -> Int
}

extension AnnouncementStore {
  /// Returns a query's announcements, without a cursor to the rest.
  public func announcements(matching query: AnnouncementQuery) async throws -> [AnnouncementRecord] {
    try await page(matching: query).announcements
  }
}
