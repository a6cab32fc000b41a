import Foundation

/// A client's description of a pet when it creates or changes an announcement: everything except what the server sets.
struct AnnouncementDraft: Equatable, Sendable {
  var petName: String?
  var species: AnnouncementRecord.Species
  var breed: String?
  var sex: AnnouncementRecord.Sex
  var age: Int?
  var description: String
  var status: AnnouncementRecord.Status
  var location: GeoPoint?
  var locationName: String?
  var lastSeenDate: CalendarDay
  var reward: String?
  var email: String?
  var phone: String?

  /// Returns a new announcement with this content.
  func announcement(id: UUID, at now: Date) -> AnnouncementRecord {
    AnnouncementRecord(
      id: id, petName: petName, species: species, breed: breed, sex: sex, age: age, description: description,
      status: status, location: location, locationName: locationName, lastSeenDate: lastSeenDate, reward: reward,
      email: email, phone: phone, createdAt: now)
  }

  /// Returns the announcement with this content instead; identity, photo and report time stay.
  func applied(to record: AnnouncementRecord, at now: Date) -> AnnouncementRecord {
    var changed = announcement(id: record.id, at: now)
    changed.photoUrl = record.photoUrl
    changed.createdAt = record.createdAt
    return changed
  }
}

extension AnnouncementDraft {
  /// Reads a draft, or reports everything that is wrong with it.
  ///
  /// - Parameter today: the day in UTC that `lastSeenDate` is compared with
  /// - Throws: `Faults`, in the order of the fields' names
  init(_ object: [String: JSONValue], today: CalendarDay) throws(Faults) {
    var fields = DraftFields(object)
    let petName = fields.line("petName", limit: 100)
    let species = fields.required(fields.choice("species", AnnouncementRecord.Species.self), "species")
    let breed = fields.line("breed", limit: 100)
    let sex = fields.choice("sex", AnnouncementRecord.Sex.self)
    let age = fields.whole("age", in: 0...200)
    let description = fields.required(fields.text("description", limit: 5000), "description")
    let status = fields.required(fields.choice("status", AnnouncementRecord.Status.self), "status")
    let latitude = fields.degrees("locationLatitude", within: 90)
    let longitude = fields.degrees("locationLongitude", within: 180)
    let locationName = fields.line("locationName", limit: 200)
    let lastSeenDate = fields.required(fields.pastDay("lastSeenDate", today: today), "lastSeenDate")
    let reward = fields.line("reward", limit: 100)
    let email = fields.email("email")
    let phone = fields.phone("phone")
    fields.bothOrNeither("locationLatitude", "locationLongitude")
    fields.atLeastOne(of: "email", "phone", because: "so that people can reach the reporter")
    fields.rejectUnknown()
    guard fields.faults.isEmpty, let species, let description, let status, let lastSeenDate else {
      throw Faults(fields: fields.faults.sorted { $0.field < $1.field })
    }
    let location = latitude.flatMap { north in longitude.flatMap { GeoPoint(latitude: north, longitude: $0) } }
    self.init(
      petName: petName, species: species, breed: breed, sex: sex ?? .unknown, age: age, description: description,
      status: status, location: location,
      locationName: locationName, lastSeenDate: lastSeenDate, reward: reward, email: email, phone: phone)
  }

  /// Everything that is wrong with a draft; never empty.
  struct Faults: Error, Equatable {
    let fields: [FieldFault]
  }
}
