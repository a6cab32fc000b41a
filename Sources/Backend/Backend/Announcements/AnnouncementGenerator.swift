import Foundation

/// Generates any number of plausible announcements. Equal arguments give equal announcements, ids included.
public enum AnnouncementGenerator {
  private typealias Kind = (species: AnnouncementRecord.Species, breed: String, photo: String)

  private static let kinds: [Kind] = [
    (.dog, "Golden Retriever", "dog-golden.jpg"), (.dog, "Labrador", "dog-brown.jpg"),
    (.dog, "Border Collie", "dog-collie.jpg"), (.dog, "Siberian Husky", "dog-husky.jpg"),
    (.dog, "Dachshund", "dog-dachshund.jpg"), (.dog, "Poodle", "dog-poodle.jpg"),
    (.dog, "Jack Russell mix", "dog-terrier.jpg"), (.cat, "British Shorthair", "cat-grey.jpg"),
    (.cat, "European Shorthair", "cat-ginger.jpg"), (.cat, "Bombay", "cat-black.jpg"),
    (.cat, "Calico", "cat-calico.jpg"), (.cat, "Siamese", "cat-siamese.jpg"),
    (.rabbit, "Dwarf rabbit", "rabbit-white.jpg"), (.rabbit, "Lop", "rabbit-brown.jpg"),
    (.bird, "Budgerigar", "bird-budgie.jpg"), (.bird, "Cockatiel", "bird-cockatiel.jpg"),
    (.bird, "Canary", "bird-canary.jpg"), (.other, "Guinea pig", "other-guinea-pig.jpg"),
    (.other, "Hermann's tortoise", "other-tortoise.jpg"),
  ]

  private static let names = [
    "Luna", "Milo", "Bella", "Oskar", "Nala", "Paul", "Frida", "Rocky", "Emma", "Findus", "Maja", "Balu", "Lilly",
    "Karlchen", "Ronja", "Toffee", "Hilde", "Momo", "Ella", "Anton", "Pippa", "Gizmo", "Smilla", "Bruno",
  ]

  private static let places: [(name: String, point: GeoPoint?)] = [
    ("Mitte, Berlin", GeoPoint(latitude: 52.520, longitude: 13.405)),
    ("Kreuzberg, Berlin", GeoPoint(latitude: 52.499, longitude: 13.403)),
    ("Pankow, Berlin", GeoPoint(latitude: 52.569, longitude: 13.402)),
    ("Spandau, Berlin", GeoPoint(latitude: 52.536, longitude: 13.199)),
    ("Köpenick, Berlin", GeoPoint(latitude: 52.446, longitude: 13.575)),
    ("Potsdam", GeoPoint(latitude: 52.399, longitude: 13.066)),
    ("Altona, Hamburg", GeoPoint(latitude: 53.550, longitude: 9.935)),
    ("Südvorstadt, Leipzig", GeoPoint(latitude: 51.324, longitude: 12.371)),
    ("Schwabing, Munich", GeoPoint(latitude: 48.170, longitude: 11.586)),
    ("Ehrenfeld, Cologne", GeoPoint(latitude: 50.951, longitude: 6.918)),
  ]

  private static let sightings = [
    "Seen near the playground at dusk.", "Last seen by the canal, heading north.", "Very shy, please do not chase.",
    "Comes when called for food.", "Wears a red collar with a small bell.", "Friendly with everybody, loves children.",
    "May be hiding in a cellar or a garage.", "Please check sheds and the space under cars.",
  ]

  /// Returns announcements from the newest to the oldest, a quarter of an hour to a few hours apart.
  ///
  /// - Parameters:
  ///   - count: how many; none when negative
  ///   - seed: another seed gives other announcements
  ///   - newest: the report time of the first one
  public static func announcements(count: Int, seed: UInt64 = 1, newest: Date = Date()) -> [AnnouncementRecord] {
    var random = SplitMix64(state: seed)
    var createdAt = newest
    return (0..<max(0, count)).map { _ in
      let kind = random.pick(from: kinds) ?? (.other, "Unknown", "other-tortoise.jpg")
      let place = random.pick(from: places)
      let status = random.pick(from: AnnouncementRecord.Status.allCases) ?? .missing
      let isStray = status == .found && random.chance(of: 2)
      let sentences = (0...random.number(below: 4)).compactMap { _ in random.pick(from: sightings) }
      defer { createdAt.addTimeInterval(-Double(900 + random.number(below: 10_000))) }
      return AnnouncementRecord(
        id: random.uuid(), petName: isStray ? nil : random.pick(from: names), species: kind.species,
        breed: random.chance(of: 8) ? nil : kind.breed,
        sex: isStray ? .unknown : random.pick(from: [.male, .female]) ?? .unknown,
        age: isStray ? nil : random.number(below: 15), description: sentences.joined(separator: " "), status: status,
        location: place?.point.flatMap { random.near($0) }, locationName: place?.name,
        lastSeenDate: CalendarDay(createdAt.addingTimeInterval(-Double(random.number(below: 4) * 86_400))),
        photoUrl: random.chance(of: 20) ? nil : "/photos/\(kind.photo)",
        reward: status == .missing && random.chance(of: 3) ? "€\(50 * (1 + random.number(below: 10)))" : nil,
        email: "reporter\(random.number(below: 100_000))@example.org", createdAt: createdAt)
    }
  }
}

/// Steele, Lea and Flood's SplitMix64: small, and the same on every platform.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  // Not `Int.random(in:using:)`: its mapping from random bits to numbers may change with the standard library.
  mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// Returns true once in `times`.
  mutating func chance(of times: Int) -> Bool {
    number(below: times) == 0
  }

  mutating func pick<Element>(from elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }

  /// Returns a point within about two kilometres.
  mutating func near(_ point: GeoPoint) -> GeoPoint? {
    func offset(_ number: Int) -> Double { Double(number - 200) / 10_000 }
    return GeoPoint(
      latitude: point.latitude + offset(number(below: 401)), longitude: point.longitude + offset(number(below: 401)))
  }

  /// Returns a version 4 UUID (RFC 9562) from this generator's bits.
  mutating func uuid() -> UUID {
    var bytes = [next(), next()].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
