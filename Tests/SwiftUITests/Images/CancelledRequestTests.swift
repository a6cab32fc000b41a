import Foundation
import SimulatorTesting
import SwiftUI
import Synchronization
import TestSupport

/// Requests of `URLSession.shared` that are cancelled at any time.
@Suite(.realTime) @MainActor struct CancelledRequestTests {
  @Test func theCacheAnswersWithinTheCall() async throws {
    _ = await Screen { Text("app") }
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let task = URLSession.shared.dataTask(with: url)
    let answers = Mutex(0)
    URLCache.shared.getCachedResponse(for: task) { _ in answers.withLock { $0 += 1 } }
    #expect(answers.withLock { $0 } == 1)
    #expect(URLSession.shared.configuration.urlCache === URLCache.shared)
    task.cancel()
  }

  @Test func whatIsKeptIsStillFound() throws {
    let cache = URLCache.shared
    let url = try #require(URL(string: "http://127.0.0.1:1/kept"))
    let response = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    cache.storeCachedResponse(CachedURLResponse(response: response, data: Data("kept".utf8)), for: URLRequest(url: url))
    #expect(cache.cachedResponse(for: URLRequest(url: url))?.data == Data("kept".utf8))
    cache.removeAllCachedResponses()
  }

  @Test func twoThousandRequestsDoNotEndTheProcess() async {
    await #expect(processExitsWith: .success) {
      _ = await Screen { Text("app") }
      let server = try LoopbackListener { client in
        while LoopbackListener.readPath(client) != nil {
          LoopbackListener.write(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8), to: client)
        }
      }
      let url = try server.url("/")
      for number in 0..<2000 {
        await withCheckedContinuation { done in
          let task = URLSession.shared.dataTask(with: url) { _, _, _ in done.resume() }
          task.resume()
          for _ in 0..<(number % 7) { sched_yield() }
          task.cancel()
        }
      }
    }
  }
}
