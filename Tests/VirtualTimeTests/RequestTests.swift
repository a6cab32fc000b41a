import Foundation
import FoundationNetworking
import Testing
import VirtualTime

/// Requests to a real server and file access hold the clock.
@Suite(.virtualTime) @MainActor struct RequestTests {
  private let session = URLSession(configuration: .ephemeral)
  private let server: SlowServer

  init() throws { server = try SlowServer() }

  @Test func settlingWaitsForRequestsAndWhatTheyLeadTo() async throws {
    // Given two requests in a row, racing a time-out of a minute
    let trace = Trace()
    let urls = [try server.url("/after/300"), try server.url("/after/50")]
    let load = Task { [session] in
      for url in urls { trace.add(String(decoding: try await session.data(from: url).0, as: UTF8.self)) }
    }
    Task {
      try await Task.sleep(for: .seconds(60))
      load.cancel()
      trace.add("timed out")
    }
    // When the test settles
    try await VirtualTime.settle()
    // Then the answers are there and no time has passed
    #expect(trace.text == "300 50")
    #expect(VirtualTime.now == .zero)
    try await VirtualTime.advance(by: .seconds(60))
    #expect(trace.text == "300 50 timed out")
  }

  @Test func aClockThatJumpsByItselfWaitsForARequest() async throws {
    let url = try server.url("/after/100")
    let load = Task { [session] in
      _ = try await session.data(from: url)
      return VirtualTime.now
    }
    try await Task.sleep(for: .seconds(60))
    #expect(try await load.value == .zero)
  }

  @Test func aCompletionHandlerIsWaitedFor() async throws {
    let trace = Trace()
    session.dataTask(with: try server.url("/after/50")) { _, _, _ in
      DispatchQueue.main.async { trace.add("answered@\(VirtualTime.now)") }
    }.resume()
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "answered@0.0 seconds")
  }

  @Test func aRequestThatFailsSaysWhatAnIPhoneSays() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let load = Task { [session] in _ = try await session.data(from: url) }
    try await VirtualTime.settle()
    let error = await #expect(throws: URLError.self) { try await load.value }
    #expect(error?.localizedDescription == "Could not connect to the server.")
  }

  @Test func aRequestThatDoesNotEndIsNamed() async throws {
    var request = URLRequest(url: try server.url("/never?page=2"))
    request.httpMethod = "PUT"
    let task = session.dataTask(with: request)
    task.resume()
    let name = "PUT \(try server.url("/never?page=2"))"
    await #expect(throws: VirtualTimeError.held(by: [name])) {
      try await VirtualTime.settle(limit: .milliseconds(200))
    }
    task.cancel()
    try await VirtualTime.settle()
    #expect(VirtualTime.externalWork.isEmpty)
  }

  @Test func aRequestsOwnTimeOutCountsRealTime() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 1
    let session = URLSession(configuration: configuration)
    let url = try server.url("/never")
    let start = await realTime()
    let error = await #expect(throws: URLError.self) { _ = try await session.data(from: url) }
    #expect(error?.code == .timedOut)
    #expect(await realTime() - start >= 0.9)
    #expect(VirtualTime.now == .zero)
  }

  @Test func aRefusedConnectionFailsAtOnce() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let load = Task { [session] in try await session.data(from: url) }
    try await VirtualTime.settle()
    #expect(VirtualTime.externalWork.isEmpty && VirtualTime.pendingJobs == 0)
    await #expect(throws: URLError.self) { try await load.value }
  }

  @Test func anOpenEventStreamLetsTimePass() async throws {
    // Given a stream whose head has arrived
    let reader = StreamReader()
    let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
    let task = session.dataTask(with: try server.url("/events"))
    task.resume()
    try await VirtualTime.settle()
    #expect(reader.trace.text == "head")
    // When a minute passes, then the clock is free to move
    try await VirtualTime.advance(by: .seconds(60))
    #expect(VirtualTime.now == .seconds(60))
    // When the server sends something, then it arrives
    for event in ["one", "two"] {
      server.send(event)
      #expect(await reader.next() == "data: \(event)")
    }
    server.send(nil)
    #expect(await reader.next() == "end")
    session.invalidateAndCancel()
  }

  @Test func aRequestOfRealTimeDoesNotHoldALaterClock() async throws {
    // In a process of its own, which is in real time
    await #expect(processExitsWith: .success) {
      let server = try SlowServer()
      let url = try server.url("/never")
      let task = URLSession.shared.dataTask(with: url)
      task.resume()
      try await Task.sleep(for: .milliseconds(100))
      try await VirtualTime.run {
        #expect(VirtualTime.externalWork.isEmpty)
        try await VirtualTime.advance(by: .seconds(60))
        let second = URLSession.shared.dataTask(with: url)
        second.resume()
        await VirtualTime.drain()
      }
      try await VirtualTime.run { try await VirtualTime.settle(limit: .milliseconds(100)) }
    }
  }

  @Test func readingAFileOnAPrivateQueueHoldsTheClock() async throws {
    let trace = Trace()
    let queue = DispatchQueue(label: "files", attributes: .concurrent)
    Task {
      let size = await withCheckedContinuation { done in
        queue.async {
          usleep(50_000)
          done.resume(returning: (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/status")))?.count ?? 0)
        }
      }
      trace.add("\(size > 0)@\(VirtualTime.now)")
    }
    try await VirtualTime.advance(by: .seconds(1))
    #expect(trace.text == "true@0.0 seconds")
  }
}

/// Reports the calls that a task's delegate receives.
private final class StreamReader: NSObject, URLSessionDataDelegate {
  let trace = Trace()
  private let (events, arrived) = AsyncStream<String>.makeStream()

  @MainActor func next() async -> String? {
    for await event in events { return event }
    return nil
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    trace.add("head")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    arrived.yield(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    arrived.yield("end")
  }
}
