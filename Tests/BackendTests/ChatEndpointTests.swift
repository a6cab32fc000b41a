import Foundation
import Testing

@testable import Backend

@Suite("Answers of a chat endpoint")
struct ChatEndpointTests {
  private static func chunk(_ text: String) -> String {
    "data: {\"choices\":[{\"delta\":{\"content\":\"\(text)\"},\"finish_reason\":null}]}\n\n"
  }

  /// Asks a backend that gets its answers from this server.
  private func ask(
    _ server: SocketServer, key: String? = "secret", _ questions: [Question] = [Question()]
  ) async throws -> [StreamedAnswer] {
    let chat = ChatEndpoint(url: server.url.appendingPathComponent("v1"), key: key, model: "small")
    return try await RunningBackend.withLibrary(.init(chat: chat)) { backend in
      var told: [StreamedAnswer] = []
      for question in questions { told.append(try StreamedAnswer(try await backend.ask(question).1)) }
      return told
    }
  }

  @Test(
    "given an endpoint, when asked twice, then it gets passages and what was said before, and its pieces come through")
  func through() async throws {
    let requests = Notes<String>()
    let server = SocketServer { number, connection in
      requests.add(connection.readRequest())
      connection.writeStreamHead()
      // The role comes first, without content; the bytes arrive in pieces, as on a network.
      let text =
        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\n\n" + Self.chunk("Take ") + Self.chunk("süß\\n[1]")
      for byte in Array((text + "data: [DONE]\n\n").utf8) { connection.write([byte]) }
    }
    var second = Question(query: "And at night?")
    let first = Question()
    (second.conversation, second.client) = (first.conversation, first.client)
    let told = try await ask(server, [first, second])
    #expect(told.map(\.text) == ["Take süß\n[1]", "Take süß\n[1]"])
    #expect(told.allSatisfy { $0.isComplete && !$0.sources.isEmpty && $0.followUps.count == 3 })
    let asked = try requests.all.map { request in
      #expect(request.hasPrefix("POST /v1/chat/completions HTTP/1.1"))
      #expect(request.contains("Authorization: Bearer secret"))
      let body = Data(try #require(request.components(separatedBy: "\r\n\r\n").last).utf8)
      return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }
    #expect(asked.allSatisfy { $0["model"] as? String == "small" && $0["stream"] as? Bool == true })
    let messages = try asked.map { try #require($0["messages"] as? [[String: String]]) }
    #expect(
      messages.map { $0.map { $0["role"] } } == [
        ["system", "user"], ["system", "user", "assistant", "user"],
      ])
    #expect(messages[0][0]["content"]?.contains("[1] Low blood sugar") == true)
    #expect(messages[0][0]["content"]?.contains("15 g of fast sugar") == true)
    #expect(messages[1].map { $0["content"] }.suffix(3) == [first.query, "Take süß\n[1]", second.query])
  }

  @Test(
    "given an endpoint that fails, when asked, then the error says what to do, and never has the key",
    arguments: [
      ("HTTP/1.1 401 No\r\nConnection: close\r\n\r\n", "refused the backend's key (401)"),
      (
        "HTTP/1.1 404 No\r\nConnection: close\r\n\r\n{\"error\":{\"message\":\"no model small\"}}",
        "It said: no model small"
      ),
      ("HTTP/1.1 429 No\r\nConnection: close\r\n\r\n", "overloaded (429). Ask again in a minute."),
      ("HTTP/1.1 500 No\r\nConnection: close\r\n\r\nOops", "failed (500). Ask again later."),
      (
        "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\ndata: {\"error\":{\"message\":\"overloaded\"}}\n\n",
        "failed: overloaded"
      ),
      ("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\ndata: hello\n\n", "unreadable"),
      ("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(chunk("Half"))", "ended in the middle"),
    ])
  func failures(_ response: String, _ part: String) async throws {
    let server = SocketServer { _, connection in
      _ = connection.readRequest()
      connection.write(response)
    }
    let told = try #require(try await ask(server).first)
    let error = try #require(told.error, "\(told)")
    #expect(error.contains(part), "\(error)")
    #expect(!error.contains("secret"))
    #expect(told.text == (response.contains("Half") ? "Half" : ""))
  }

  @Test("given no endpoint at the address, when asked, then the answer fails, is stored so, and can be asked again")
  func unreachable() async throws {
    let url = URL(string: "http://127.0.0.1:1/v1")!
    try await RunningBackend.withLibrary(.init(chat: ChatEndpoint(url: url, model: "m"))) { backend in
      let question = Question()
      for _ in 1...2 {
        let told = try StreamedAnswer(try await backend.ask(question).1)
        #expect(told.error?.contains("cannot be reached") == true)
        let stored = try await backend.stored(question)
        #expect(stored.state == .failed)
        #expect(stored.error == told.error)
      }
    }
  }

  @Test("given an endpoint that never ends, when it has said too much, then it is stopped")
  func endless() async throws {
    let server = SocketServer { _, connection in
      _ = connection.readRequest()
      connection.writeStreamHead()
      let piece = Self.chunk(String(repeating: "x", count: 5000))
      for _ in 0..<40 { connection.write(piece) }
    }
    let told = try #require(try await ask(server).first)
    #expect(told.error?.contains("did not finish") == true)
    #expect(told.text.utf8.count <= LiveAnswer.longestContent)
  }

  @Test("given an answer that nobody reads any more, when the grace is over, then the endpoint's connection is closed")
  func cancelled() async throws {
    let ended = Notes<Bool>()
    let server = SocketServer { _, connection in
      _ = connection.readRequest()
      connection.writeStreamHead()
      connection.write(Self.chunk("Slow"))
      ended.add(connection.read() == nil)
    }
    let chat = ChatEndpoint(url: server.url, model: "m")
    try await RunningBackend.withLibrary(.init(chat: chat, grace: .milliseconds(20))) { backend in
      let question = Question()
      _ = try await OpenStream.first(4, of: try backend.request(question))
      #expect(try await eventually { ended.all == [true] })
      #expect(try await eventually { try await backend.stored(question).state == .interrupted })
    }
  }
}
