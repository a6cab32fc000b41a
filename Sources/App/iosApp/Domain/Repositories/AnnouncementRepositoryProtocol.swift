/// Where announcements come from.
protocol AnnouncementRepositoryProtocol: Sendable {
  /// All announcements, those around `location` if there is one. Malformed ones are left out.
  /// - Throws: an error whose `localizedDescription` can be shown to people, or `CancellationError`.
  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement]

  /// One announcement.
  /// - Throws: `AnnouncementRepositoryError.notFound` if there is none with this id; else as `getAnnouncements(near:)`.
  func getAnnouncement(id: String) async throws -> Announcement
}
