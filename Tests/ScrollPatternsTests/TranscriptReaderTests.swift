import ScrollPatterns
import SimulatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import ScrollPatterns

/// CH4, CH8 and CH10: the reader decides, and changes around the transcript move nothing.
@MainActor @Suite("The reader of a transcript", .simulator(.iPhone15Pro))
struct TranscriptReaderTests {
  @Test(
    "CH4, X3: given a reader who scrolls while an answer streams, then they stay there, and only one scroll was asked for"
  )
  func scrolls() async throws {
    // Given
    let page = try await ChatScreen(Chat(answers: 10))
    let before = page.chat.targets.count
    let answer = Task { try await page.chat.answer("new", tokens: 600, every: .milliseconds(5)) }
    try await page.screen.frames(30)
    // When
    try await page.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    try await page.screen.frames(30)
    let tops = try await page.topsWhileAnswering(of: "new")
    try await answer.value
    // Then
    #expect(tops[0] > page.bar + 100)
    #expect(tops.allSatisfy { $0 == tops[0] }, "\(Set(tops))")
    #expect(page.chat.targets.dropFirst(before).map(\.reason) == [.newQuestion])
  }

  @Test("CH4: given a reader who drags at every tenth token, then the content is under the finger in every frame")
  func dragsAgainAndAgain() async throws {
    let page = try await ChatScreen(Chat(answers: 10))
    let screen = page.screen
    let answer = Task { try await page.chat.answer("new", tokens: 200, every: .milliseconds(100)) }
    try await screen.frames(30)
    for turn in 0..<20 {
      let down = turn % 2 == 0
      try await screen.touch.down(at: CGPoint(x: 200, y: 400))
      try await screen.touch.move(by: CGVector(dx: 0, dy: down ? 12 : -12), duration: .zero)
      let start = try page.top("new")
      for step in 1...20 {
        try await screen.touch.move(by: CGVector(dx: 0, dy: down ? 3 : -3), duration: .zero)
        #expect(try abs(page.top("new") - start - CGFloat(down ? step : -step) * 3) < 0.5)
      }
      try await screen.frames(6)
      let rest = try page.top("new")
      try await screen.touch.up()
      try await screen.frames(32)
      #expect(try abs(page.top("new") - rest) < 0.5, "turn \(turn)")
    }
    while page.chat.isAnswering { try await screen.frames(1) }
    try await answer.value
    #expect(page.chat.targets.last?.reason == .newQuestion)
  }

  @Test("CH4: given a finger that rests on the transcript while the answer completes, then nothing moves")
  func holds() async throws {
    let page = try await ChatScreen(Chat(answers: 10))
    let answer = Task { try await page.chat.answer("new", tokens: 60, every: .milliseconds(20)) }
    try await page.screen.frames(30)
    try await page.screen.touch.down(at: CGPoint(x: 200, y: 400))
    try await page.screen.touch.move(by: CGVector(dx: 0, dy: 80))
    let tops = try await page.topsWhileAnswering(of: "new")
    #expect(tops.allSatisfy { $0 == tops[0] })
    try await page.screen.touch.up()
    try await page.screen.settle()
    try await answer.value
    #expect(try page.top("new") > page.bar + 40)
  }

  @Test("given a wheel or a key, then the reader has scrolled")
  func wheelAndKey() async throws {
    for usesWheel in [true, false] {
      let page = try await ChatScreen(Chat(answers: 10))
      let answer = Task { try await page.chat.answer("new", tokens: 60, every: .milliseconds(20)) }
      try await page.screen.frames(30)
      if usesWheel { try await page.screen.wheel(-200) } else { try await page.screen.press(.pageUp) }
      _ = try await page.topsWhileAnswering(of: "new")
      try await answer.value
      #expect(page.chat.targets.last?.reason == .newQuestion, "wheel: \(usesWheel)")
    }
  }

  @Test("given a reader who is elsewhere, then a button leads back to the newest question, and is gone there")
  func backToLatest() async throws {
    let page = try await ChatScreen(Chat(answers: 30))
    let button: Query = "transcript.scrollToLatest"
    #expect(!page.screen.exists(button))
    try await page.screen.scroll(to: "old-20")
    #expect(page.screen.exists(button))
    let mark = page.screen.mark()
    try await page.screen.tap(button)
    try await page.screen.settle()
    #expect(try page.top("old-29") == page.bar)
    #expect(!page.screen.exists(button))
    #expect(mark.bodiesByType.keys.allSatisfy { !$0.contains("ChatPage") && !$0.contains("StreamingTranscript") })
  }

  @Test("CH10: given three questions in five seconds, then each is at the bar, and the last one stays there")
  func threeQuestions() async throws {
    let page = try await ChatScreen(Chat(answers: 4))
    var answers: [Task<Void, any Error>] = []
    for number in 0..<3 {
      answers.append(Task { try await page.chat.answer("q\(number)", tokens: 100, every: .milliseconds(30)) })
      try await page.screen.frames(30)
      #expect(try page.top("q\(number)") == page.bar)
      try await page.screen.frames(60)
      #expect(try page.top("q\(number)") == page.bar)
    }
    let tops = try await page.topsWhileAnswering(of: "q2")
    for answer in answers { try await answer.value }
    #expect(Set(tops) == [page.bar])
    #expect(page.chat.targets.suffix(4).map(\.reason) == [.newQuestion, .newQuestion, .newQuestion, .streamComplete])
  }

  @Test(
    "CH10: given rotations and the background at random moments, then the question stays at the bar", arguments: 1...6)
  func rotationAndBackground(seed: Int) async throws {
    let page = try await ChatScreen(Chat(answers: 6))
    let answer = Task { try await page.chat.answer("new", tokens: 400, every: .milliseconds(10)) }
    try await page.screen.frames(24)
    for interruption in Interruption.random(6, seed: seed) {
      try await page.screen.frames(interruption.frames)
      switch interruption.kind {
      case .rotation(let isLandscape): try await page.screen.rotate(to: isLandscape ? .landscape : .portrait)
      case .background(let time):
        try await page.screen.enterBackground(for: time)
        try await page.screen.frames(1)
      }
      #expect(try page.top("new") == page.bar)
    }
    let tops = try await page.topsWhileAnswering(of: "new")
    try await answer.value
    #expect(Set(tops) == [page.bar])
    #expect(page.chat.targets.suffix(2).map(\.reason) == [.newQuestion, .streamComplete])
  }

  @Test("CH8: given older answers, when the oldest comes near, then they are put in front and nothing moves")
  func older() async throws {
    let chat = Chat(answers: 20)
    chat.older = 45
    let page = try await ChatScreen(chat)
    #expect(chat.answers.count == 20)
    // When the reader scrolls up, a page at a time, to the very top
    for _ in 0..<40 where chat.older > 0 {
      try await page.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
      try await page.screen.frames(30)
    }
    try await page.screen.settle()
    #expect(chat.answers.count == 65)
    for _ in 0..<60 { try await page.screen.wheel(-400) }
    try await page.screen.settle()
    #expect(try page.top("older-0") == page.bar)
  }

  @Test("CH8: given a reader at the very top, when older answers come, then what they read stays where it is")
  func olderAtTheTop() async throws {
    let chat = Chat(answers: 8)
    let page = try await ChatScreen(chat)
    for _ in 0..<12 { try await page.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700)) }
    try await page.screen.settle()
    try #require(page.top("old-0") == page.bar)
    // When
    try await page.screen.expectStable("old-0", "old-1") {
      chat.older = 20
      try await page.screen.frames(60)
    }
    // Then
    #expect(chat.answers.count == 28)
  }

  @Test("given iOS 17, where a scroll view tells nothing, then a drag counts as scrolling")
  func dragOnOldSystems() async throws {
    let reader = TranscriptReader<String>()
    let screen = await Screen {
      ScrollView { Color.red.frame(height: 2_000) }.accessibilityIdentifier("page")
        .modifier(TranscriptDragModifier(reader: reader))
    }
    try await screen.tap("page")
    #expect(!reader.hasScrolled)
    try await screen.swipe(.up)
    try await screen.settle()
    #expect(reader.hasScrolled)
    #expect(try screen.scrollOffset(of: "page").y > 50)
  }
}
