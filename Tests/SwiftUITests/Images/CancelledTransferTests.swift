import Foundation
import SimulatorTesting
import SwiftUI
import Synchronization
import TestSupport

/// Asynchronous requests that are cancelled at any time.
@Suite(.realTime) struct CancelledTransferTests {
  /// FoundationNetworking's own `data(from:delegate:)` blocks here within two hundred of them.
  @Test func `Given Swift tasks that are cancelled as their requests end, then each of them ends`() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackListener { client in
        while LoopbackListener.readPath(client) != nil {
          LoopbackListener.write(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8), to: client)
        }
      }
      let url = try server.url("/")
      let configuration = URLSessionConfiguration.default
      configuration.urlCache = nil
      let session = URLSession(configuration: configuration)
      for number in 0..<500 {
        let request = Task { try await session.data(from: url).0 }
        for _ in 0..<(number % 40 * 20) { sched_yield() }
        request.cancel()
        switch await request.result {
        case .success(let body): #expect(body == Data("ok".utf8))
        case .failure(let error): #expect((error as? URLError)?.code == .cancelled)
        }
      }
    }
  }

  @Test func `Given a download, then its file is there until the caller removes it`() async throws {
    let server = try LoopbackListener { client in
      guard LoopbackListener.readPath(client) != nil else { return }
      LoopbackListener.write(Data("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfile".utf8), to: client)
    }
    let (file, response) = try await URLSession.shared.download(from: server.url("/"))
    defer { try? FileManager.default.removeItem(at: file) }
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try Data(contentsOf: file) == Data("file".utf8))
  }

  @Test func `Given a Swift task that is already cancelled, then its request is too`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await URLSession.shared.data(from: url)
    }
    await #expect(throws: URLError.self) { try await request.value }
  }
}
