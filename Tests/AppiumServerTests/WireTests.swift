import Foundation
import Simulator
import SwiftUI
import TestSupport
import Testing

@testable import AppiumServer

@MainActor
@Suite struct WireTests {
  /// Runs a test against a server of its own.
  private func serve(_ body: (URL) async throws -> Void) async throws {
    let server = AppiumServer(configuration: .init(token: nil)) { launch in
      Simulator(device: launch.device, settings: launch.settings) { SamplePage() }
    }
    let url = try await server.start()
    do {
      try await body(url)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func givenAServer_thenASessionWorksOverTheWire() async throws {
    try await serve { url in
      #expect(try await exchange(with: url, request("GET", "/status")).body.contains("\"ready\":true"))
      let body = Data(#"{"capabilities":{"alwaysMatch":{"platformName":"iOS"}}}"#.utf8)
      let answer = try await exchange(with: url, request("POST", "/wd/hub/session", body: body))
      #expect(answer.status == 200)
      let session = try #require(answer.body.firstMatch(of: /"sessionId":"([^"]+)"/)?.1)
      let source = try await exchange(with: url, request("GET", "/session/\(session)/source"))
      #expect(source.status == 200 && source.body.contains("XCUIElementTypeTextField"))
      #expect(try await exchange(with: url, request("DELETE", "/session/\(session)")).body == #"{"value":null}"#)
    }
  }

  @Test(arguments: ["evil.example", "evil.example:4723", "127.0.0.1.evil.example", "[::1]:1", ""])
  func givenAForeignHost_thenTheAnswerIs403(host: String) async throws {
    try await serve { url in
      let answer = try await exchange(with: url, request("GET", "/status", host: host))
      #expect(answer.status == 403 && answer.body.contains("127.0.0.1"))
    }
  }

  @Test func givenAWebPage_thenTheAnswerIs403() async throws {
    try await serve { url in
      let request = request("POST", "/session", headers: ["Origin: http://127.0.0.1:\(url.port ?? 0)"])
      let answer = try await exchange(with: url, request)
      #expect(answer.status == 403)
    }
  }

  @Test(arguments: ["Origin: http://evil.example", "Sec-Fetch-Site: cross-site"])
  func givenAWebPagesLongBody_thenNothingInItIsACommand(field: String) async throws {
    try await serve { url in
      let session = Data(#"{"capabilities":{"alwaysMatch":{"platformName":"iOS"}}}"#.utf8)
      var body = Data(count: 3 << 20)
      body += request("POST", "/session", body: session)
      // A client that sends everything before it reads, and requests the next answer too.
      let connection = try LoopbackConnection(port: UInt16(url.port ?? 0))
      let all = request("POST", "/session", headers: [field], body: body)
      #expect(await connection.send(all) == all.count)
      #expect(await connection.answer().status == 403)
      #expect(await connection.rest() == [])
      #expect(try await exchange(with: url, request("GET", "/sessions")).body == #"{"value":[]}"#)
    }
  }

  @Test func givenABodyThatIsTooLarge_thenItIsNotRead() async throws {
    try await serve { url in
      let head = "POST /session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
      let answer = try await exchange(with: url, Data(head.utf8))
      #expect(answer.status == 413)
    }
  }

  @Test(arguments: ["", "{", "[]", "5", "{\"capabilities\":[]}", "{\"capabilities\":{\"firstMatch\":[]}}"])
  func givenABodyThatMakesNoSense_thenTheAnswerIs400(body: String) async throws {
    try await serve { url in
      let answer = try await exchange(with: url, request("POST", "/session", body: Data(body.utf8)))
      #expect(answer.status == 400 && answer.body.contains("invalid argument"), "\(answer)")
    }
  }

  @Test func givenATakenPort_thenTheErrorSaysSo() async throws {
    try await serve { url in
      let port = UInt16(url.port ?? 0)
      let second = AppiumServer(configuration: .init(port: port)) { launch in Simulator { SamplePage() } }
      do {
        _ = try await second.start()
        Issue.record("It started.")
      } catch {
        #expect("\(error)".contains("Port \(port) is taken"))
      }
    }
  }
}
