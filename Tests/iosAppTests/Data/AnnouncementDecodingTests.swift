import Foundation
import Testing

@testable import iosApp

/// How the app decodes the backend's JSON, good and bad.
struct AnnouncementDecodingTests {
  private let baseURL = URL(string: "http://127.0.0.1:8080")!

  private func announcements(_ elements: String...) throws -> [Announcement] {
    let json = #"{"data": [\#(elements.joined(separator: ","))]}"#
    return try JSONDecoder().decode(AnnouncementListDTO.self, from: Data(json.utf8)).announcements
      .map { $0.announcement(baseURL: baseURL) }
  }

  /// Returns an announcement with only the required fields, and `fields`.
  private func announcement(_ fields: String) throws -> Announcement {
    let separator = fields.isEmpty ? "" : ","
    return try #require(
      try announcements(#"{"id": "1", "createdAt": "2026-11-21T09:52:10Z"\#(separator)\#(fields)}"#).first)
  }

  @Test("given every field, then all are read")
  func complete() throws {
    let announcement = try announcement(
      #"""
      "petName": "Luna", "species": "CAT", "breed": "British Shorthair", "sex": "FEMALE", "age": 4,
      "description": "Grey cat", "status": "MISSING", "locationLatitude": 52.5388, "locationLongitude": 13.4244,
      "locationName": "Prenzlauer Berg, Berlin", "lastSeenDate": "2026-11-21", "photoUrl": "/photos/cat-grey.jpg",
      "updatedAt": "2026-11-22T10:00:00Z", "reward": "20"
      """#)
    #expect(
      announcement
        == Announcement(
          id: "1", petName: "Luna", species: .cat, breed: "British Shorthair", sex: .female, age: 4,
          description: "Grey cat", status: .missing, location: Coordinate(latitude: 52.5388, longitude: 13.4244),
          locationName: "Prenzlauer Berg, Berlin", lastSeenDate: try Date("2026-11-21T00:00:00Z", strategy: .iso8601),
          photoURL: URL(string: "http://127.0.0.1:8080/photos/cat-grey.jpg"),
          createdAt: try Date("2026-11-21T09:52:10Z", strategy: .iso8601),
          updatedAt: try Date("2026-11-22T10:00:00Z", strategy: .iso8601)))
  }

  @Test("given only what is indispensable, then the rest is not known")
  func minimal() throws {
    let announcement = try announcement("")
    #expect(announcement.petName == nil)
    #expect(announcement.species == .other)
    #expect(announcement.status == .unknown)
    #expect(announcement.sex == .unknown)
    #expect(announcement.location == nil)
    #expect(announcement.lastSeenDate == nil)
    #expect(announcement.photoURL == nil)
    #expect(announcement.updatedAt == announcement.createdAt)
  }

  @Test(
    "given a malformed element among good ones, then only it is skipped",
    arguments: [
      "null", "7", #""text""#, "[]", "{}",
      #"{"id": "2"}"#, #"{"createdAt": "2026-11-21T09:52:10Z"}"#,
      #"{"id": 2, "createdAt": "2026-11-21T09:52:10Z"}"#, #"{"id": "", "createdAt": "2026-11-21T09:52:10Z"}"#,
      #"{"id": "2", "createdAt": "yesterday"}"#, #"{"id": "2", "createdAt": 1795000000}"#,
    ])
  func malformedElement(element: String) throws {
    let first = #"{"id": "1", "createdAt": "2026-11-21T09:52:10Z"}"#
    let last = #"{"id": "3", "createdAt": "2026-11-21T09:52:10Z"}"#
    #expect(try announcements(first, element, last).map(\.id) == ["1", "3"])
  }

  @Test(
    "given fields of the wrong type, then the element stays and they are not known",
    arguments: [
      #""petName": 7, "breed": [], "age": "four", "species": 1, "status": {}, "photoUrl": false"#,
      #""petName": null, "breed": null, "age": null, "species": null, "status": null, "photoUrl": null"#,
    ])
  func wrongTypes(fields: String) throws {
    let announcement = try announcement(fields)
    #expect(announcement.petName == nil)
    #expect(announcement.breed == nil)
    #expect(announcement.age == nil)
    #expect(announcement.species == .other)
    #expect(announcement.status == .unknown)
    #expect(announcement.photoURL == nil)
  }

  @Test("given species and status of a newer server, then they are tolerated")
  func unknownValues() throws {
    let announcement = try announcement(#""species": "AXOLOTL", "status": "REUNITED", "sex": "?""#)
    #expect(announcement.species == .other)
    #expect(announcement.status == .unknown)
    #expect(announcement.sex == .unknown)
  }

  @Test("given an id twice, then the first counts, since rows are told apart by it")
  func duplicates() throws {
    let first = #"{"id": "1", "petName": "First", "createdAt": "2026-11-21T09:52:10Z"}"#
    let second = #"{"id": "1", "petName": "Second", "createdAt": "2026-11-21T09:52:10Z"}"#
    #expect(try announcements(first, second).map(\.petName) == ["First"])
  }

  @Test(
    "given emoji, right-to-left text or 4,000 characters, then they arrive unchanged",
    arguments: [
      "\u{1F436}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{5DC}\u{5D5}\u{5E0}\u{5D4} \u{202E}x\u{202C}",
      String(repeating: "\u{E9}", count: 4_000),
    ])
  func texts(text: String) throws {
    #expect(try announcement(#""petName": "\#(text)""#).petName == text)
  }

  @Test(
    "given an instant, then fractions and offsets are understood",
    arguments: [
      ("2026-11-21T09:52:10Z", 0.0), ("2026-11-21T09:52:10.500Z", 0.5), ("2026-11-21T11:52:10+02:00", 0.0),
    ])
  func instants(text: String, fraction: Double) throws {
    let read = try #require(try announcements(#"{"id": "1", "createdAt": "\#(text)"}"#).first).createdAt
    let whole = try Date("2026-11-21T09:52:10Z", strategy: .iso8601)
    #expect((0...fraction).contains(read.timeIntervalSince(whole)))
  }

  @Test("given no proper day, then it is not known", arguments: ["", "21.11.2026", "soon"])
  func badDay(text: String) throws {
    #expect(try announcement(#""lastSeenDate": "\#(text)""#).lastSeenDate == nil)
  }

  @Test(
    "given half a place or one that is not on Earth, then there is none",
    arguments: [
      #""locationLatitude": 52.5"#, #""locationLongitude": 13.4"#,
      #""locationLatitude": 91, "locationLongitude": 13"#, #""locationLatitude": 52, "locationLongitude": -181"#,
    ])
  func badPlace(fields: String) throws {
    #expect(try announcement(fields).location == nil)
  }

  @Test(
    "given the address of a photo, then only the web is followed",
    arguments: [
      ("/photos/a.jpg", "http://127.0.0.1:8080/photos/a.jpg"), ("photos/a.jpg", "http://127.0.0.1:8080/photos/a.jpg"),
      ("https://cdn.example.org/a.jpg", "https://cdn.example.org/a.jpg"), ("", nil), ("file:///etc/hosts", nil),
      ("javascript:alert(1)", nil), ("data:image/png;base64,AAAA", nil),
    ] as [(String, String?)])
  func photo(text: String, address: String?) throws {
    #expect(try announcement(#""photoUrl": "\#(text)""#).photoURL?.absoluteString == address)
  }
}
