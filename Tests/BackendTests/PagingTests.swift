import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("Pages and places")
struct PagingTests {
  private static let path = "/api/v1/announcements"
  private let berlin = GeoPoint(latitude: 52.52, longitude: 13.405)

  /// Returns all pages of a list, and calls `between` after each.
  private func pages(
    of query: String, on backend: RunningBackend, between: () async throws -> Void = {}
  ) async throws -> [[String?]] {
    var pages: [[String?]] = []
    var cursor = ""
    repeat {
      let answer = try await backend.ask("GET", "\(Self.path)?\(query)\(cursor)")
      #expect(try OpenAPIDocument().faults(of: try answer.json(), against: "AnnouncementList") == [])
      pages.append(try answer.announcements().map(\.petName))
      guard let next = try answer.json()["next"] as? String else { return pages }
      cursor = "&cursor=\(next)"
      try await between()
    } while pages.count < 100
    return pages
  }

  @Test("given seven, when read in pages, then each comes once and the last page leads nowhere", arguments: 1...8)
  func pages(_ size: Int) async throws {
    // At equal instants only the id determines the order.
    let stored = (1...7).map { announcement("\($0)", minutesAgo: Double($0 / 3), at: berlin) }
    try await RunningBackend.with(stored) { backend in
      for query in ["", "&lat=52.5&lng=13.4", "&lat=52.5&lng=13.4&sort=distance"] {
        let whole = try await backend.ask("GET", "\(Self.path)?\(query)").announcements().map(\.petName)
        let pages = try await pages(of: "limit=\(size)\(query)", on: backend)
        #expect(Array(pages.joined()) == whole)
        #expect(whole.count == 7)
        #expect(pages.count == (7 + size - 1) / size)
      }
    }
  }

  @Test("given announcements that come and go between pages, when read on, then no other is repeated or lost")
  func stable() async throws {
    let stored = (1...9).map { announcement("\($0)", minutesAgo: Double($0), at: berlin) }
    for query in ["limit=2", "limit=2&lat=52.5&lng=13.4"] {
      try await RunningBackend.with(stored) { backend in
        var number = 0
        let pages = try await pages(of: query, on: backend) {
          number += 1
          try await backend.service.store.insert([announcement("new \(number)", minutesAgo: -1, at: berlin)])
          // Deletes the announcement that the cursor names; it was already read.
          _ = try await backend.service.store.delete(id: stored[2 * number - 1].id)
        }
        #expect(Array(pages.joined()) == stored.map(\.petName))
      }
    }
  }

  @Test("given places near and far, when sorted by distance, then the nearest comes first and the radius ends it")
  func nearest() async throws {
    func east(_ degrees: Double) throws -> GeoPoint {
      try #require(GeoPoint(latitude: 52.52, longitude: 13.405 + degrees))
    }
    let stored = [
      announcement("20 km", minutesAgo: 1, at: try east(0.3)), announcement("0 km", minutesAgo: 4, at: try east(0)),
      announcement("68 km", minutesAgo: 0, at: try east(1)), announcement("7 km", minutesAgo: 2, at: try east(-0.1)),
      announcement("nowhere", minutesAgo: 3),
    ]
    try await RunningBackend.with(stored) { backend in
      let near = "\(Self.path)?lat=52.52&lng=13.405&sort=distance"
      let names = try await backend.ask("GET", near).announcements().map(\.petName)
      #expect(names == ["0 km", "7 km", "20 km"])
      let wide = try await backend.ask("GET", "\(near)&range=100").announcements().map(\.petName)
      #expect(wide == ["0 km", "7 km", "20 km", "68 km"])
    }
  }

  @Test("given 2,000 places all over, when asked around many centres, then the tree finds what measuring all finds")
  func treeIsComplete() async throws {
    var random = SplitMix64(state: 7)
    func somewhere() throws -> GeoPoint {
      let latitude = Double.random(in: -90...90, using: &random)
      return try #require(GeoPoint(latitude: latitude, longitude: .random(in: -180...180, using: &random)))
    }
    let stored = try (0..<2000).map { announcement("\($0)", at: try somewhere()) }
    let store = SQLiteAnnouncementStore(try BackendDatabase(.inMemory, logger: RecordedLog().logger))
    try await store.insert(stored)
    let corners = [(0.0, 180.0), (0, -180), (90, 0), (-90, 0), (89, 179), (-70, -179.9)]
    let centers =
      try corners.compactMap { GeoPoint(latitude: $0, longitude: $1) } + (0..<30).map { _ in try somewhere() }
    for center in centers {
      for range in [50.0, 700, 5000, 12_000, 20_100] {
        let query = AnnouncementQuery(area: .init(center: center, range: range), order: .nearest)
        let found = try await store.announcements(matching: query)
        let distances = { (list: [AnnouncementRecord]) in list.compactMap { $0.location.map(center.distance(to:)) } }
        let expected: [Double] = distances(stored).filter { $0 <= range }.sorted()
        #expect(distances(found) == expected, "\(center), \(range) km")
      }
    }
  }

  @Test("given changes past the store, when asked for places, then triggers have kept the tree")
  func triggers() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let store = SQLiteAnnouncementStore(try BackendDatabase(.file(file), logger: RecordedLog().logger))
      try await store.insert([announcement("A", at: berlin), announcement("B"), announcement("C", at: berlin)])
      let query = AnnouncementQuery(area: .init(center: try #require(berlin), range: 10))
      let shell = try DatabaseQueue(path: file.path)
      for (sql, names) in [
        ("UPDATE announcement SET latitude = 0 WHERE pet_name = 'A'", ["C"]),
        ("UPDATE announcement SET latitude = 52.52, longitude = 13.405 WHERE pet_name = 'B'", ["B", "C"]),
        ("UPDATE announcement SET latitude = NULL, longitude = NULL WHERE pet_name = 'C'", ["B"]),
        ("DELETE FROM announcement WHERE pet_name = 'B'", []),
      ] {
        try await shell.write { try $0.execute(sql: sql) }
        #expect(try await store.announcements(matching: query).compactMap(\.petName).sorted() == names, "\(sql)")
      }
      try await shell.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
      #expect(try await shell.read { try String.fetchOne($0, sql: "SELECT rtreecheck('announcement_area')") } == "ok")
    }
  }

  @Test(
    "given a cursor or an order that is no good, when listed, then 400 names the parameter",
    arguments: [
      ("cursor=", "cursor"), ("cursor=x", "cursor"), ("cursor=n_1_2", "cursor"), ("cursor=n_x_\(UUID())", "cursor"),
      ("cursor=d_7ff0000000000000_\(UUID())&lat=0&lng=0&sort=distance", "cursor"),
      ("cursor=d_0_\(UUID())&lat=0&lng=0", "cursor"), ("cursor=n_1_\(UUID())&lat=0&lng=0&sort=distance", "cursor"),
      ("sort=distance", "sort"), ("sort=oldest", "sort"),
    ])
  func badParameter(_ query: String, _ parameter: String) async throws {
    try await RunningBackend.with([]) { backend in
      let problem = try expectProblem(try await backend.ask("GET", "\(Self.path)?\(query)"), status: 400)
      #expect(problem["parameter"] as? String == parameter)
    }
  }
}
