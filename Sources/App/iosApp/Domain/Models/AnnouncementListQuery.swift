import Foundation

/// A query for an announcement list, with filter and order.
struct AnnouncementListQuery: Hashable, Sendable {
  /// The most announcements to show; nil for all.
  let limit: Int?
  let sortBy: SortOption
  /// The user's location; nil when unknown or not permitted.
  let location: Coordinate?

  enum SortOption: Hashable, Sendable {
    case createdAtDescending
    case createdAtAscending
    /// Nearest first. Without a location, and among announcements without a place, newest first.
    case distanceFromUser
  }

  init(limit: Int?, sortBy: SortOption, location: Coordinate? = nil) {
    self.limit = limit
    self.sortBy = sortBy
    self.location = location
  }

  // MARK: - Convenience Factory Methods

  /// Returns the default query: all announcements, newest first.
  static func defaultQuery(location: Coordinate?) -> AnnouncementListQuery {
    AnnouncementListQuery(limit: nil, sortBy: .createdAtDescending, location: location)
  }

  /// Returns the landing page's query: the 5 newest announcements.
  static func landingPageQuery(location: Coordinate?) -> AnnouncementListQuery {
    AnnouncementListQuery(limit: 5, sortBy: .createdAtDescending, location: location)
  }

  // MARK: - Applying

  /// Sorts and limits `announcements` as this query asks. The sort is stable.
  func applied(to announcements: [Announcement]) -> [Announcement] {
    let sorted = sorted(announcements)
    guard let limit else { return sorted }
    return Array(sorted.prefix(max(0, limit)))
  }

  private func sorted(_ announcements: [Announcement]) -> [Announcement] {
    switch sortBy {
    case .createdAtDescending:
      return announcements.sorted { $0.createdAt > $1.createdAt }
    case .createdAtAscending:
      return announcements.sorted { $0.createdAt < $1.createdAt }
    case .distanceFromUser:
      guard let location else { return announcements.sorted { $0.createdAt > $1.createdAt } }
      return
        announcements
        .map { (announcement: $0, distance: $0.location?.distance(to: location) ?? .infinity) }
        .sorted { ($0.distance, $1.announcement.createdAt) < ($1.distance, $0.announcement.createdAt) }
        .map(\.announcement)
    }
  }
}
