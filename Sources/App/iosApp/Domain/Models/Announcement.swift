import Foundation

/// A report of a lost or found pet.
struct Announcement: Identifiable, Hashable, Sendable {
  let id: String
  let petName: String?
  let species: Species
  let breed: String?
  let sex: AnimalSex
  /// In whole years.
  let age: Int?
  let description: String
  let status: AnnouncementStatus
  /// Where the pet was last seen.
  let location: Coordinate?
  let locationName: String?
  /// The day on which the pet was last seen, as its midnight in GMT: a day has no time, so show it in GMT too.
  let lastSeenDate: Date?
  let photoURL: URL?
  let createdAt: Date
  let updatedAt: Date
}
