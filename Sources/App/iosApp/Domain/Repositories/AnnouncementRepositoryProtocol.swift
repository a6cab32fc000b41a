/// A source of announcements.
protocol AnnouncementRepositoryProtocol: Sendable {
  /// Returns all announcements, or those around `location` if there is one. Malformed ones are left out.
  /// - Throws: an error whose `localizedDescription` can be shown to users, or `CancellationError`.
  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement]

  /// Returns one announcement.
  /// - Throws: `AnnouncementRepositoryError.notFound` if there is none with this id; otherwise as
  ///   `getAnnouncements(near:)`.
  func getAnnouncement(id: String) async throws -> Announcement
}
