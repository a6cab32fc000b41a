import Foundation
import Simulator
import SwiftUI
import Testing

@testable import AppiumServer

/// Bytes that no client should send, over a real socket, many connections at once. Whatever comes, the server goes on to answer, what is
/// a request of HTTP gets an answer of the standard, and neither phones nor connections are left over.
@MainActor
@Suite("Appium's wire under random use", .serialized)
struct WireFuzzTests {
  /// `WIRE_FUZZ="8"` or `"1-500"` asks for other seeds.
  nonisolated private static var seeds: ClosedRange<UInt64> {
    let asked = ProcessInfo.processInfo.environment["WIRE_FUZZ"]?.split(separator: "-").compactMap { UInt64($0) } ?? []
    guard let first = asked.first, let last = asked.last, first <= last else { return 1...3 }
    return first...last
  }

  private final class Phones {
    private struct Weak { weak var phone: Simulator? }
    private var all: [Weak] = []
    var alive: Int { all.count { $0.phone != nil } }
    func add(_ phone: Simulator) { all.append(Weak(phone: phone)) }
  }

  private static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  @Test("given a server, when anything comes over the wire, then it still answers and keeps nothing", arguments: seeds)
  func fuzz(seed: UInt64) async throws {
    let phones = Phones()
    let server = AppiumServer { launch in
      let phone = Simulator(device: launch.device, settings: launch.settings) { SamplePage() }
      phones.add(phone)
      return phone
    }
    let url = try await server.start()
    let port = UInt16(url.port ?? 0)
    var session = try await begin(port)
    let files = Self.openFiles
    var messages = WireMessages(seed: seed, session: session)
    for round in 0..<6 {
      let batch = (0..<12).map { _ in messages.message() }
      let answers = await withTaskGroup(of: (Int, Data?).self) { group in
        for (index, message) in batch.enumerated() {
          group.addTask { (index, await message.connection.exchange(port: port)) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for (index, message) in batch.enumerated() {
        let sent = String(decoding: message.connection.bytes.prefix(300), as: UTF8.self)
        let comment = "WIRE_FUZZ=\(seed), round \(round): \(sent.debugDescription)"
        check(answers[index] ?? nil, message.answer, Comment(rawValue: comment))
      }
      try #require(await status(port), "WIRE_FUZZ=\(seed): no answer after round \(round)")
      #expect(phones.alive <= 1, "WIRE_FUZZ=\(seed): phones are left over after round \(round)")
    }
    // Some message may have begun a session, which ends the one before.
    session = try await begin(port)
    let end = try #require(await ask(port, "DELETE /session/\(session) HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    #expect(end.status == 200)
    #expect(phones.alive == 0)
    #expect(Self.openFiles <= files + 2, "WIRE_FUZZ=\(seed): connections are left open")
    await server.stop()
  }

  private func check(_ data: Data?, _ expected: WireMessages.Answer, _ comment: Comment) {
    guard let data else {
      Issue.record("Neither an answer nor an end. \(comment)")
      return
    }
    guard expected != .any else { return }
    let answers = WireAnswer.all(in: data)
    #expect(answers.count == (expected == .error ? 1 : answers.count), comment)
    if case .standard(let count) = expected { #expect(answers.count == count, comment) }
    for answer in answers {
      let value = (try? JSONDecoder().decode(JSON.self, from: answer.body))?["value"]
      #expect(value != nil, comment)
      let code = value?["error"]?.text
      #expect((answer.status == 200) == (code == nil), comment)
      if expected == .error {
        let known = code.flatMap(WebDriverError.Code.init)
        #expect(known.map { Int(WebDriverError($0, "").status.code) } == answer.status, comment)
        #expect(value?["message"]?.text?.isEmpty == false, comment)
      }
    }
  }

  private func ask(_ port: UInt16, _ text: String) async -> WireAnswer? {
    let data = await RawConnection(bytes: Data(text.utf8), ending: .open).exchange(port: port)
    return data.flatMap { WireAnswer.all(in: $0).first }
  }

  private func status(_ port: UInt16) async -> Bool {
    await ask(port, "GET /status HTTP/1.1\r\nHost: localhost\r\n\r\n")?.status == 200
  }

  private func begin(_ port: UInt16) async throws -> String {
    let body = #"{"capabilities":{}}"#
    let head = "POST /session HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    let answer = try #require(await ask(port, head + body))
    let value = try JSONDecoder().decode(JSON.self, from: answer.body)["value"]
    return try #require(value?["sessionId"]?.text)
  }
}
