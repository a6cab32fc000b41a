import Foundation

/// Which announcements a list holds, and in which order.
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

  /// What comes first.
  public enum Order: Hashable, Sendable {
    /// The newest report; equal instants by descending id.
    case newest
    /// The shortest distance from the centre of the area; equal distances by ascending id. Needs an area.
    case nearest
  }

  /// The most announcements to return; `nil` for all.
  public var limit: Int?
  /// Only announcements last seen inside this circle; those without coordinates are then left out.
  public var area: Area?
  public var order: Order
  /// Only what follows this place in the list. Its order has to be the query's.
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

/// One announcement as it was and as it is.
public struct AnnouncementChange: Hashable, Sendable {
  public var before: AnnouncementRecord
  public var after: AnnouncementRecord
}

/// What is stored of the management password of an announcement that exists.
public struct AnnouncementCredential: Hashable, Sendable {
  /// The hash; `nil` when nobody may change the announcement, as with the seed's.
  public var passwordHash: String?
}

/// Where announcements are kept.
///
/// A stored row that breaks the rules of `AnnouncementRecord` is skipped and logged: one bad row never costs the reader
/// the others.
public protocol AnnouncementStore: Sendable {
  /// The announcements that a query asks for, and the way to those after its limit.
  func page(matching query: AnnouncementQuery) async throws -> AnnouncementPage

  /// One announcement, or `nil` when there is none with this id.
  func announcement(id: UUID) async throws -> AnnouncementRecord?

  /// Adds announcements that nobody may change, all or none. Throws when an id is taken.
  func insert(_ announcements: [AnnouncementRecord]) async throws

  /// Adds an announcement that may be changed with the password of this hash. Throws when the id is taken.
  func insert(_ announcement: AnnouncementRecord, passwordHash: String) async throws

  /// What guards an announcement, or `nil` when there is none with this id.
  func credential(of id: UUID) async throws -> AnnouncementCredential?

  /// Changes an announcement in one step; `nil` when there is none with this id. Its id and report time stay.
  func update(
    id: UUID, _ change: @escaping @Sendable (AnnouncementRecord) -> AnnouncementRecord
  ) async throws -> AnnouncementChange?

  /// Removes an announcement and returns what it was; `nil` when there was none with this id.
  func delete(id: UUID) async throws -> AnnouncementRecord?

  /// Removes everything and adds these instead, in one step that no reader sees half done.
  func replaceAll(with announcements: [AnnouncementRecord]) async throws

  /// The number of stored rows, broken ones included.
  func count() async throws -> Int
}

extension AnnouncementStore {
  /// The announcements that a query asks for, without the way to the rest.
  public func announcements(matching query: AnnouncementQuery) async throws -> [AnnouncementRecord] {
    try await page(matching: query).announcements
  }
}
