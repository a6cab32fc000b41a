import Foundation
import GRDB
import Testing

@testable import Backend

@Suite("Requests that are no good")
struct InvalidRequestTests {
  struct Case: CustomTestStringConvertible {
    let query: String
    let parameter: String
    let says: String
    var testDescription: String { query }
  }

  static let cases = [
    Case(query: "limit=0", parameter: "limit", says: "'limit' is '0', but must be a whole number of 1 or more"),
    Case(query: "limit=-3", parameter: "limit", says: "'-3'"),
    Case(query: "limit=2.5", parameter: "limit", says: "'2.5'"),
    Case(query: "limit=five", parameter: "limit", says: "such as limit=5"),
    Case(query: "limit=", parameter: "limit", says: "''"),
    Case(query: "limit", parameter: "limit", says: "''"),
    Case(query: "limit=99999999999999999999", parameter: "limit", says: "whole number"),
    Case(query: "limit=1&limit=2", parameter: "limit", says: "given 2 times"),
    Case(query: "limit=1;DROP%20TABLE%20announcement", parameter: "limit", says: "'1;DROP TABLE announcement'"),
    Case(query: "limit=%00", parameter: "limit", says: "whole number"),
    Case(query: "limit=%ZZ", parameter: "limit", says: "whole number"),
    Case(query: "lat=52.5", parameter: "lng", says: "'lat' was given without 'lng'"),
    Case(query: "lng=13.4", parameter: "lat", says: "'lng' was given without 'lat'"),
    Case(query: "lat=90.001&lng=0", parameter: "lat", says: "-90 to 90"),
    Case(query: "lat=0&lng=-180.5", parameter: "lng", says: "-180 to 180"),
    Case(query: "lat=nan&lng=0", parameter: "lat", says: "'nan'"),
    Case(query: "lat=0&lng=inf", parameter: "lng", says: "'inf'"),
    Case(query: "lat=0x10&lng=0", parameter: "lat", says: "'0x10'"),
    Case(query: "lat=52,5&lng=13,4", parameter: "lat", says: "'52,5'"),
    Case(query: "range=5", parameter: "range", says: "without a location"),
    Case(query: "lat=0&lng=0&range=0", parameter: "range", says: "above 0"),
    Case(query: "lat=0&lng=0&range=-5", parameter: "range", says: "above 0"),
    Case(query: "lat=0&lng=0&range=1e9", parameter: "range", says: "at most 20100"),
    Case(query: "lat=0&lng=0&range=' OR 1=1 --", parameter: "range", says: "kilometres"),
  ]

  @Test("given a bad parameter, when listed, then 400 names it and says what to send", arguments: cases)
  func badParameter(_ example: Case) async throws {
    try await RunningBackend.with([announcement()]) { backend in
      let query = example.query.replacingOccurrences(of: " ", with: "%20")
      let answer = try await backend.ask("GET", "/api/v1/announcements?\(query)")
      let problem = try expectProblem(answer, status: 400)
      #expect(problem["title"] as? String == "Invalid query parameter")
      #expect(problem["parameter"] as? String == example.parameter)
      let detail = try #require(problem["detail"] as? String)
      #expect(detail.contains(example.says), "\(detail)")
      #expect(try await backend.service.store.count() == 1)
    }
  }

  @Test("given a value of 8,000 characters, when refused, then the answer quotes only its start")
  func longValue() async throws {
    try await RunningBackend.with([]) { backend in
      let value = String(repeating: "9", count: 8000)
      let answer = try await backend.ask("GET", "/api/v1/announcements?limit=\(value)")
      let problem = try expectProblem(answer, status: 400)
      #expect((problem["detail"] as? String)?.contains("\(value.prefix(40))…'") == true)
      #expect(answer.body.count < 500)
    }
  }

  @Test("given a query of 300,000 characters, when sent, then it is refused and the next request is served")
  func hugeQuery() async throws {
    try await RunningBackend.with([]) { backend in
      let value = String(repeating: "x", count: 300_000)
      let answer = try await backend.askRaw("GET /api/v1/announcements?q=\(value) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(answer.prefix(60))")
      #expect(try await backend.ask("GET", "/health").status == 200)
    }
  }

  @Test("given bytes that are not HTTP, when sent, then 400 and the next request is served")
  func notHTTP() async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.askRaw("\u{1}\u{2}hello\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400"))
      #expect(try await backend.ask("GET", "/health").status == 200)
    }
  }

  @Test("given unknown parameters, when listed, then they are ignored")
  func unknownParameter() async throws {
    try await RunningBackend.with([announcement()]) { backend in
      let answer = try await backend.ask("GET", "/api/v1/announcements?order=asc&=&&x")
      #expect(try answer.announcements().count == 1)
    }
  }

  @Test(
    "given a path that does not exist, when asked, then 404",
    arguments: ["/", "/api", "/api/v2/announcements", "/nope"])
  func unknownPath(_ path: String) async throws {
    try await RunningBackend.with([]) { backend in
      let problem = try expectProblem(try await backend.ask("GET", path), status: 404)
      #expect((problem["detail"] as? String)?.contains("There is nothing at \(path).") == true)
    }
  }

  @Test(
    "given a path that does not take a method, when it is sent, then 405 says which methods there are",
    arguments: ["PATCH", "OPTIONS", "PURGE", "POST", "PUT", "DELETE"])
  func otherMethod(_ method: String) async throws {
    try await RunningBackend.with([announcement()]) { backend in
      for (path, allowed) in [
        ("/api/v1/announcements", "GET, HEAD, POST"), ("/api/v1/announcements/x", "GET, HEAD, PUT, DELETE"),
        ("/api/v1/announcements/x/photos", "POST"), ("/photos/cat-grey.jpg", "GET, HEAD"), ("/health", "GET, HEAD"),
      ] where !allowed.components(separatedBy: ", ").contains(method) {
        let answer = try await backend.ask(method, path)
        try expectProblem(answer, status: 405)
        #expect(answer.header("Allow") == allowed)
      }
      #expect(try await backend.service.store.count() == 1)
    }
  }

  @Test("given a body above the limit with its length, when sent, then 413")
  func largeBody() async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.askRaw(
        "POST /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 413"))
      #expect(answer.contains("application/problem+json"))
    }
  }

  @Test("given a body that never ends, when streamed, then the connection is closed and the server serves on")
  func endlessBody() async throws {
    try await RunningBackend.with([]) { backend in
      let chunk = "4000\r\n\(String(repeating: "x", count: 0x4000))\r\n"
      let head = "POST /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
      let duration = try await ContinuousClock().measure {
        // Returns only because the server closes the connection.
        _ = try await backend.askRaw(head + String(repeating: chunk, count: 64))
      }
      #expect(duration < .seconds(30), "the limit closes it, not the 60 seconds of silence")
      #expect(try await backend.ask("GET", "/health").status == 200)
    }
  }

  @Test(
    "given what is no request, when sent, then the answer is a problem that says how to mend it",
    arguments: [
      ("NONSENSE\r\n\r\n", 400, "first line"), ("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", 400, "first line"),
      ("GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n", 400, "Content-Length"),
      ("GET /health HTTP/1.1\r\nHost localhost\r\n\r\n", 400, "header"),
      ("GET /health HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 40_000))\r\n\r\n", 431, "32768"),
      ("GET /\(String(repeating: "x", count: 40_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n", 431, "32768"),
      ("\u{16}\u{3}\u{1}\u{2}", 400, "first line"),
    ])
  func unparsable(request: String, status: Int, detail: String) async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.askRaw(request)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(300))")
      #expect(answer.contains("application/problem+json") && answer.contains(detail), "\(answer.prefix(600))")
      #expect(try await backend.ask("GET", "/health").status == 200)
    }
  }

  @Test("given a database that fails, when listed, then 500 tells nothing of the inside, and the log does")
  func failingDatabase() async throws {
    let log = RecordedLog()
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let configuration = BackendConfiguration(database: .file(file), seed: .none, logger: log.logger)
      try await RunningBackend.with(configuration) { backend in
        let vandal = try DatabaseQueue(path: file.path)
        try await vandal.write { try $0.drop(table: "announcement") }
        for path in ["/api/v1/announcements", "/health"] {
          let problem = try expectProblem(try await backend.ask("GET", path), status: 500)
          #expect((problem["detail"] as? String)?.contains("table") == false)
          #expect(log.messages.contains { $0.contains("\(path) failed") && $0.contains("no such table") })
        }
      }
    }
  }
}

/// Checks that this is an RFC 9457 answer, and returns its fields.
@discardableResult
func expectProblem(
  _ answer: Answer, status: Int, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: Any] {
  #expect(answer.status == status, sourceLocation: sourceLocation)
  #expect(answer.header("Content-Type") == "application/problem+json", sourceLocation: sourceLocation)
  let problem = try answer.json()
  #expect(problem["status"] as? Int == status, sourceLocation: sourceLocation)
  let faults = try OpenAPIDocument().faults(of: problem, against: "Problem")
  #expect(faults.isEmpty, sourceLocation: sourceLocation)
  return problem
}
