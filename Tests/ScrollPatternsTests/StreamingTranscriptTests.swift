import ScrollPatterns
import SimulatorTesting
import SwiftUI
import Testing

/// CH1 to CH4, CH6 and CH7, on every phone of the requirements.
@MainActor @Suite("A transcript that holds still", .simulator(.iPhoneSE))
struct StreamingTranscriptTests {
  @Test(
    "CH1, CH2, CH3: given a conversation, when an answer streams, then its question is at the bar in every frame, after two requests",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro, .iPhone15ProMax], rightToLeft: [false, true],
      orientations: [.portrait, .landscape]),
    arguments: [0, 1, 30])
  func streams(history: Int) async throws {
    // Given
    let page = try await ChatScreen(Chat(answers: history))
    let mark = page.screen.mark()
    let before = page.chat.targets.count
    // When
    let answer = Task { try await page.chat.answer("new", tokens: 400, every: .milliseconds(5)) }
    try await page.screen.frames(24)
    let tops = try await page.topsWhileAnswering(of: "new")
    try await answer.value
    // Then
    try #require(tops.count > 100)
    #expect(Set(tops) == [page.bar])
    #expect(page.chat.targets.dropFirst(before).map(\.reason) == [.newQuestion, .streamComplete])
    #expect(mark.scrollRequests == 2)
  }

  @Test("CH1: given a question, then it eases up in 0.3 seconds", .simulator(.iPhone15Pro))
  func eases() async throws {
    let page = try await ChatScreen(Chat(answers: 3, words: 120))
    page.chat.ask("new")
    try await page.screen.frames(2)
    let early = try page.top("new")
    try await page.screen.frames(12)
    let late = try page.top("new")
    try await page.screen.frames(6)
    #expect(early > late && late > page.bar)
    #expect(try page.top("new") == page.bar)
  }

  @Test("CH1: given reduced motion, then a question is at the bar at once", .simulatorMatrix(reducedMotion: [true]))
  func reducedMotion() async throws {
    let page = try await ChatScreen(Chat(answers: 5))
    page.chat.ask("new")
    try await page.screen.frames(2)
    #expect(try page.top("new") == page.bar)
  }

  @Test("CH5, CH6: given 1,500 tokens at 200 a second, then at most 32 updates, and no body outside the text runs")
  func isolation() async throws {
    // Given
    let page = try await ChatScreen(Chat(answers: 30))
    let answer = Task { try await page.chat.answer("new", tokens: 1_500, every: .milliseconds(5)) }
    try await page.screen.frames(24)
    let mark = page.screen.mark()
    // When it streams
    while page.chat.updates < 25 { try await page.screen.frames(1) }
    // Then
    #expect(mark.bodiesByType.keys.allSatisfy { $0.hasSuffix("AnswerText") }, "\(mark.bodiesByType)")
    #expect(mark.bodies(of: AnswerText.self) >= 20)
    #expect(mark.scrollRequests == 0)
    #expect(mark.rowsBuilt == 0)
    try await page.screen.settle()
    try await answer.value
    #expect((28...32).contains(page.chat.updates), "\(page.chat.updates)")
  }

  @Test("CH7: given 1,000 answers, then those near the viewport are built")
  func laziness() async throws {
    let page = try await ChatScreen(Chat(answers: 1_000))
    #expect(try page.top("old-999") == page.bar)
    #expect(page.screen.counters.liveRows < 12)
    let evaluated = page.screen.counters.bodiesByType.filter {
      $0.key.hasSuffix("ChatRow") || $0.key.contains("TranscriptRow")
    }
    #expect(!evaluated.isEmpty && evaluated.values.allSatisfy { $0 < 40 }, "\(evaluated)")
  }

  @Test("given a conversation that was there before, then it begins with its newest question, without animation")
  func opening() async throws {
    let page = try await ChatScreen(Chat(answers: 30))
    #expect(page.chat.targets.map(\.reason) == [.conversationOpened])
    #expect(try page.top("old-29") == page.bar)
  }

  @Test(
    "CH1, CH2: given a large title, then a question is at the bar's edge, which is where it is without the title if there was something above",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro, .iPhone15ProMax], orientations: [.portrait, .landscape]))
  func largeTitle() async throws {
    for history in [0, 1, 30] {
      let page = try await ChatScreen(Chat(answers: history), hasLargeTitle: true)
      let answer = Task { try await page.chat.answer("new", tokens: 100, every: .milliseconds(5)) }
      try await page.screen.frames(24)
      let tops = try await page.topsWhileAnswering(of: "new")
      try await answer.value
      #expect(Set(tops) == [page.bar])
      // A large title, a small one, and one in landscape.
      #expect((history == 0 ? [96, 32] : [44, 32]).contains(page.barHeight))
    }
  }
}
