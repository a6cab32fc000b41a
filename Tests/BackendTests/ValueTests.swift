import Foundation
import Testing

@testable import Backend

@Suite("Days and distances")
struct ValueTests {
  @Test(
    "given a real day, when read and written, then it is the same",
    arguments: ["2026-03-31", "2024-02-29", "0001-01-01"])
  func realDay(_ text: String) throws {
    #expect(CalendarDay(text)?.description == text)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: Data("[\"\(text)\"]".utf8)).map(\.description) == [text])
  }

  @Test(
    "given anything else, when read, then it is refused",
    arguments: [
      "", "2026-2-3", "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "0000-01-01", "26-01-01",
      "2026-01-01T00:00:00Z", "+026-01-01", "2026-01-0١", "----------", "2026/01/01",
    ])
  func unrealDay(_ text: String) {
    #expect(CalendarDay(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test("given instants, when turned into days, then UTC decides")
  func dayOfInstant() {
    #expect(CalendarDay(Date(timeIntervalSince1970: 86_399)).description == "1970-01-01")
    #expect(CalendarDay(Date(timeIntervalSince1970: 86_400)).description == "1970-01-02")
    #expect(CalendarDay(Date(timeIntervalSince1970: -1)).description == "1969-12-31")
    #expect(CalendarDay("2025-12-31").map { $0 < CalendarDay(Date(timeIntervalSince1970: 1_790_000_000)) } == true)
  }

  @Test("given cities, when measured, then the distance is that of the great circle")
  func distance() throws {
    let berlin = try #require(GeoPoint(latitude: 52.52, longitude: 13.405))
    let hamburg = try #require(GeoPoint(latitude: 53.5511, longitude: 9.9937))
    #expect(abs(berlin.distance(to: hamburg) - 255.3) < 0.5)
    #expect(berlin.distance(to: hamburg) == hamburg.distance(to: berlin))
    #expect(berlin.distance(to: berlin) == 0)
    // A degree of latitude, and half the circumference.
    let (equator, degree) = (GeoPoint(latitude: 0, longitude: 0), GeoPoint(latitude: 1, longitude: 0))
    #expect(abs(try #require(equator).distance(to: try #require(degree)) - 111.195) < 0.001)
    let antipode = try #require(GeoPoint(latitude: 0, longitude: 180))
    #expect(abs(try #require(equator).distance(to: antipode) - 20_015.1) < 0.1)
  }

  @Test("given degrees off the globe, when made a point, then there is none")
  func offTheGlobe() {
    for (latitude, longitude) in [(90.1, 0), (0, 180.1), (-91, 0), (.nan, 0), (0, .infinity)] as [(Double, Double)] {
      #expect(GeoPoint(latitude: latitude, longitude: longitude) == nil)
    }
  }
}
