import Foundation

@testable import iosApp

extension Announcement {
  /// Returns an announcement; a test passes only the values that matter to it.
  /// - Parameter age: The seconds since it was created, counted back from a fixed day.
  static func fixture(
    id: String = "1", petName: String? = "Luna", species: Species = .cat, breed: String? = "British Shorthair",
    status: AnnouncementStatus = .missing, location: Coordinate? = nil,
    locationName: String? = "Prenzlauer Berg, Berlin",
    lastSeenDate: Date? = nil, photoURL: URL? = nil, createdSecondsAgo age: Double = 0,
    sex: AnimalSex = .unknown, years: Int? = nil, description: String = ""
  ) -> Announcement {
    let created = Date(timeIntervalSince1970: 1_795_000_000 - age)
    return Announcement(
      id: id, petName: petName, species: species, breed: breed, sex: sex, age: years,
      description: description,
      status: status,
      location: location, locationName: locationName, lastSeenDate: lastSeenDate, photoURL: photoURL,
      createdAt: created, updatedAt: created)
  }
}

/// Returns `count` announcements with the ids "0", "1", ..., neither in order of creation nor reversed; "0" is newest.
func createMockAnnouncements(count: Int) -> [Announcement] {
  let all = (0..<count).map { Announcement.fixture(id: "\($0)", createdSecondsAgo: Double($0) * 60) }
  return all.filter { Int($0.id).map { $0 % 2 == 1 } ?? false } + all.filter { Int($0.id).map { $0 % 2 == 0 } ?? false }
}

extension Coordinate {
  static let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
}
