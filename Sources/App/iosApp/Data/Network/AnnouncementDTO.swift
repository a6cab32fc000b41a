import Foundation

/// An announcement as the backend sends it.
///
/// Only `id` and `createdAt` are required: the first identifies rows, the second sorts them. Any other field that is
/// missing or malformed is read as "not known": one bad field must not cost the reader the announcement.
struct AnnouncementDTO: Decodable {
  let id: String
  let petName: String?
  let species: String?
  let breed: String?
  let sex: String?
  let age: Int?
  let description: String?
  let status: String?
  let locationLatitude: Double?
  let locationLongitude: Double?
  let locationName: String?
  let lastSeenDate: String?
  let photoUrl: String?
  let createdAt: Date
  let updatedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case id, petName, species, breed, sex, age, description, status, locationLatitude, locationLongitude, locationName
    case lastSeenDate, photoUrl, createdAt, updatedAt
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? container.decodeIfPresent(Value.self, forKey: key)
    }
    func required<Value>(_ value: Value?, _ key: CodingKeys) throws -> Value {
      if let value { return value }
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "missing or malformed")
    }
    id = try container.decode(String.self, forKey: .id)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "empty")
    }
    petName = optional(.petName)
    species = optional(.species)
    breed = optional(.breed)
    sex = optional(.sex)
    age = optional(.age)
    description = optional(.description)
    status = optional(.status)
    locationLatitude = optional(.locationLatitude)
    locationLongitude = optional(.locationLongitude)
    locationName = optional(.locationName)
    lastSeenDate = optional(.lastSeenDate)
    photoUrl = optional(.photoUrl)
    createdAt = try required(optional(.createdAt).flatMap(Self.timestamp), .createdAt)
    updatedAt = optional(.updatedAt).flatMap(Self.timestamp)
  }

  /// Parses an instant, with or without fractions of a second.
  private static func timestamp(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  /// Parses a day, as its midnight in GMT.
  private static func day(_ text: String) -> Date? {
    try? Date(text, strategy: .iso8601.year().month().day())
  }
}

extension AnnouncementDTO {
  /// Returns the announcement that the app works with.
  /// - Parameter baseURL: what a relative photo address is relative to.
  func announcement(baseURL: URL) -> Announcement {
    Announcement(
      id: id,
      petName: petName,
      species: species.flatMap(Species.init) ?? .other,
      breed: breed,
      sex: sex.flatMap(AnimalSex.init) ?? .unknown,
      age: age,
      description: description ?? "",
      status: status.flatMap(AnnouncementStatus.init) ?? .unknown,
      location: coordinate,
      locationName: locationName,
      lastSeenDate: lastSeenDate.flatMap(Self.day),
      photoURL: photoURL(baseURL: baseURL),
      createdAt: createdAt,
      updatedAt: updatedAt ?? createdAt)
  }

  private var coordinate: Coordinate? {
    guard let locationLatitude, (-90...90).contains(locationLatitude),
      let locationLongitude, (-180...180).contains(locationLongitude)
    else { return nil }
    return Coordinate(latitude: locationLatitude, longitude: locationLongitude)
  }

  /// Only web addresses are followed: an announcement must not make the app open a file of the phone.
  private func photoURL(baseURL: URL) -> URL? {
    guard let photoUrl, !photoUrl.isEmpty,
      let url = URL(string: photoUrl, relativeTo: baseURL)?.absoluteURL,
      let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https"
    else { return nil }
    return url
  }
}
