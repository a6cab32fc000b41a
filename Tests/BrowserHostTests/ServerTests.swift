import DisplayList
import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import BrowserHost

private let token = "secret-token"

@MainActor
@Suite struct ServerTests {
  /// Runs a test against a server of its own.
  private func serve(_ body: (URL, RecordingHost) async throws -> Void) async throws {
    let host = RecordingHost()
    let server = PageServer(host: host, port: 0, token: token)
    let url = try await server.start()
    do {
      try await body(url, host)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func givenTheToken_thenThePageIsServedWithAStrictPolicy() async throws {
    try await serve { url, _ in
      let answer = try await ask(url, "/?token=\(token)")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      #expect(answer.text.contains("/fonts.css?token=\(token)"))
      let policy = try #require(answer.headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'"))
      #expect(!policy.contains("unsafe"))
    }
  }

  @Test func givenThePage_thenEveryFileItNamesIsServed() async throws {
    try await serve { url, _ in
      let page = try await ask(url, "/?token=\(token)").text
      var names = page.matches(of: /\/page\/([a-z.]+)/).map { String($0.1) }
      let main = try await ask(url, "/page/main.js").text
      names += main.matches(of: /from "\.\/([a-z.]+)"/).map { String($0.1) }
      #expect(Set(names).count >= 10)
      let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
      ]
      for name in names {
        let answer = try await ask(url, "/page/\(name)")
        #expect(answer.status == 200 && !answer.body.isEmpty, "\(name)")
        #expect(answer.headers["content-type"] == types[String(name.split(separator: ".").last ?? "")], "\(name)")
      }
    }
  }

  @Test func givenThePage_thenItNamesEveryModuleThatModulesImport_soThatNoneIsFoundLate() async throws {
    try await serve { url, _ in
      let page = try await ask(url, "/?token=\(token)").text
      let named = Set(page.matches(of: /modulepreload" href="\/page\/([a-z]+\.js)"/).map { String($0.1) })
      #expect(!named.isEmpty)
      var imported: Set<String> = []
      for module in named.union(["main.js"]) {
        let text = try await ask(url, "/page/\(module)").text
        imported.formUnion(text.matches(of: /from "\.\/([a-z]+\.js)"/).map { String($0.1) })
      }
      #expect(named == imported)
    }
  }

  @Test(arguments: [
    "/", "/?token=", "/?token=secret-tokem", "/events", "/fonts.css", "/font/0", "/bitmap/1", "/socket",
  ])
  func givenNoToken_thenTheAnswerIs403WithASentence(target: String) async throws {
    try await serve { url, _ in
      let answer = try await ask(url, target, origin: "http://127.0.0.1:\(url.port ?? 0)")
      #expect(answer.status == 403)
      #expect(answer.text.contains("token"))
    }
  }

  @Test(arguments: ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::1]:1", "localhost:http", ""])
  func givenAForeignHost_thenTheAnswerIs403(host: String) async throws {
    try await serve { url, _ in
      expect(403, try await ask(url, "/?token=\(token)", host: host))
      expect(403, try await ask(url, "/page/main.js", host: host))
    }
  }

  @Test func givenATunnelThatEndsAtAnotherPort_thenThePageIsServed() async throws {
    try await serve { url, _ in
      expect(200, try await ask(url, "/?token=\(token)", host: "localhost:9"))
    }
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
  func givenAForeignOrigin_thenTheAnswerIs403(origin: String) async throws {
    try await serve { url, _ in
      expect(403, try await ask(url, "/events?token=\(token)", origin: origin))
      let connection = try await upgrade(url, origin: origin)
      let head = try await connection.head()
      #expect(head.hasPrefix("HTTP/1.1 403"))
      connection.close()
    }
  }

  @Test func givenNoOrigin_thenAWebSocketIsRefused() async throws {
    try await serve { url, _ in
      let connection = try await upgrade(url, origin: nil)
      let head = try await connection.head()
      #expect(head.hasPrefix("HTTP/1.1 403"))
      connection.close()
    }
  }

  @Test func givenWrongPathsMethodsAndBodies_thenEachHasItsAnswer() async throws {
    try await serve { url, _ in
      for target in [
        "/nothing", "/page/nothing.js", "/page/..%2fRoutes.swift", "/font/x", "/font/99999", "/bitmap/5", "/a/b/c",
      ] {
        expect(404, try await ask(url, "\(target)?token=\(token)"))
      }
      expect(405, try await ask(url, "/?token=\(token)", method: "POST"))
      expect(413, try await ask(url, "/?token=\(token)", body: "hello"))
      expect(400, try await ask(url, "/socket?token=\(token)", origin: "http://127.0.0.1:\(url.port ?? 0)"))
    }
  }

  @Test func givenABitmapOnThePage_thenItsFileIsServedForEver() async throws {
    try await serve { url, host in
      let bitmap = Bitmap(id: 5, width: 1, height: 1, pixels: Data(), encoded: (Data("picture".utf8), "image/png"))
      host.bitmaps.keep(bitmap)
      let answer = try await ask(url, "/bitmap/5?token=\(token)")
      #expect(answer.text == "picture")
      #expect(answer.headers["content-type"] == "image/png")
      #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
    }
  }

  @Test func givenRecordedEvents_thenTheyAreReadAsJSON() async throws {
    try await serve { url, host in
      host.log.append("View All")
      let answer = try await ask(url, "/events?token=\(token)")
      #expect(answer.headers["content-type"] == "application/json")
      let json = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: [[String: Any]]])
      #expect(json["events"]?.first?["event"] as? String == "View All")
    }
  }

  @Test func givenAPage_thenItsMessagesArriveAndPatchesAreSent() async throws {
    try await serve { url, host in
      let connection = try await open(url)
      try await connection.send(Connection.text(#"{"ack": 41}"#))
      #expect(await host.nextMessage()?.acknowledged == 41)
      host.output?.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data("patch".utf8)))
      let (opcode, payload) = try await connection.frame()
      #expect(opcode == 0x81)
      #expect(payload == Array("patch".utf8))
      connection.close()
      #expect(await host.nextDisconnection() == 1)
    }
  }

  @Test(arguments: [
    (Connection.text("nonsense"), 1007), (Connection.text(#"{"change": {"device": "toaster"}}"#), 1008),
    ([0x82, 0x81, 0, 0, 0, 0, 1], 1003), ([0xF1, 0x80, 0, 0, 0, 0], 1002), ([0x85, 0x80, 0, 0, 0, 0], 1002),
    (Connection.text(String(repeating: " ", count: 70_000)), 1009), ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1007),
    ([0x88, 0x80, 0, 0, 0, 0], 1000),
  ])
  func givenAMalformedMessage_thenTheConnectionIsClosedWithAReasonAndTheServerLives(bytes: [UInt8], code: Int)
    async throws
  {
    try await serve { url, host in
      let connection = try await open(url)
      try await connection.send(bytes)
      let (opcode, payload) = try await connection.frame()
      #expect(opcode == 0x88)
      #expect(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } == code)
      #expect(code == 1000 || payload.count > 10)
      #expect(await connection.isClosed())
      #expect(await host.nextDisconnection() == 1)
      expect(200, try await ask(url, "/?token=\(token)"))
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", "\r\n\r\n",
  ])
  func givenSomethingThatIsNotHTTP_thenTheConnectionEndsAndTheServerLives(text: String) async throws {
    try await serve { url, _ in
      let connection = try await Connection(to: url)
      try await connection.send(text.utf8)
      #expect(await connection.isClosed())
      expect(200, try await ask(url, "/?token=\(token)"))
    }
  }

  @Test func givenATakenPort_thenTheErrorSaysSo() async throws {
    try await serve { url, host in
      let port = UInt16(url.port ?? 0)
      let second = PageServer(host: host, port: port, token: token)
      await #expect(throws: BrowserHostError.portInUse(port: port)) { try await second.start() }
      #expect(BrowserHostError.portInUse(port: port).description.contains("Port \(port) is taken"))
    }
  }

  @Test func givenAStoppedServer_thenItsPortIsFreeAndOpenPagesAreClosed() async throws {
    let host = RecordingHost()
    let server = PageServer(host: host, port: 0, token: token)
    let url = try await server.start()
    let connection = try await open(url)
    host.output?.yield(.close(code: .goingAway))
    host.output?.finish()
    await server.stop()
    let (opcode, _) = try await connection.frame()
    #expect(opcode == 0x88)
    let again = PageServer(host: host, port: UInt16(url.port ?? 0), token: token)
    let newURL = try await again.start()
    #expect(newURL == url)
    await again.stop()
  }

  // MARK: - Tools

  private func expect(_ status: Int, _ answer: Answer, at location: SourceLocation = #_sourceLocation) {
    #expect(answer.status == status, sourceLocation: location)
  }

  private func upgrade(_ url: URL, origin: String?) async throws -> Connection {
    let connection = try await Connection(to: url)
    var lines = [
      "GET /socket?token=\(token) HTTP/1.1", "Host: 127.0.0.1:\(url.port ?? 0)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    if let origin { lines.append("Origin: \(origin)") }
    try await connection.send((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return connection
  }

  private func open(_ url: URL) async throws -> Connection {
    let connection = try await upgrade(url, origin: "http://127.0.0.1:\(url.port ?? 0)")
    let head = try await connection.head()
    #expect(head.hasPrefix("HTTP/1.1 101"))
    return connection
  }
}

@MainActor
private final class RecordingHost: TabHost {
  let bitmaps = BitmapStore()
  var log = EventLog()
  var output: AsyncStream<WSFrame>.Continuation?
  var recordedEvents: [EventLog.Entry] { log.entries }

  private let messages = AsyncStream.makeStream(of: TabMessage.self)
  private let disconnections = AsyncStream.makeStream(of: Int.self)

  func connect(_ output: AsyncStream<WSFrame>.Continuation) -> Int {
    self.output = output
    return 1
  }

  func receive(_ message: TabMessage, from tab: Int) { messages.continuation.yield(message) }

  func disconnect(_ tab: Int) { disconnections.continuation.yield(tab) }

  func nextMessage() async -> TabMessage? { await messages.stream.first { @Sendable _ in true } }

  func nextDisconnection() async -> Int? { await disconnections.stream.first { @Sendable _ in true } }
}
