import Foundation
import Testing
import VirtualTime

/// `runBlocking` inside a job; XCTestTests has the calls from outside.
@Suite(.virtualTime) @MainActor struct BlockingTests {
  @TaskLocal private static var place = "outside"

  @Test func aSynchronousTestBlocksForAnAsyncOperation() throws {
    let trace = Trace()
    Task { trace.add("other job") }
    let now = try VirtualTime.runBlocking {
      trace.add("begins")
      try await VirtualTime.advance(by: .seconds(60))
      return VirtualTime.now
    }
    #expect(now == .seconds(60) && VirtualTime.now == .seconds(60))
    #expect(trace.text == "other job begins")
  }

  @Test func anAsyncTestGoesOnAfterABlockingCall() async throws {
    let trace = Trace()
    let child = Task {
      try await Task.sleep(for: .seconds(2))
      trace.add("child")
    }
    let place = try Self.$place.withValue("inside") {
      try VirtualTime.runBlocking {
        try await Task.sleep(for: .seconds(1))
        return Self.place
      }
    }
    #expect(place == "inside" && Self.place == "outside")
    try await child.value
    #expect(trace.text == "child" && VirtualTime.now == .seconds(2))
  }

  @Test func aBlockingCallInsideABlockingCall() throws {
    let numbers = try VirtualTime.runBlocking {
      let inner = try VirtualTime.runBlocking { await Task.detached { VirtualTime.now }.value }
      try await Task.sleep(for: .seconds(1))
      return [inner, VirtualTime.now]
    }
    #expect(numbers == [.zero, .seconds(1)])
  }

  @Test func anOperationThatWaitsForItsCallerIsGivenUp() throws {
    let (never, end) = AsyncStream<Int>.makeStream()
    #expect(throws: VirtualTimeError.standstill) {
      try VirtualTime.runBlocking(limit: .milliseconds(300)) { for await _ in never {} }
    }
    end.finish()
    #expect("\(VirtualTimeError.standstill)".contains("no job, timer or external work"))
  }

  @Test(.realTime) func inRealTimeAJobCannotBlock() {
    #expect(throws: VirtualTimeError.insideJob) { try VirtualTime.runBlocking {} }
  }
}
