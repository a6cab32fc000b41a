import DisplayList
import Foundation
import PhoneHosting
import TestSupport
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
      #expect(answer.text.contains("/font/0?token=\(token)"))
      let policy = try #require(answer.headers["content-security-policy"])
      let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})';/)).1
      #expect(policy.hasPrefix("default-src 'none'; script-src 'nonce-"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.text.contains("<script nonce=\"\(nonce)\">") && answer.text.contains("<style nonce=\"\(nonce)\">"))
      // Each page has its own.
      #expect(try await !ask(url, "/?token=\(token)").text.contains(nonce))
    }
  }

  @Test func givenThePage_thenItIsOneFileButForItsIcon() async throws {
    try await serve { url, _ in
      let page = try await ask(url, "/?token=\(token)").text
      #expect(Set(page.matches(of: /(?:href|src)="([^"]+)"/).map { String($0.1) }) == ["/icon.svg"])
      #expect(!page.contains("{{"))
      #expect(try await ask(url, "/icon.svg").headers["content-type"] == "image/svg+xml")
    }
  }

  @Test func givenModules_thenEachIsThereOnceAndBeforeWhoImportsIt() throws {
    let script = PageScript.bundle([
      "main": "import { a } from \"./first.js\";\nimport { b, c } from \"./second.js\";\nrun(a, b, c);",
      "second": "import { a } from \"./first.js\";\nexport const b = a;\nexport class c {}\n",
      "first": "// One.\nexport function a() {}\n", "unused": "export const d = 1;",
    ])
    let lines = script.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex(of: "const $first = (() => {"))
    let second = try #require(lines.firstIndex(of: "const $second = (() => {"))
    let main = try #require(lines.firstIndex(of: "const $main = (() => {"))
    #expect(first < second && second < main)
    #expect(
      lines[first...].starts(with: ["const $first = (() => {", "// One.", "function a() {}", "return { a };", "})();"]))
    #expect(
      lines[main...].starts(with: ["const $main = (() => {", "const { a } = $first;", "const { b, c } = $second;"]))
    #expect(lines.contains("return { b, c };") && !script.contains("import ") && !script.contains("export "))
    #expect(!script.contains("unused"))
    // And none are left in the page's own script.
    #expect(!PageFile.script.contains("\nimport ") && !PageFile.script.contains("\nexport "))
  }

  @Test func givenAScreen_thenThePageBringsIt_andSaysWhichWhenItConnects() async throws {
    try await serve { url, host in
      // given a screen whose text would close the element that contains it
      host.screen = (7, #"{"n":1,"i":"</script>"}"#)
      let page = try await ask(url, "/?token=\(token)").text
      #expect(page.contains(#"id="sw-first" data-page="7">{"n":1,"i":"\u003c/script>"}</script>"#))
      // when it connects
      let connection = try await open(url, page: 7)
      #expect(host.connectedPage == 7)
      connection.end()
      // then a page that was served without a screen reports none
      host.screen = nil
      #expect(try await ask(url, "/?token=\(token)").text.contains(#"id="sw-first" data-page=""></script>"#))
    }
  }

  @Test(arguments: [
    "/", "/?token=", "/?token=secret-tokem", "/events", "/font/0", "/bitmap/1", "/socket",
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
      expect(403, try await ask(url, "/icon.svg", host: host))
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
      let head = await connection.head()
      #expect(head.hasPrefix("HTTP/1.1 403"))
      connection.end()
    }
  }

  @Test func givenNoOrigin_thenAWebSocketIsRefused() async throws {
    try await serve { url, _ in
      let connection = try await upgrade(url, origin: nil)
      let head = await connection.head()
      #expect(head.hasPrefix("HTTP/1.1 403"))
      connection.end()
    }
  }

  @Test func givenWrongPathsMethodsAndBodies_thenEachHasItsAnswer() async throws {
    try await serve { url, _ in
      for target in [
        "/nothing", "/fonts.css", "/page/main.js", "/page/..%2fRoutes.swift", "/font/x", "/font/99999", "/bitmap/5",
        "/a/b/c",
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
      await connection.send(LoopbackConnection.text(#"{"ack": 41}"#))
      #expect(await host.nextMessage()?.acknowledged == 41)
      host.output?.yield(WebSocketFrame(.text, Data("patch".utf8)))
      let (opcode, payload) = await connection.frame()
      #expect(opcode == 0x81)
      #expect(payload == Array("patch".utf8))
      connection.end()
      #expect(await host.nextDisconnection() == 1)
    }
  }

  @Test(arguments: [
    (LoopbackConnection.text("nonsense"), 1007), (LoopbackConnection.text(#"{"change": {"device": "toaster"}}"#), 1008),
    ([0x82, 0x81, 0, 0, 0, 0, 1], 1003), ([0xF1, 0x80, 0, 0, 0, 0], 1002), ([0x85, 0x80, 0, 0, 0, 0], 1002),
    (LoopbackConnection.text(String(repeating: " ", count: 70_000)), 1009), ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1007),
    ([0x88, 0x80, 0, 0, 0, 0], 1000), ([0x81, 0x02, 0x7B, 0x7D], 1002),
    // The length alone is enough.
    ([0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0], 1009),
  ])
  func givenAMalformedMessage_thenTheConnectionIsClosedWithAReasonAndTheServerLives(bytes: [UInt8], code: Int)
    async throws
  {
    try await serve { url, host in
      let connection = try await open(url)
      await connection.send(bytes)
      let (opcode, payload) = await connection.frame()
      #expect(opcode == 0x88)
      #expect(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } == code)
      #expect(code == 1000 || payload.count > 10)
      #expect(await connection.rest() != nil)
      #expect(await host.nextDisconnection() == 1)
      expect(200, try await ask(url, "/?token=\(token)"))
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", "\r\n\r\n",
  ])
  func givenSomethingThatIsNotHTTP_thenTheConnectionEndsAndTheServerLives(text: String) async throws {
    try await serve { url, _ in
      let connection = try LoopbackConnection(to: url)
      await connection.send(text.utf8)
      #expect(await connection.rest() != nil)
      expect(200, try await ask(url, "/?token=\(token)"))
    }
  }

  @Test func givenARefusedRequest_thenNothingBehindItIsAnswered() async throws {
    try await serve { url, _ in
      for head in ["GET /nothing HTTP/1.1\r\nHost: evil.example", "POST /?token=\(token) HTTP/1.1\r\nHost: localhost"] {
        let connection = try LoopbackConnection(to: url)
        let inner = "GET /events?token=\(token) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        await connection.send("\(head)\r\nContent-Length: \(inner.utf8.count)\r\n\r\n\(inner)".utf8)
        let answer = await connection.answer()
        #expect([403, 405].contains(answer.status) && answer.headers["connection"] == "close")
        #expect(await connection.rest() == [])
      }
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
    host.output?.yield(.close(ProtocolViolation(.goingAway, "")))
    host.output?.finish()
    await server.stop()
    let (opcode, _) = await connection.frame()
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

  private func upgrade(_ url: URL, origin: String?, page: Int? = nil) async throws -> LoopbackConnection {
    let connection = try LoopbackConnection(to: url)
    var lines = [
      "GET /socket?token=\(token)\(page.map { "&page=\($0)" } ?? "") HTTP/1.1", "Host: 127.0.0.1:\(url.port ?? 0)",
      "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    if let origin { lines.append("Origin: \(origin)") }
    await connection.send((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return connection
  }

  private func open(_ url: URL, page: Int? = nil) async throws -> LoopbackConnection {
    let connection = try await upgrade(url, origin: "http://127.0.0.1:\(url.port ?? 0)", page: page)
    let head = await connection.head()
    #expect(head.hasPrefix("HTTP/1.1 101"))
    return connection
  }
}

@MainActor
private final class RecordingHost: TabHost {
  let bitmaps = BitmapStore()
  var log = EventLog()
  var output: AsyncStream<WebSocketFrame>.Continuation?
  var recordedEvents: [EventLog.Entry] { log.entries }

  private let messages = AsyncStream.makeStream(of: TabMessage.self)
  private let disconnections = AsyncStream.makeStream(of: Int.self)

  /// The screen that a page is served with.
  var screen: (number: Int, patch: String)?
  /// The screen number that the last page to connect was served with, as it reported.
  var connectedPage: Int?

  func prepareScreen() -> (number: Int, patch: String)? { screen }

  func connect(_ output: AsyncStream<WebSocketFrame>.Continuation, page: Int?) -> Int {
    self.output = output
    connectedPage = page
    return 1
  }

  func receive(_ message: TabMessage, from tab: Int) { messages.continuation.yield(message) }

  func disconnect(_ tab: Int) { disconnections.continuation.yield(tab) }

  func nextMessage() async -> TabMessage? { await messages.stream.first { @Sendable _ in true } }

  func nextDisconnection() async -> Int? { await disconnections.stream.first { @Sendable _ in true } }
}
