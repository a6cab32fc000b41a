import Foundation
import Testing

@testable import iosApp

@MainActor
struct AnnouncementCardViewModelTests {
  private func card(_ announcement: Announcement, userLocation: Coordinate? = nil) -> AnnouncementCardViewModel {
    AnnouncementCardViewModel(announcement: announcement, userLocation: userLocation) { _ in }
  }

  @Test("given no name, then the card says so", arguments: [nil, "", " \n\t "])
  func unnamed(name: String?) {
    #expect(card(.fixture(petName: name)).name == "Unnamed pet")
  }

  @Test(
    "given any name, then it is shown whole and in one line",
    arguments: [
      (
        "\u{1F431} Luna \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
        "\u{1F431} Luna \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
      ),
      ("\u{5DC}\u{5D5}\u{5E0}\u{5D4}", "\u{5DC}\u{5D5}\u{5E0}\u{5D4}"),
      ("  Luna\nthe\r\nCat ", "Luna the Cat"),
      (String(repeating: "n", count: 4_000), String(repeating: "n", count: 4_000)),
    ])
  func name(given: String, shown: String) {
    #expect(card(.fixture(petName: given)).name == shown)
  }

  @Test("given a breed or none, then it follows the species or the species stands alone")
  func kind() {
    #expect(card(.fixture(species: .dog, breed: "Beagle")).kind == "Dog \u{B7} Beagle")
    #expect(card(.fixture(species: .other, breed: " ")).kind == "Other animal")
    #expect(card(.fixture(species: .rabbit, breed: nil)).kind == "Rabbit")
  }

  @Test("given a day, then that very day is shown, whatever the time zone")
  func date() throws {
    let midnight = try Date("2026-11-21T00:00:00Z", strategy: .iso8601)
    let text = try #require(card(.fixture(lastSeenDate: midnight)).date)
    #expect(text.contains("21"))
    #expect(text.contains("2026"))
    #expect(card(.fixture(lastSeenDate: nil)).date == nil)
  }

  @Test("given no place, then there is no text for it", arguments: [nil, "", "\n"])
  func noPlace(name: String?) {
    #expect(card(.fixture(locationName: name)).place == nil)
  }

  @Test("given the person's location, then coordinates are shown, else none")
  func coordinates() {
    let somewhere = Announcement.fixture(location: Coordinate(latitude: -33.8688, longitude: 151.2093))
    #expect(card(somewhere, userLocation: .berlin).coordinates == "33.8688\u{B0} S, 151.2093\u{B0} E")
    #expect(card(somewhere).coordinates == nil)
    #expect(card(.fixture(location: nil), userLocation: .berlin).coordinates == nil)
  }

  @Test("given equal content, then cards are equal whatever they do, so that a reload redraws nothing")
  func equality() {
    let first = AnnouncementCardViewModel(announcement: .fixture()) { _ in }
    let second = AnnouncementCardViewModel(announcement: .fixture()) { _ in Issue.record("not called") }
    #expect(first == second)
    #expect(first != card(.fixture(petName: "Other")))
    #expect(first != card(.fixture(), userLocation: .berlin))
  }

  @Test("given any species and status, then it has a name of its own")
  func names() {
    #expect(Set(Species.allCases.map(\.displayName)).count == Species.allCases.count)
    #expect(Set(AnnouncementStatus.allCases.map(\.displayName)).count == AnnouncementStatus.allCases.count)
  }
}
