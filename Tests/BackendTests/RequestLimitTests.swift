import Foundation
import Synchronization
import Testing

@testable import Backend

@Suite("Limits of requests")
struct RequestLimitTests {
  private final class Clock: Sendable {
    private let instant = Mutex(ContinuousClock().now)
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    func advance(by duration: Duration) { instant.withLock { $0 += duration } }
  }

  @Test("given a rate of two a second, when a client sends more, then it waits until there is room, and others do not")
  func bucket() {
    let clock = Clock()
    let limit = RateLimitMiddleware(requestsPerSecond: 2) { clock.now }
    // Ten seconds' allowance at once: two changes.
    #expect(limit.secondsToWait("a", cost: 10) == nil)
    #expect(limit.secondsToWait("a", cost: 10) == nil)
    #expect(limit.secondsToWait("a", cost: 1) == 1)
    #expect(limit.secondsToWait("a", cost: 10) == 5)
    #expect(limit.secondsToWait("b", cost: 10) == nil)
    clock.advance(by: .seconds(4))
    #expect(limit.secondsToWait("a", cost: 10) == 1)
    clock.advance(by: .seconds(1))
    #expect(limit.secondsToWait("a", cost: 10) == nil)
    clock.advance(by: .seconds(3600))
    for _ in 0..<20 { #expect(limit.secondsToWait("a", cost: 1) == nil) }
    #expect(limit.secondsToWait("a", cost: 1) == 1, "no more than ten seconds' worth is saved up")
  }

  @Test("given a rate so low that a change needs more than ten seconds' worth, when sent, then it is still possible")
  func lowRate() {
    let limit = RateLimitMiddleware(requestsPerSecond: 0.1) { [now = ContinuousClock().now] in now }
    #expect(limit.secondsToWait("a", cost: 10) == nil)
    #expect(limit.secondsToWait("a", cost: 10) == 100)
  }

  @Test("given a limit, when a client is above it, then 429 says when to try again; without one nobody is refused")
  func tooMany() async throws {
    try await RunningBackend.with(BackendConfiguration(seed: .none, requestsPerSecond: 1)) { backend in
      for _ in 0..<10 { #expect(try await backend.ask("GET", "/nowhere").status == 404) }
      let answer = try await backend.ask("GET", "/health")
      try expectProblem(answer, status: 429)
      #expect(answer.header("Retry-After").flatMap(Int.init).map { (1...2).contains($0) } == true)
    }
    try await RunningBackend.with([]) { backend in
      for _ in 0..<200 {
        let answer = try await backend.ask("GET", "/health")
        #expect(answer.status == 200)
      }
    }
  }

  @Test(
    "given a server on loopback, when the request names another host, then 421",
    arguments: [
      ("localhost", 200), ("LOCALHOST:99", 200), ("127.0.0.1", 200), ("127.1.2.3:8080", 200), ("[::1]:80", 200),
      ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("127.evil.example", 421),
      ("localhost.evil.example", 421),
      ("10.0.0.1", 421), ("[::2]", 421), ("", 421),
    ])
  func host(_ host: String, _ status: Int) async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.askRaw("GET /health HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(300))")
    }
  }

  @Test("given a server for the network, when the request names any host, then it is answered")
  func anyHost() async throws {
    try await RunningBackend.with(BackendConfiguration(host: "0.0.0.0", seed: .none)) { backend in
      let answer = try await backend.askRaw("GET /health HTTP/1.1\r\nHost: pets.example\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 200"))
    }
  }
}
