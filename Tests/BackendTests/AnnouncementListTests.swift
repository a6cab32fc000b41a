import Foundation
import Testing

@testable import Backend

@Suite("GET /api/v1/announcements")
struct AnnouncementListTests {
  private let berlin = GeoPoint(latitude: 52.52, longitude: 13.405)
  private let potsdam = GeoPoint(latitude: 52.3989, longitude: 13.0657)  // 26.5 km from there
  private let leipzig = GeoPoint(latitude: 51.3397, longitude: 12.3731)  // 149 km from there

  @Test("given announcements in any order, when listed, then the newest comes first")
  func newestFirst() async throws {
    let stored = [announcement("B", minutesAgo: 2), announcement("C", minutesAgo: 3), announcement("A", minutesAgo: 1)]
    try await RunningBackend.with(stored) { backend in
      let answer = try await backend.ask("GET", "/api/v1/announcements")
      #expect(answer.status == 200)
      #expect(answer.header("Content-Type") == "application/json; charset=utf-8")
      #expect(answer.header("Cache-Control") == "no-store")
      #expect(try answer.announcements().map(\.petName) == ["A", "B", "C"])
    }
  }

  @Test(
    "given equal instants, when listed with and without a location, then the order is by descending id",
    arguments: ["", "?lat=52.52&lng=13.405"])
  func stableOrder(_ query: String) async throws {
    let stored = (0..<20).map { _ in announcement(at: berlin) }
    try await RunningBackend.with(stored) { backend in
      let listed = try await backend.ask("GET", "/api/v1/announcements\(query)").announcements()
      #expect(listed.map(\.id.uuidString) == stored.map(\.id.uuidString).sorted(by: >))
    }
  }

  @Test("given seven, when a limit is sent, then that many of the newest come", arguments: [1, 5, 7, 8, Int.max])
  func limit(_ limit: Int) async throws {
    let stored = (1...7).map { announcement("\($0)", minutesAgo: Double($0)) }
    try await RunningBackend.with(stored) { backend in
      let names = try await backend.ask("GET", "/api/v1/announcements?limit=\(limit)").announcements().map(\.petName)
      #expect(names == (1...7).prefix(limit).map(String.init))
    }
  }

  @Test("given nothing stored, when listed, then the list is empty and not an error")
  func empty() async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.ask("GET", "/api/v1/announcements?limit=5")
      #expect(String(decoding: answer.body, as: UTF8.self) == #"{"data":[]}"#)
    }
  }

  @Test("given a location, when no range is sent, then those within 50 km come, newest first, with coordinates")
  func near() async throws {
    let stored = [
      announcement("Potsdam", minutesAgo: 1, at: potsdam), announcement("Leipzig", minutesAgo: 2, at: leipzig),
      announcement("Nowhere", minutesAgo: 3), announcement("Berlin", minutesAgo: 4, at: berlin),
    ]
    try await RunningBackend.with(stored) { backend in
      let near = try await backend.ask("GET", "/api/v1/announcements?lat=52.52&lng=13.405").announcements()
      #expect(near.map(\.petName) == ["Potsdam", "Berlin"])
      #expect(near.map(\.location) == [potsdam, berlin])
    }
  }

  @Test(
    "given a range, when listed, then the circle decides and not the square around it",
    arguments: [(26.0, ["Berlin"]), (27.0, ["Potsdam", "Berlin"]), (150.0, ["Potsdam", "Leipzig", "Berlin"])])
  func range(_ kilometres: Double, _ names: [String]) async throws {
    let stored = [
      announcement("Potsdam", minutesAgo: 1, at: potsdam), announcement("Leipzig", minutesAgo: 2, at: leipzig),
      announcement("Berlin", minutesAgo: 4, at: berlin),
    ]
    try await RunningBackend.with(stored) { backend in
      let answer = try await backend.ask("GET", "/api/v1/announcements?lat=52.52&lng=13.405&range=\(kilometres)")
      #expect(try answer.announcements().map(\.petName) == names)
    }
  }

  @Test("given a limit and a location, when the newest are far away, then the limit counts those near")
  func limitCountsNear() async throws {
    let stored =
      (1...5).map { announcement("far \($0)", minutesAgo: Double($0), at: GeoPoint(latitude: 52.52, longitude: -100)) }
      + (6...8).map { announcement("near \($0)", minutesAgo: Double($0), at: berlin) }
    try await RunningBackend.with(stored) { backend in
      let answer = try await backend.ask("GET", "/api/v1/announcements?lat=52.52&lng=13.405&limit=2")
      #expect(try answer.announcements().map(\.petName) == ["near 6", "near 7"])
    }
  }

  @Test("given two places beside the date line and one at the pole, when asked near them, then distance wraps around")
  func dateLine() async throws {
    let stored = [
      announcement("Fiji west", minutesAgo: 1, at: GeoPoint(latitude: -17, longitude: 179.9)),
      announcement("Fiji east", minutesAgo: 2, at: GeoPoint(latitude: -17, longitude: -179.9)),
      announcement("Pole", minutesAgo: 3, at: GeoPoint(latitude: 89.99, longitude: 60)),
    ]
    try await RunningBackend.with(stored) { backend in
      let fiji = try await backend.ask("GET", "/api/v1/announcements?lat=-17&lng=179.95&range=30").announcements()
      #expect(fiji.map(\.petName) == ["Fiji west", "Fiji east"])
      let pole = try await backend.ask("GET", "/api/v1/announcements?lat=89.99&lng=-120&range=3").announcements()
      #expect(pole.map(\.petName) == ["Pole"])
      let everywhere = try await backend.ask("GET", "/api/v1/announcements?lat=0&lng=0&range=20100").announcements()
      #expect(everywhere.count == 3)
    }
  }

  @Test(
    "given emoji, right-to-left text and 4,000 characters, when listed, then they arrive unchanged",
    arguments: [
      "Bärli 🐶👨‍👩‍👧‍👦", "لولو القطة", "שוקו", String(repeating: "wuff ", count: 800), "a\"\\\n\u{1}\u{202E}b", "",
    ])
  func unusualText(_ text: String) async throws {
    let stored = announcement(text, description: text)
    try await RunningBackend.with([stored]) { backend in
      let listed = try await backend.ask("GET", "/api/v1/announcements").announcements()
      #expect(listed == [stored])
    }
  }

  @Test("given optional fields that are unknown, when listed, then their keys are absent and not null")
  func absentOptionals() async throws {
    try await RunningBackend.with([announcement(nil)]) { backend in
      let json = try await backend.ask("GET", "/api/v1/announcements").json()
      let item = try #require((json["data"] as? [[String: Any]])?.first)
      #expect(
        Set(item.keys) == [
          "id", "species", "sex", "description", "status", "lastSeenDate", "createdAt", "updatedAt",
        ])
      #expect(item["createdAt"] as? String == "2026-05-28T20:26:40Z")
      #expect(item["lastSeenDate"] as? String == "2026-05-28")
    }
  }

  @Test("given a writer at work, when 40 lists are read at once, then each is whole and sorted")
  func concurrentReads() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let configuration = BackendConfiguration(database: .file(file), seed: .generated(100))
      try await RunningBackend.with(configuration) { backend in
        let other = AnnouncementGenerator.announcements(count: 60, seed: 2)
        try await withThrowingTaskGroup(of: [AnnouncementRecord].self) { group in
          for index in 0..<40 {
            group.addTask {
              if index % 10 == 5 { try await backend.service.store.replaceAll(with: other) }
              return try await backend.ask("GET", "/api/v1/announcements").announcements()
            }
          }
          for try await list in group {
            #expect([60, 100].contains(list.count))
            #expect(list.map(\.createdAt) == list.map(\.createdAt).sorted(by: >))
          }
        }
      }
    }
  }
}
