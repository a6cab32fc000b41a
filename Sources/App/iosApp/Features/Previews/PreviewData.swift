import Foundation

// Data for previews, without a server.

extension Announcement {
  static let previews: [Announcement] = [
    preview(
      "1", "Burek", .dog, "Mixed breed", .male, 4, .missing, "Kreuzberg",
      "Brown with a white chest. Shy, but comes for food."),
    preview(
      "2", "Mia", .cat, "British Shorthair", .female, 2, .found, "Prenzlauer Berg", "Wears a red collar without a name."
    ),
    preview(
      "3", nil, .bird, "Budgerigar", .unknown, nil, .missing, "Moabit", "Flew out of the kitchen window in the morning."
    ),
    preview("4", "Klaus", .rabbit, nil, .male, 6, .closed, nil, ""),
  ]

  private static func preview(
    _ id: String, _ name: String?, _ species: Species, _ breed: String?, _ sex: AnimalSex, _ age: Int?,
    _ status: AnnouncementStatus, _ place: String?, _ description: String
  ) -> Announcement {
    let day = Date(timeIntervalSince1970: 1_760_000_000)
    return Announcement(
      id: id, petName: name, species: species, breed: breed, sex: sex, age: age, description: description,
      status: status,
      location: Coordinate(latitude: 52.52, longitude: 13.405), locationName: place, lastSeenDate: day, photoURL: nil,
      createdAt: day, updatedAt: day)
  }
}

extension Joke {
  static let preview = Joke(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), setup: "Why do seagulls fly over the sea?",
    punchline: "If they flew over the bay, they would be bagels.", category: .dadJoke, popularityScore: 80)
}

extension ResearchSource {
  static let preview = ResearchSource(
    number: 1, title: "Walking speed and life expectancy",
    excerpt: "Of two people of one age, the one who walks faster is likely to live longer.", publisher: "A journal")
}

/// A repository that answers at once, and always the same.
struct PreviewRepository: AnnouncementRepositoryProtocol {
  var announcements = Announcement.previews

  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement] { announcements }

  func getAnnouncement(id: String) async throws -> Announcement {
    guard let found = announcements.first(where: { $0.id == id }) else { throw CancellationError() }
    return found
  }
}

/// A phone whose owner does not share their location.
struct PreviewLocationService: LocationServiceProtocol {
  var authorizationStatus: LocationPermissionStatus { get async { .denied } }
  func requestWhenInUseAuthorization() async -> LocationPermissionStatus { .denied }
  func requestLocation() async -> Coordinate? { nil }
}

extension LocationPermissionHandler {
  static var preview: LocationPermissionHandler {
    LocationPermissionHandler(
      locationService: PreviewLocationService(), foregroundNotification: Notification.Name("preview"))
  }
}

/// Accepts ratings and forgets them.
@MainActor
final class PreviewJokeList: JokeListModel {
  static let shared = PreviewJokeList()

  func loadMoreIfNeeded(currentItem id: UUID) {}
  func rate(_ joke: Joke, stars: Int?) {}
  func retry() {}
}
