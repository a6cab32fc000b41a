import Foundation

/// A lost-and-found announcement as the store keeps it and the API sends it.
///
/// Property names are the API's field names. An optional that is `nil` is left out of the JSON, never sent as `null`.
public struct AnnouncementRecord: Codable, Hashable, Sendable, Identifiable {
  /// The kind of animal.
  public enum Species: String, Codable, Hashable, Sendable, CaseIterable {
    case dog = "DOG"
    case cat = "CAT"
    case bird = "BIRD"
    case rabbit = "RABBIT"
    case other = "OTHER"
  }

  /// The animal's sex, as far as the reporter knows.
  public enum Sex: String, Codable, Hashable, Sendable, CaseIterable {
    case male = "MALE"
    case female = "FEMALE"
    case unknown = "UNKNOWN"
  }

  /// What the announcement states: the pet is missing, was found, or is home again.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    case missing = "MISSING"
    case found = "FOUND"
    case closed = "CLOSED"
  }

  public var id: UUID
  public var petName: String?
  public var species: Species
  public var breed: String?
  public var sex: Sex
  /// The age in whole years.
  public var age: Int?
  public var description: String
  public var status: Status
  /// Degrees north, -90 to 90. Present exactly when `locationLongitude` is.
  public var locationLatitude: Double?
  /// Degrees east, -180 to 180. Present exactly when `locationLatitude` is.
  public var locationLongitude: Double?
  /// The place in words, such as "Prenzlauer Berg, Berlin".
  public var locationName: String?
  public var lastSeenDate: CalendarDay
  /// The path of the picture relative to the server, such as "/photos/cat-grey.jpg".
  public var photoUrl: String?
  /// The owner's offer, in the owner's words, such as "€100".
  public var reward: String?
  public var email: String?
  public var phone: String?
  /// The time of the report, in whole seconds: lists are sorted by it, and JSON has no fraction.
  public var createdAt: Date
  /// The time of the last change, in whole seconds.
  public var updatedAt: Date

  /// Creates a record. Fractions of a second are dropped from both times; `updatedAt` is `createdAt` by default.
  public init(
    id: UUID = UUID(), petName: String? = nil, species: Species, breed: String? = nil, sex: Sex = .unknown,
    age: Int? = nil, description: String, status: Status, location: GeoPoint? = nil, locationName: String? = nil,
    lastSeenDate: CalendarDay, photoUrl: String? = nil, reward: String? = nil, email: String? = nil,
    phone: String? = nil, createdAt: Date, updatedAt: Date? = nil
  ) {
    self.id = id
    self.petName = petName
    self.species = species
    self.breed = breed
    self.sex = sex
    self.age = age
    self.description = description
    self.status = status
    self.locationLatitude = location?.latitude
    self.locationLongitude = location?.longitude
    self.locationName = locationName
    self.lastSeenDate = lastSeenDate
    self.photoUrl = photoUrl
    self.reward = reward
    self.email = email
    self.phone = phone
    self.createdAt = createdAt.inWholeSeconds
    self.updatedAt = (updatedAt ?? createdAt).inWholeSeconds
  }

  /// The place where the pet was last seen, when both coordinates are present and valid.
  public var location: GeoPoint? {
    guard let locationLatitude, let locationLongitude else { return nil }
    return GeoPoint(latitude: locationLatitude, longitude: locationLongitude)
  }
}

extension Date {
  var inWholeSeconds: Date {
    Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
  }
}
