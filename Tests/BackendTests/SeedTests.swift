import Foundation
import Testing

@testable import Backend

@Suite("Seeding")
struct SeedTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  @Test("given the standard seed, when read, then 40 announcements count back from now and differ")
  func standard() throws {
    let seed = try SeedData.standard(now: now)
    #expect(seed.count == 40)
    #expect(Set(seed.map(\.id)).count == 40)
    #expect(Set(seed.map(\.createdAt)).count == 40)
    #expect(Set(seed.map(\.description)).count == 40)
    #expect(seed.map(\.createdAt) == seed.map(\.createdAt).sorted(by: >))
    #expect(seed.allSatisfy { $0.createdAt < now && $0.lastSeenDate <= CalendarDay($0.createdAt) })
    #expect(seed.allSatisfy { $0.createdAt > now.addingTimeInterval(-31 * 86_400) })
    #expect(seed.allSatisfy { $0.location != nil && $0.description.count > 40 })
    #expect(Set(seed.map(\.species)) == Set(AnnouncementRecord.Species.allCases))
    #expect(Set(seed.map(\.status)) == Set(AnnouncementRecord.Status.allCases))
    #expect(seed.contains { $0.petName == nil } && seed.contains { $0.photoUrl == nil })
  }

  @Test("given the pictures, when compared with the announcements, then each name has a picture and each is used")
  func pictures() throws {
    let used = try SeedData.standard(now: now).compactMap(\.photoUrl)
    #expect(Set(used) == Set(try PhotoLibrary.seed().names.map { "/photos/\($0)" }))
    let generated = Set(AnnouncementGenerator.announcements(count: 500).compactMap(\.photoUrl))
    #expect(generated.isSubset(of: used))
  }

  @Test("given a file, when opened again and again, then only an empty database is seeded, unless reset")
  func idempotent() async throws {
    try await withTemporaryFolder { folder in
      let database = BackendConfiguration.Database.file(folder.appendingPathComponent("pets.sqlite"))
      func open(_ seed: BackendConfiguration.Seed, reset: Bool = false) throws -> any AnnouncementStore {
        try BackendService(BackendConfiguration(database: database, seed: seed, reset: reset)).store
      }
      #expect(try await open(.none).count() == 0)
      #expect(try await open(.standard).count() == 40)
      #expect(try await open(.standard).count() == 40)
      #expect(try await open(.generated(7)).count() == 40)
      let store = try open(.standard)
      try await store.replaceAll(with: [announcement("Mine")])
      #expect(try await open(.standard).announcements(matching: .init()).map(\.petName) == ["Mine"])
      #expect(try await open(.generated(7), reset: true).count() == 7)
      #expect(try await open(.none, reset: true).count() == 0)
    }
  }

  @Test("given equal arguments, when generated, then equal announcements; another seed gives others")
  func generator() throws {
    let first = AnnouncementGenerator.announcements(count: 300, newest: now)
    #expect(first == AnnouncementGenerator.announcements(count: 300, newest: now))
    #expect(first.prefix(100).elementsEqual(AnnouncementGenerator.announcements(count: 100, newest: now)))
    #expect(first.map(\.id) != AnnouncementGenerator.announcements(count: 300, seed: 2, newest: now).map(\.id))
    #expect(Set(first.map(\.id)).count == 300)
    #expect(first.first?.createdAt == now)
    #expect(first.map(\.createdAt) == first.map(\.createdAt).sorted(by: >))
    #expect(Set(first.map(\.species)) == Set(AnnouncementRecord.Species.allCases))
    #expect(AnnouncementGenerator.announcements(count: 0).isEmpty)
    #expect(AnnouncementGenerator.announcements(count: -1).isEmpty)
  }

  @Test("given 10,000 generated announcements, when listed, then all arrive")
  func many() async throws {
    try await RunningBackend.with(BackendConfiguration(seed: .generated(10_000))) { backend in
      let all = try await backend.ask("GET", "/api/v1/announcements").announcements()
      #expect(all.count == 10_000)
      let some = try await backend.ask("GET", "/api/v1/announcements?limit=5").announcements()
      #expect(some == Array(all.prefix(5)))
    }
  }
}
