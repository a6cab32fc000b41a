import Foundation
import ScrollPatterns
import SimulatorTesting
import Testing
import VirtualTime

/// CH5 and X6, in virtual time.
@MainActor @Suite("Token buffer", .virtualTime)
struct TokenBufferTests {
  /// The tokens that have arrived, with their times.
  @MainActor final class Log {
    var batches: [(text: String, time: Duration)] = []
    var text: String { batches.map(\.text).joined() }
    func note(_ batch: String) { batches.append((batch, VirtualTime.now)) }
  }

  private func send(_ count: Int, every interval: Duration, to buffer: TokenBuffer, _ log: Log) async throws {
    for number in 0..<count {
      await buffer.appendToken("\(number) ", for: "a") { await log.note($0) }
      try await Task.sleep(for: interval)
    }
  }

  private func text(_ range: Range<Int>) -> String { range.map { "\($0) " }.joined() }

  @Test(
    "CH5: given 1,500 tokens at 200 a second, then about 30 batches, a quarter of a second apart, and all of the text")
  func fast() async throws {
    // Given
    let (buffer, log) = (TokenBuffer(), Log())
    // When
    try await send(1_500, every: .milliseconds(5), to: buffer, log)
    await buffer.finish("a")
    // Then
    #expect((28...32).contains(log.batches.count), "\(log.batches.count)")
    #expect(log.text == text(0..<1_500))
    let gaps = zip(log.batches, log.batches.dropFirst()).map { $1.time - $0.time }
    #expect(gaps.dropLast().allSatisfy { $0 >= .milliseconds(250) }, "\(gaps)")
  }

  @Test("X6: given 20 tokens a second, then none waits longer than a quarter of a second")
  func slow() async throws {
    let (buffer, log) = (TokenBuffer(), Log())
    try await send(100, every: .milliseconds(50), to: buffer, log)
    await buffer.finish("a")
    for batch in log.batches {
      let first = try #require(Int(batch.text.prefix { $0 != " " }))
      let wait = batch.time - .milliseconds(50) * first
      #expect(wait <= .milliseconds(250), "token \(first) waited \(wait)")
    }
    #expect(log.text == text(0..<100))
  }

  @Test("given tokens that come after a rest, then each is there at once")
  func single() async throws {
    let (buffer, log) = (TokenBuffer(), Log())
    for number in 0..<3 {
      await buffer.appendToken("\(number)", for: "a") { await log.note($0) }
      try await VirtualTime.advance(by: .seconds(2))
    }
    #expect(log.batches.map(\.time) == [.zero, .seconds(2), .seconds(4)])
  }

  @Test("given an answer that ends between two batches, then its last token is there at once")
  func end() async throws {
    let (buffer, log) = (TokenBuffer(), Log())
    try await send(3, every: .milliseconds(10), to: buffer, log)
    await buffer.finish("a")
    #expect(log.text == text(0..<3))
    #expect(VirtualTime.now == .milliseconds(30))
    // And ending it again does nothing
    await buffer.finish("a")
    #expect(log.batches.count == 2)
  }

  @Test("given a count, then so many tokens do not wait")
  func count() async throws {
    let (buffer, log) = (TokenBuffer(count: 30), Log())
    try await send(301, every: .milliseconds(5), to: buffer, log)
    await buffer.finish("a")
    #expect(log.batches.count == 11 || log.batches.count == 12, "\(log.batches.count)")
    #expect(log.text == text(0..<301))
  }

  @Test("given an answer that is cancelled, then nothing more comes of it, and its id can be used anew")
  func cancellation() async throws {
    let (buffer, log) = (TokenBuffer(), Log())
    try await send(5, every: .milliseconds(10), to: buffer, log)
    await buffer.cancel("a")
    try await VirtualTime.advance(by: .seconds(1))
    #expect(log.text == "0 ")
    await buffer.appendToken("new", for: "a") { await log.note($0) }
    await buffer.finish("a")
    #expect(log.text == "0 new")
  }

  @Test("given two answers at once, then their tokens do not mix")
  func twoAnswers() async throws {
    let buffer = TokenBuffer()
    let logs = (Log(), Log())
    for number in 0..<50 {
      await buffer.appendToken("\(number) ", for: "a") { await logs.0.note($0) }
      await buffer.appendToken("-\(number) ", for: "b") { await logs.1.note($0) }
      try await Task.sleep(for: .milliseconds(20))
    }
    await buffer.finish("a")
    await buffer.finish("b")
    #expect(logs.0.text == text(0..<50))
    #expect(logs.1.text == (0..<50).map { "-\($0) " }.joined())
  }

  @Test("given a screen that is slow, then the source waits, and nothing is lost")
  func backPressure() async throws {
    // Given a buffer for ten tokens and updates that take a second
    let (buffer, log) = (TokenBuffer(capacity: 10), Log())
    for number in 0..<100 {
      await buffer.appendToken("\(number) ", for: "a") {
        try? await Task.sleep(for: .seconds(1))
        await log.note($0)
      }
    }
    // Then 90 tokens were delivered in steps of ten
    #expect(VirtualTime.now >= .seconds(8))
    await buffer.finish("a")
    #expect(log.text == text(0..<100))
    #expect(log.batches.count <= 12)
  }
}
