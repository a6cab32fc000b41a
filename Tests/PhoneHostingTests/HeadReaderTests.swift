import Foundation
import TestSupport
import Testing

@testable import PhoneHosting

@Suite struct HeadReaderTests {
  private func read(_ text: String) throws -> HTTPRequest? {
    var (reader, input) = (HTTPHeadReader(), Array(text.utf8))
    return try reader.take(from: &input)
  }

  @Test func givenARequest_thenItsPartsAreRead() throws {
    let text = """
      POST /session/a%20b/element//x%2Fy?token=s%2Bt&empty&token=other HTTP/1.1\r
      Host: localhost:1\r
      content-LENGTH: 12\r
      X-Long: \ta value \u{E9} \r
      Connection: Keep-Alive, Upgrade\r
      \r
      body
      """
    let request = try #require(try read(text))
    #expect(request.method == "POST" && request.path == ["session", "a b", "element", "x/y"])
    #expect(request.query == ["token": "s+t", "empty": ""])
    #expect(request["host"] == "localhost:1" && request["x-long"] == "a value \u{E9}" && request["origin"] == nil)
    #expect(request.length == 12 && !request.isLast && request.lists("upgrade", in: "connection"))
  }

  @Test(arguments: [("HTTP/1.0\r\n", true), ("HTTP/1.1\r\nConnection: Close\r\n", true), ("HTTP/1.1\r\n", false)])
  func givenAClientThatWantsOneAnswer_thenItIsTheLast(end: String, isLast: Bool) throws {
    #expect(try read("GET / \(end)\r\n")?.isLast == isLast)
  }

  /// Heads that two readers could interpret differently, or that nobody can.
  @Test(arguments: [
    ("GET /\r\n\r\n", 400), ("\r\nGET / HTTP/1.1\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1 \r\n\r\n", 400), ("GE T / HTTP/1.1\r\n\r\n", 400), ("G\u{E9}T / HTTP/1.1\r\n\r\n", 400),
    ("GET http://evil.example/ HTTP/1.1\r\n\r\n", 400), ("GET * HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / HTTP/1.2\r\n\r\n", 505), ("GET / http/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nX: a\u{0}b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nX: a\u{7F}\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nX: a\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\nnothing\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: b\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: \r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: \u{661}\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: identity\r\nContent-Length: 1\r\n\r\n", 400),
  ])
  func givenAnAmbiguousHead_thenItIsRefused(text: String, status: Int) {
    do {
      Issue.record("It was read: \(String(describing: try read(text)))")
    } catch {
      #expect((error as? HTTPProblem)?.status.rawValue == status, "\(error)")
    }
  }

  @Test func givenAHeadThatIsTooLong_thenItIsRefusedBeforeItsEnd() throws {
    let limit = HTTPHeadReader.largest
    let start = "GET / HTTP/1.1\r\nX: "
    let longest = start + String(repeating: "a", count: limit - start.utf8.count - 4) + "\r\n\r\n"
    #expect(try read(longest) != nil)
    #expect(throws: HTTPProblem.self) { try read("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: limit)) }
    #expect(throws: HTTPProblem.self) { try read("a" + longest) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func givenRequestsInAnyPieces_thenTheyAreReadAsInOne(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let heads = (0..<5).map { "GET /\($0) HTTP/1.1\r\nX: \(String(repeating: "a", count: $0))\r\n\r\n" }
    var (reader, input, paths) = (HTTPHeadReader(), [UInt8](), [[String]]())
    // Piece by piece, each of random length.
    for byte in heads.joined().utf8 {
      input.append(byte)
      if Int.random(in: 0..<4, using: &numbers) > 0 { continue }
      while let request = try reader.take(from: &input) { paths.append(request.path) }
    }
    while let request = try reader.take(from: &input) { paths.append(request.path) }
    #expect(paths == (0..<5).map { ["\($0)"] } && input.isEmpty)
  }
}
