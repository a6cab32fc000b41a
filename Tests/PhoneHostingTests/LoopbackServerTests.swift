import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PhoneHosting

@MainActor
@Suite struct LoopbackServerTests {
  private let handler = RecordingHandler()

  /// Runs a test against a server of its own.
  private func serve(_ limits: HTTPLimits = HTTPLimits(), _ body: (UInt16) async throws -> Void) async throws {
    let server = LoopbackServer(port: 0, limits: limits, handler: handler)
    let port = try server.start()
    do {
      try await body(port)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func ask(_ port: UInt16, _ path: String = "/") async throws -> Int {
    let connection = try LoopbackConnection(port: port)
    await connection.send("GET \(path) HTTP/1.1\r\n\r\n".utf8)
    return await connection.answer().status
  }

  // MARK: One request, one meaning

  @Test(arguments: [1000, 4 << 20])
  func givenARefusedRequest_thenItsBodyIsNeverARequest(length: Int) async throws {
    try await serve { port in
      // given a page's request whose body is full of acceptable requests
      let inner = "POST /inner HTTP/1.1\r\nContent-Length: 0\r\n\r\n"
      let body = String(repeating: inner, count: length / inner.utf8.count + 1)
      let head = "POST /outer HTTP/1.1\r\nOrigin: http://evil.example\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      // when
      let connection = try LoopbackConnection(port: port)
      let sent = await connection.send((head + body).utf8)
      // then all of it is read, there is one readable answer, and the connection ends
      #expect(sent == head.utf8.count + body.utf8.count)
      let answer = await connection.answer()
      #expect(answer.status == 403 && answer.headers["connection"] == "close")
      #expect(await connection.rest() == [] && handler.paths.isEmpty)
    }
  }

  @Test func givenTwoLengths_thenNothingOfItIsAnswered() async throws {
    try await serve { port in
      for fields in ["Content-Length: 4\r\nTransfer-Encoding: chunked", "Content-Length: 4\r\nContent-Length: 40"] {
        let connection = try LoopbackConnection(port: port)
        await connection.send("POST /a HTTP/1.1\r\n\(fields)\r\n\r\n0\r\n\r\nPOST /b HTTP/1.1\r\n\r\n".utf8)
        #expect(await connection.answer().status == 400)
        #expect(await connection.rest() == [])
      }
      #expect(handler.paths.isEmpty)
    }
  }

  @Test func givenABodyThatIsTooLarge_thenItsSenderReadsTheAnswer() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      let length = 16 << 20
      await connection.send("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8)
      // A client that sends everything before it reads.
      #expect(await connection.send(Data(count: length)) == length)
      let answer = await connection.answer()
      #expect(answer.status == 413 && !answer.body.isEmpty)
      #expect(await connection.rest() == [] && handler.paths.isEmpty)
    }
  }

  @Test func givenRequestsOneAfterTheOther_thenEachHasItsAnswerInOrder() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send("POST /a HTTP/1.1\r\nContent-Length: 5\r\n\r\nhelloHEAD /b HTTP/1.1\r\n\r\n".utf8)
      let first = await connection.answer()
      #expect(first.status == 200 && first.body == Array("a hello".utf8) && first.headers["connection"] == "keep-alive")
      // An answer to HEAD gives the length that its body would have.
      #expect(await connection.head().contains("Content-Length: 2\r\n"))
      await connection.send("GET /c HTTP/1.1\r\nConnection: close\r\n\r\nGET /d HTTP/1.1\r\n\r\n".utf8)
      #expect(await connection.answer().body == Array("c ".utf8))
      #expect(await connection.rest() == [] && handler.paths == ["a", "b", "c"])
    }
  }

  @Test func givenAClientThatWaitsForLeave_thenItGetsIt() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send("POST /a HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n".utf8)
      #expect(await connection.head() == "HTTP/1.1 100 Continue\r\n\r\n")
      await connection.send("ok".utf8)
      #expect(await connection.answer().body == Array("a ok".utf8))
    }
  }

  // MARK: Limits

  @Test func givenAHeadWithoutEnd_thenItIsRefusedAndItsConnectionEnds() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send(("GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 40_000)).utf8)
      #expect(await connection.answer().status == 431)
      #expect(await connection.rest() == [])
    }
  }

  @Test(arguments: [("", 0), ("GET / HT", 408), ("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhal", 408)])
  func givenHalfARequest_thenItsTimeIsOver(text: String, status: Int) async throws {
    var limits = HTTPLimits()
    (limits.longestHead, limits.longestBody) = (0.1, 0.1)
    try await serve(limits) { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send(text.utf8)
      #expect(await connection.answer().status == status)
      #expect(await connection.rest() == [])
    }
  }

  @Test func givenAConnectionThatAsksForNothingMore_thenItEnds() async throws {
    var limits = HTTPLimits()
    limits.longestPause = 0.1
    try await serve(limits) { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send("GET /a HTTP/1.1\r\n\r\n".utf8)
      #expect(await connection.answer().status == 200)
      #expect(await connection.rest() == [])
    }
  }

  @Test func givenMoreConnectionsThanAreAllowed_thenTheSilentOnesMakeRoomForWhoAsks() async throws {
    var limits = HTTPLimits()
    limits.mostConnections = 8
    try await serve(limits) { port in
      let idle = try (0..<40).map { _ in try LoopbackConnection(port: port) }
      await idle[39].send("GET / HTTP/1.1\r\nX: ha".utf8)
      #expect(try await ask(port) == 200)
      #expect(await idle[0].rest() == [])
    }
  }

  @Test func givenConnectionsThatAreAllBeingAnswered_thenOthersWaitUntilOneIs() async throws {
    var limits = HTTPLimits()
    limits.mostConnections = 3
    try await serve(limits) { port in
      let busy = try (0..<3).map { _ in try LoopbackConnection(port: port) }
      for connection in busy { await connection.send("GET /wait HTTP/1.1\r\n\r\n".utf8) }
      for _ in busy { await handler.began() }
      async let late = ask(port)
      busy[0].end()
      await handler.cancelled()
      #expect(try await late == 200)
    }
  }

  @Test func givenAClientThatGoes_thenItsAnswerIsNotWorkedOnAnyMore() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send("GET /wait HTTP/1.1\r\n\r\n".utf8)
      await handler.began()
      connection.end()
      await handler.cancelled()
    }
  }

  @Test func givenAClientThatHasSaidAll_thenItStillGetsItsAnswer() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send("GET /a HTTP/1.1\r\n\r\n".utf8)
      connection.endSending()
      #expect(await connection.answer().status == 200)
      #expect(await connection.rest() == [])
    }
  }

  @Test func givenAWebSocket_thenFramesGoBothWaysAndABadOneEndsIt() async throws {
    try await serve { port in
      let connection = try LoopbackConnection(port: port)
      await connection.send(
        """
        GET /socket HTTP/1.1\r
        Upgrade: WebSocket\r
        Connection: keep-alive, Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r

        """.utf8)
      // The example of RFC 6455.
      #expect(await connection.head().contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
      await connection.send([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69] + [0x81, 0x81, 1, 0, 0, 0, 0x60])
      #expect(await connection.read(7) == [0x81, 2, 0x68, 0x69, 0x81, 1, 0x61])
      // A page masks its frames; a client that does not is not a page.
      await connection.send([0x81, 0x01, 0x61])
      #expect(await connection.read(4).dropFirst(2) == [0x03, 0xEA])
      #expect(await connection.rest() != nil)
      await handler.cancelled()
    }
  }

  /// Damaged requests, the same ones each time.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func givenDamagedRequests_thenTheServerGoesOn(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    try await serve { port in
      for _ in 0..<60 {
        var bytes = Array("POST /a?b=c HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello".utf8)
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
          let place = Int.random(in: 0..<bytes.count, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &numbers)
          case 1: bytes.insert(contentsOf: bytes[place...], at: Int.random(in: 0...bytes.count, using: &numbers))
          case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &numbers)))
          default: bytes.insert(contentsOf: [13, 10], at: place)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        let connection = try LoopbackConnection(port: port)
        await connection.send(bytes)
        connection.endSending()
        let answers = String(decoding: try #require(await connection.rest()), as: UTF8.self)
        #expect(answers.isEmpty || answers.hasPrefix("HTTP/1.1 "))
      }
      #expect(try await ask(port) == 200)
    }
  }
}

/// Answers with path and body; never answers `/wait`, unless it is cancelled.
private final class RecordingHandler: HTTPHandler {
  let largestBody = 1 << 20
  private let asked = Mutex<[String]>([])
  private let beginnings = AsyncStream.makeStream(of: Void.self)
  private let cancellations = AsyncStream.makeStream(of: Void.self)

  var paths: [String] { asked.withLock { $0 } }

  func began() async { _ = await beginnings.stream.first { _ in true } }

  func cancelled() async { _ = await cancellations.stream.first { _ in true } }

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    head["origin"] == nil ? nil : problem(.forbidden, "No pages.")
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let path = request.path.joined(separator: "/")
    asked.withLock { $0.append(path) }
    if path == "socket" {
      return .webSocket(request, Echo { [cancellations] in cancellations.continuation.yield() })
        ?? problem(.badRequest, "")
    }
    if path == "wait" {
      beginnings.continuation.yield()
      try? await Task.sleep(for: .seconds(3600))
      cancellations.continuation.yield()
    }
    return HTTPResponse(.ok, body: Data("\(path) ".utf8) + request.body)
  }

  func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status, body: Data(sentence.utf8))
  }
}

/// Sends back what it receives.
private actor Echo: WebSocketHandler {
  nonisolated let largestFrame = 1000
  private var output: AsyncStream<WebSocketFrame>.Continuation?
  private let closed: @Sendable () -> Void

  init(closed: @escaping @Sendable () -> Void) { self.closed = closed }

  func open(_ output: AsyncStream<WebSocketFrame>.Continuation) { self.output = output }

  func receive(_ frame: WebSocketFrame) { output?.yield(frame) }

  func close() { closed() }
}
