import Foundation

/// The announcements, jokes and documents that an empty database starts with.
enum SeedData {
  /// The resource folder `Seed`: `announcements.json`, `jokes.json`, `photos` and `Library`.
  static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Seed") }

  static func announcements(
    for seed: BackendConfiguration.Seed, now: Date
  ) throws(BackendError) -> [AnnouncementRecord] {
    switch seed {
    case .none: []
    case .standard: try standard(now: now)
    case .generated(let count): AnnouncementGenerator.announcements(count: count, newest: now)
    }
  }

  /// Returns the 40 announcements of `announcements.json`. Their dates count back from `now`, so that the list looks
  /// lived in.
  static func standard(now: Date) throws(BackendError) -> [AnnouncementRecord] {
    let file = folder.appendingPathComponent("announcements.json")
    do {
      return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file)).map { $0.announcement(now: now) }
    } catch {
      throw .seedUnreadable(reason: "\(file.path): \(error)")
    }
  }

  /// Returns the jokes of `jokes.json`.
  static func jokes() throws(BackendError) -> [JokeRecord] {
    let file = folder.appendingPathComponent("jokes.json")
    do {
      return try JSONDecoder().decode([JokeRecord].self, from: Data(contentsOf: file))
    } catch {
      throw .seedUnreadable(reason: "\(file.path): \(error)")
    }
  }

  /// Returns the articles of the folder `Library`.
  static func library() throws(BackendError) -> [(LibraryDocument, hash: String)] {
    do throws(LibraryFolder.Fault) {
      var documents: [(LibraryDocument, hash: String)] = []
      for file in try LibraryFolder(folder.appendingPathComponent("Library")).files() {
        documents.append(try LibraryFolder.document(at: file, path: "library/\(file.lastPathComponent)"))
      }
      return documents
    } catch {
      throw .seedUnreadable(reason: error.description)
    }
  }

  private struct Entry: Decodable {
    let id: UUID
    let petName: String?
    let species: AnnouncementRecord.Species
    let breed: String?
    let sex: AnnouncementRecord.Sex
    let age: Int?
    let description: String
    let status: AnnouncementRecord.Status
    let latitude: Double
    let longitude: Double
    let locationName: String
    let photo: String?
    let reward: String?
    let email: String?
    let phone: String?
    let hoursAgo: Double
    /// The days from the last sighting to the report.
    let lastSeenDaysBefore: Double

    func announcement(now: Date) -> AnnouncementRecord {
      let createdAt = now.addingTimeInterval(-hoursAgo * 3600)
      return AnnouncementRecord(
        id: id, petName: petName, species: species, breed: breed, sex: sex, age: age, description: description,
        status: status, location: GeoPoint(latitude: latitude, longitude: longitude), locationName: locationName,
        lastSeenDate: CalendarDay(createdAt.addingTimeInterval(-lastSeenDaysBefore * 86_400)),
        photoUrl: photo.map { "/photos/\($0)" }, reward: reward, email: email, phone: phone, createdAt: createdAt)
    }
  }
}
