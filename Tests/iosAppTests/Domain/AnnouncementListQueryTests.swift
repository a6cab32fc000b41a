import Testing

@testable import iosApp

struct AnnouncementListQueryTests {
  private let near = Announcement.fixture(
    id: "near", location: Coordinate(latitude: 52.6, longitude: 13.4), createdSecondsAgo: 50)
  private let far = Announcement.fixture(
    id: "far", location: Coordinate(latitude: 48.1, longitude: 11.6), createdSecondsAgo: 5)
  private let oldNowhere = Announcement.fixture(id: "oldNowhere", createdSecondsAgo: 9)
  private let newNowhere = Announcement.fixture(id: "newNowhere", createdSecondsAgo: 1)

  private func ids(_ query: AnnouncementListQuery) -> [String] {
    query.applied(to: [oldNowhere, far, newNowhere, near]).map(\.id)
  }

  @Test("given the factory methods, then limit, order and location are the documents'")
  func factories() {
    #expect(
      AnnouncementListQuery.defaultQuery(location: .berlin)
        == AnnouncementListQuery(limit: nil, sortBy: .createdAtDescending, location: .berlin))
    #expect(
      AnnouncementListQuery.landingPageQuery(location: nil)
        == AnnouncementListQuery(limit: 5, sortBy: .createdAtDescending, location: nil))
  }

  @Test("given a location, when sorted by distance, then nearest first and those without a place last, newest first")
  func distance() {
    #expect(
      ids(.init(limit: nil, sortBy: .distanceFromUser, location: .berlin)) == [
        "near", "far", "newNowhere", "oldNowhere",
      ])
  }

  @Test("given no location, when sorted by distance, then newest first")
  func distanceWithoutLocation() {
    #expect(ids(.init(limit: nil, sortBy: .distanceFromUser)) == ["newNowhere", "far", "oldNowhere", "near"])
  }

  @Test("given a limit, then it cuts after sorting", arguments: [(0, 0), (-1, 0), (2, 2), (9, 4)])
  func limit(limit: Int, count: Int) {
    let expected = ["newNowhere", "far", "oldNowhere", "near"].prefix(count)
    #expect(ids(.init(limit: limit, sortBy: .createdAtDescending)) == Array(expected))
  }

  @Test("given Berlin and Munich, then they are 504 km apart")
  func metres() {
    let munich = Coordinate(latitude: 48.1372, longitude: 11.5755)
    #expect(abs(Coordinate.berlin.distance(to: munich) - 504_000) < 2_000)
    #expect(munich.distance(to: munich) == 0)
  }
}
