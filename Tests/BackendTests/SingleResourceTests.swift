import Foundation
import Testing

@testable import Backend

@Suite("One announcement, one photo, health")
struct SingleResourceTests {
  @Test("given an announcement, when fetched by its id in either case, then it comes without a wrapper")
  func announcementByID() async throws {
    let stored = announcement("Luna")
    try await RunningBackend.with([announcement(), stored]) { backend in
      for id in [stored.id.uuidString, stored.id.uuidString.lowercased()] {
        let answer = try await backend.ask("GET", "/api/v1/announcements/\(id)")
        #expect(answer.status == 200)
        #expect(try answer.announcement() == stored)
      }
    }
  }

  @Test(
    "given no such announcement, when fetched, then 404",
    arguments: ["00000000-0000-4000-8000-000000000000", "17", "'%20OR%20'1'='1", "%F0%9F%90%B6", "%FF"])
  func unknownAnnouncement(_ id: String) async throws {
    try await RunningBackend.with([announcement()]) { backend in
      let problem = try expectProblem(try await backend.ask("GET", "/api/v1/announcements/\(id)"), status: 404)
      #expect((problem["detail"] as? String)?.contains("/api/v1/announcements lists") == true)
    }
  }

  @Test("given every photo of the seed, when fetched, then it is a JPEG under 40 KB with an ETag")
  func photos() async throws {
    let seed = try SeedData.standard(now: Date())
    try await RunningBackend.with([]) { backend in
      for path in Set(seed.compactMap(\.photoUrl)) {
        let answer = try await backend.ask("GET", path)
        #expect(answer.status == 200, "\(path)")
        #expect(answer.header("Content-Type") == "image/jpeg")
        #expect(answer.body.starts(with: [0xFF, 0xD8, 0xFF]) && answer.body.suffix(2) == Data([0xFF, 0xD9]))
        #expect((10_000...40_000).contains(answer.body.count), "\(path)")
        #expect(answer.header("ETag")?.wholeMatch(of: /"[0-9a-f]+"/) != nil)
        #expect(answer.header("Cache-Control") == "public, max-age=86400")
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
      }
    }
  }

  @Test("given the ETag of a photo, when sent back, then 304 without a body; another tag brings the photo")
  func conditionalPhoto() async throws {
    try await RunningBackend.with([]) { backend in
      let path = "/photos/dog-golden.jpg"
      let tag = try #require(try await backend.ask("GET", path).header("ETag"))
      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let answer = try await backend.ask("GET", path, headers: ["If-None-Match": known])
        #expect(answer.status == 304, "\(known)")
        #expect(answer.body.isEmpty)
        #expect(answer.header("ETag") == tag)
      }
      let other = try await backend.ask("GET", path, headers: ["If-None-Match": "\"other\""])
      #expect(other.status == 200)
      let tags = try await ["cat-grey", "cat-black"].asyncMap {
        try await backend.ask("GET", "/photos/\($0).jpg").header("ETag")
      }
      #expect(tags[0] != tags[1])
    }
  }

  @Test(
    "given a name that is no photo, when fetched, then 404 and never a file from elsewhere",
    arguments: [
      "/photos/none.jpg", "/photos/", "/photos/../announcements.json", "/photos/..%2Fannouncements.json",
      "/photos/%2e%2e%2fannouncements.json", "/photos//etc/passwd", "/photos/cat-grey.jpg%00",
    ])
  func noPhoto(_ path: String) async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.askRaw("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 404"), "\(answer.prefix(40))")
      #expect(answer.contains("application/problem+json"))
    }
  }

  @Test("given a folder with a PNG and a text, when opened, then the PNG has its type and the text is not served")
  func pictureTypes() async throws {
    try await withTemporaryFolder { folder in
      try Data([0x89, 0x50, 0x4E, 0x47]).write(to: folder.appendingPathComponent("a.png"))
      try Data("secret".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      let library = try PhotoLibrary(folder: folder)
      #expect(library.names == ["a.png"])
      #expect(library["a.png"]?.contentType == "image/png")
    }
    #expect(throws: BackendError.self) { try PhotoLibrary(folder: URL(fileURLWithPath: "/nonexistent")) }
  }

  @Test(
    "given any GET, when HEAD is sent, then the same headers come and no body",
    arguments: ["/health", "/api/v1/announcements", "/api/v1/openapi.json", "/photos/cat-grey.jpg"])
  func head(_ path: String) async throws {
    try await RunningBackend.with([announcement()]) { backend in
      let get = try await backend.ask("GET", path)
      let head = try await backend.askRaw("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(head.contains("Content-Length: \(get.body.count)\r\n"))
      #expect(head.hasSuffix("\r\n\r\n"))
    }
  }

  @Test("given a running backend, when its health is asked, then it is ok, with a date as HTTP writes it")
  func health() async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.ask("GET", "/health")
      #expect(try answer.json() as? [String: String] == ["status": "ok"])
      #expect(answer.header("Date")?.wholeMatch(of: /\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/) != nil)
    }
    #expect(httpDate(Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
