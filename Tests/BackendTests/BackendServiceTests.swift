import Foundation
import FoundationNetworking
import Testing

@testable import Backend

@Suite("Starting and stopping")
struct BackendServiceTests {
  @Test("given a stopped backend, when started again, then it has the same URL and the same data")
  func restart() async throws {
    let service = try BackendService(BackendConfiguration(seed: .none))
    try await service.store.insert([announcement("Luna")])
    let first = try await service.start()
    for _ in 0..<3 {
      let backend = RunningBackend(service: service, url: first)
      #expect(try await backend.ask("GET", "/api/v1/announcements").announcements().map(\.petName) == ["Luna"])
      await service.stop()
      let error = await #expect(throws: URLError.self) { try await backend.ask("GET", "/health") }
      #expect(error?.code == .cannotConnectToHost)
      #expect(try await service.start() == first)
    }
    await service.stop()
  }

  @Test("given a running backend, when started again and stopped twice, then nothing breaks")
  func idempotent() async throws {
    let service = try BackendService(BackendConfiguration(seed: .none))
    let urls = try await [service.start(), service.start()]
    #expect(urls[0] == urls[1])
    await service.stop()
    await service.stop()
    await #expect(throws: URLError.self) {
      try await RunningBackend(service: service, url: urls[0]).ask("GET", "/health")
    }
  }

  @Test("given starts and stops that overlap, when all are done, then the last one holds")
  func overlapping() async throws {
    let service = try BackendService(BackendConfiguration(seed: .none))
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<12 {
        group.addTask {
          if index % 2 == 0 { _ = try? await service.start() } else { await service.stop() }
        }
      }
    }
    let url = try await service.start()
    #expect(try await RunningBackend(service: service, url: url).ask("GET", "/health").status == 200)
    await service.stop()
  }

  @Test("given a connection kept open, when stopped, then stopping does not wait for the client")
  func openConnection() async throws {
    let service = try BackendService(BackendConfiguration(seed: .none))
    let url = try await service.start()
    // URLSession keeps its connection for the next request.
    _ = try await RunningBackend(service: service, url: url).ask("GET", "/health")
    let clock = ContinuousClock()
    let duration = await clock.measure { await service.stop() }
    #expect(duration < .seconds(4), "the deadline for requests in flight is five seconds")
  }

  @Test("given a taken port, when started, then the error names it and says how to mend it; later it can start")
  func portTaken() async throws {
    try await RunningBackend.with([]) { first in
      let port = try #require(first.url.port)
      let second = try BackendService(BackendConfiguration(port: port, seed: .none))
      let error = await #expect(throws: BackendError.self) { try await second.start() }
      #expect(error == .portTaken(host: "127.0.0.1", port: port))
      #expect(error?.description.contains("choose another port") == true)
      #expect(error?.localizedDescription == error?.description)
      await first.service.stop()
      #expect(try await second.start().port == port)
      await second.stop()
    }
  }

  @Test("given an address of another machine, when started, then the error says so")
  func foreignAddress() async throws {
    // No host has an address in TEST-NET-1 (RFC 5737).
    let service = try BackendService(BackendConfiguration(host: "192.0.2.1", seed: .none))
    let error = await #expect(throws: BackendError.self) { try await service.start() }
    guard case .cannotListen("192.0.2.1", 0, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("given the default configuration, when started, then it listens on loopback and logs nothing")
  func quiet() async throws {
    let log = RecordedLog()
    try await RunningBackend.with(BackendConfiguration(logger: log.logger)) { backend in
      #expect(backend.url.host == "127.0.0.1")
      _ = try await backend.ask("GET", "/api/v1/announcements")
    }
    #expect(log.messages == [])
  }
}
