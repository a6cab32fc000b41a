import Hummingbird

extension AnnouncementQuery {
  /// The radius in kilometres around a location when the request names none: a city with its suburbs.
  static let defaultRange = 50.0
  /// The largest radius in kilometres; half the way round the Earth is 20,015, so this is everywhere.
  static let largestRange = 20_100.0

  /// Reads `limit`, `lat`, `lng`, `range`, `sort` and `cursor`; other parameters are ignored.
  ///
  /// - Throws: `Problem` for the first invalid value.
  init(_ parameters: Parameters) throws(Problem) {
    let limit = try parameters.value(
      "limit",
      mustBe: "a whole number of 1 or more, such as limit=5. Leave it out to get all announcements."
    ) { text in
      Int(text).flatMap { $0 >= 1 ? $0 : nil }
    }
    let latitude = try Self.number(
      "lat", in: parameters, within: -90...90, mustBe: "degrees north from -90 to 90, such as lat=52.52.")
    let longitude = try Self.number(
      "lng", in: parameters, within: -180...180, mustBe: "degrees east from -180 to 180, such as lng=13.405.")
    let range = try Self.number(
      "range", in: parameters, within: Double.leastNonzeroMagnitude...Self.largestRange,
      mustBe: "kilometres above 0 and at most 20100, such as range=25.")

    let order = try parameters.value("sort", mustBe: "newest or distance, such as sort=distance.") { text in
      switch text {
      case "newest": Order.newest
      case "distance": Order.nearest
      default: nil
      }
    }
    let cursor = try parameters.value(
      "cursor", mustBe: "the 'next' of the page before. Leave it out to get the first page."
    ) { AnnouncementCursor(String($0)) }

    switch (latitude, longitude) {
    case (let latitude?, let longitude?):
      let center = GeoPoint(latitude: latitude, longitude: longitude)
      self.init(limit: limit, area: center.map { Area(center: $0, range: range ?? Self.defaultRange) })
    case (nil, nil) where range == nil:
      self.init(limit: limit)
    case (nil, nil):
      throw .invalidParameter(
        "range", detail: "'range' was given without a location. Add one, such as lat=52.52&lng=13.405.")
    case (let latitude, _):
      let (present, absent) = latitude == nil ? ("lng", "lat") : ("lat", "lng")
      throw .invalidParameter(
        absent,
        detail: "'\(present)' was given without '\(absent)'. Send both, such as lat=52.52&lng=13.405, or neither.")
    }
    if order == .nearest, area == nil {
      throw .invalidParameter(
        "sort", detail: "'sort' is 'distance', but there is no location. Add one, such as lat=52.52&lng=13.405.")
    }
    self.order = order ?? .newest
    if let cursor, cursor.order != self.order {
      throw .invalidParameter(
        "cursor", detail: "'cursor' belongs to a list with another 'sort'. Send it with that one.")
    }
    self.cursor = cursor
  }

  private static func number(
    _ name: String, in parameters: Parameters, within range: ClosedRange<Double>, mustBe rule: String
  ) throws(Problem) -> Double? {
    try parameters.value(name, mustBe: rule) { text in
      // `Double` also parses "inf", "nan" and hexadecimal, which nobody means here.
      guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
