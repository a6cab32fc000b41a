import Foundation
import FoundationNetworking
import ServerSentEvents
import Testing

@testable import Backend

@Suite("Reading event streams across broken connections")
struct EventStreamClientTests {
  private static let quick = EventStreamClient.Policy(
    firstDelay: .milliseconds(1), longestDelay: .milliseconds(4), firstTries: 3, tries: 8, silence: 10)

  private func read(
    _ url: URL, policy: EventStreamClient.Policy = quick, transport: EventStreamClient.Transport? = nil
  ) async throws -> [ServerSentEvent] {
    let client = transport.map { EventStreamClient(policy: policy, transport: $0) } ?? EventStreamClient(policy: policy)
    var events: [ServerSentEvent] = []
    for try await event in client.events(for: URLRequest(url: url), until: { $0.event == "complete" }) {
      events.append(event)
    }
    return events
  }

  @Test(
    "given a backend behind connections that are cut at any byte, when asked, then the text comes once and whole",
    arguments: [1, 2, 3])
  func cut(seed: UInt64) async throws {
    try await RunningBackend.withLibrary(.init(tokensPerSecond: 600)) { backend in
      let cuts = Notes<Int>()
      let proxy = SocketServer.cutting(try #require(backend.url.port)) { number in
        cuts.add(number)
        // The sources are long. Some words follow, and part of an event, which differs from cut to cut.
        if number < 3 { return 4000 }
        var random = SplitMix64(state: seed &* 1000 &+ UInt64(number))
        // On a busy machine an event contains many words: with cuts this close, none would ever fit between two.
        return 350 + random.number(below: 300) + 40 * number
      }
      let question = Question()
      var request = try backend.request(question)
      request.url = proxy.url.appendingPathComponent("api/v1/research")
      var told = try StreamedAnswer()
      let client = EventStreamClient(policy: Self.quick)
      for try await event in client.events(for: request, until: { $0.event == "complete" }) { try told.add(event) }
      let stored = try await backend.stored(question)
      #expect(told.text == stored.content)
      #expect(told.sources == stored.sources)
      #expect(told.stages.count == 3)
      #expect(told.isComplete)
      // How many there are depends on how many words arrive at once; the sources alone are longer than the first.
      #expect(cuts.all.count >= 2)
    }
  }

  @Test(
    "given a connection that is cut every second for thirty seconds, when asked, then the text comes once and whole")
  func everySecond() async throws {
    let words = (0..<600).map { "word\($0) " }
    let begun = Notes<Int>()
    // Twenty words a second: each connection transmits a second's worth, and half an event.
    let transport: EventStreamClient.Transport = { request in
      let start = request.value(forHTTPHeaderField: "Last-Event-ID").flatMap { Int($0) }.map { $0 + 1 } ?? 0
      begun.add(start)
      return AsyncThrowingStream { continuation in
        let head = HTTPURLResponse(
          url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil,
          headerFields: ["Content-Type": "text/event-stream"])
        if let head { continuation.yield(.head(head)) }
        for index in start..<min(start + 20, words.count) {
          continuation.yield(.body(Data(ServerSentEvent(data: words[index], id: "\(index)").encoded.utf8)))
        }
        if start + 20 >= words.count {
          continuation.yield(.body(Data(ServerSentEvent(event: "complete", data: "{}").encoded.utf8)))
        } else {
          continuation.yield(.body(Data("id: \(start + 20)\ndata: half".utf8)))
        }
        continuation.finish(throwing: URLError(.networkConnectionLost))
      }
    }
    let events = try await read(URL(fileURLWithPath: "/"), transport: transport)
    #expect(begun.all == stride(from: 0, to: 600, by: 20).map { $0 }, "thirty connections")
    #expect(events.dropLast().map(\.data) == words)
  }

  @Test("given a server that goes silent, when the silence is too long, then the client comes back and goes on")
  func silence() async throws {
    let asked = Notes<String>()
    let server = SocketServer { number, connection in
      asked.add(connection.readRequest())
      connection.writeStreamHead()
      if number == 0 {
        connection.write("id: 7\ndata: a\n\n")
        _ = connection.read()
      } else {
        connection.write("data: b\n\nevent: complete\ndata:\n\n")
      }
    }
    var policy = Self.quick
    policy.silence = 1
    #expect(try await read(server.url, policy: policy).map(\.data) == ["a", "b", ""])
    #expect(asked.all.map { $0.lowercased().contains("last-event-id: 7") } == [false, true])
    #expect(asked.all.allSatisfy { $0.contains("Accept: text/event-stream") })
  }

  @Test("given comments in a silence, when they come often enough, then the connection is kept")
  func heartbeats() async throws {
    let asked = Notes<Int>()
    let server = SocketServer { number, connection in
      asked.add(number)
      _ = connection.readRequest()
      connection.writeStreamHead()
      for _ in 0..<8 {
        connection.write(ServerSentEvent.heartbeat)
        Thread.sleep(forTimeInterval: 0.25)
      }
      connection.write("event: complete\ndata: x\n\n")
    }
    var policy = Self.quick
    policy.silence = 1
    #expect(try await read(server.url, policy: policy).map(\.data) == ["x"])
    #expect(asked.all == [0])
  }

  @Test("given a server that is busy first, when asked, then it is asked again; other refusals end it with their body")
  func status() async throws {
    let server = SocketServer { number, connection in
      _ = connection.readRequest()
      if number == 0 {
        connection.write("HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      } else if number == 1 {
        connection.write("HTTP/1.1 422 No\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbad")
      } else {
        connection.write(
          "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx")
      }
    }
    let error = await #expect(throws: EventStreamClient.Failure.self) { try await read(server.url) }
    guard case .rejected(422, let body) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(body == Data("bad".utf8))
    let other = await #expect(throws: EventStreamClient.Failure.self) { try await read(server.url) }
    guard case .noEventStream = other else {
      Issue.record("\(String(describing: other))")
      return
    }
  }

  @Test("given no server, when asked, then a few tries end it; after events it is called interrupted")
  func lost() async throws {
    let tries = Notes<Int>()
    let server = SocketServer { number, connection in
      tries.add(number)
      guard number == 2 else { return }
      _ = connection.readRequest()
      connection.writeStreamHead()
      connection.write("data: a\n\n")
    }
    let error = await #expect(throws: EventStreamClient.Failure.self) { try await read(server.url) }
    guard case .interrupted = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // libcurl retries once by itself when a connection ends without an answer, so only the order is certain.
    #expect(tries.all.count >= 2 + Self.quick.tries)
    let port = server.port
    let nobody = URL(string: "http://127.0.0.1:\(port == 1 ? 2 : 1)")!
    let unreachable = await #expect(throws: EventStreamClient.Failure.self) { try await read(nobody) }
    guard case .unreachable(let reason) = unreachable else {
      Issue.record("\(String(describing: unreachable))")
      return
    }
    #expect(reason.code == .cannotConnectToHost)
  }

  @Test("given a stream being read, when the reader is cancelled, then the connection is closed")
  func cancel() async throws {
    let ended = Notes<Bool>()
    let server = SocketServer { _, connection in
      _ = connection.readRequest()
      connection.writeStreamHead()
      connection.write("data: a\n\n")
      ended.add(connection.read() == nil)
    }
    let events = EventStreamClient(policy: Self.quick).events(for: URLRequest(url: server.url), until: { _ in false })
    let read = Notes<String>()
    let reader = Task {
      for try await event in events { read.add(event.data) }
    }
    #expect(try await eventually { read.all == ["a"] && ended.all.isEmpty })
    reader.cancel()
    #expect(try await eventually { ended.all == [true] })
    try await reader.value
    #expect(read.all == ["a"])
  }

  @Test("given many streams cancelled while they begin, run and end, when all are done, then another one is answered")
  func cancelStorm() async throws {
    let server = SocketServer { number, connection in
      _ = connection.readRequest()
      connection.writeStreamHead()
      for _ in 0..<number % 4 { connection.write("data: a\n\n") }
    }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for round in 0..<100 {
            let task = Task {
              for try await _ in HTTPStream.shared.parts(of: URLRequest(url: server.url)) {}
            }
            if round % 3 > 0 { try? await Task.sleep(for: .microseconds((round * 37 + worker * 11) % 3000)) }
            task.cancel()
            _ = await task.result
          }
        }
      }
    }
    var heads = 0
    for try await case .head in HTTPStream.shared.parts(of: URLRequest(url: server.url)) { heads += 1 }
    #expect(heads == 1)
  }
}
