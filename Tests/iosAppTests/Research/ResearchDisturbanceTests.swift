import SimulatorTesting
import SwiftUI
import TestSupport
import Testing

@testable import iosApp

/// CH1, CH2, CH4, CH5, CH10 and CH14 on the chat's own screen: interruptions while an answer streams.
@MainActor @Suite("The research chat, disturbed", .simulator(.iPhone15Pro))
struct ResearchDisturbanceTests {
  private func page(
    tokens: Int, every interval: Duration, hasLargeTitle: Bool = false, history: Int = 8
  ) async throws -> ResearchPage {
    let service = FakeResearchService()
    service.script.tokens = FakeResearchService.words(tokens)
    service.script.tokenInterval = interval
    let page = try await ResearchPage(
      service, archive: FakeAnswerArchive(FakeAnswerArchive.conversation("old", answers: history)),
      hasLargeTitle: hasLargeTitle)
    if history > 0 {
      await page.viewModel.open(
        ResearchConversation(id: "old", title: "", updatedAt: Date(), answerCount: history))
    }
    try await page.screen.settle()
    return page
  }

  @Test(
    "CH1, CH2: given a large title, when an answer streams, then its card is at the bar's edge in every frame",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro, .iPhone15ProMax], orientations: [.portrait, .landscape]),
    arguments: [0, 8])
  func largeTitle(history: Int) async throws {
    let page = try await page(tokens: 60, every: .milliseconds(20), hasLargeTitle: true, history: history)
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(24)
    var tops: Set<CGFloat> = []
    for _ in 0..<150 {
      try await page.screen.frames(1)
      tops.insert(try page.top(page.newest))
    }
    await search.value
    #expect(tops == [0])
    #expect(page.newest?.state == .complete)
  }

  @Test("X6: given 20 tokens a second, then each can be read a quarter of a second after it came")
  func latency() async throws {
    let page = try await page(tokens: 60, every: .milliseconds(50), history: 0)
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(45)
    let tokens = FakeResearchService.words(60)
    var sent: [Int] = []
    var longest = 0
    while page.viewModel.isSearching {
      try await page.screen.frames(1)
      sent.append(page.service.sent)
      let shown = page.viewModel.stream(for: try #require(page.newest)).text.content.count
      guard sent.count > 16 else { continue }
      // Fifteen frames are a quarter of a second; one more frame shows it.
      let due = tokens.prefix(sent[sent.count - 17]).joined().count
      #expect(shown >= due)
      longest = max(longest, shown)
    }
    await search.value
    #expect(longest == tokens.joined().count)
  }

  @Test("CH4: given a reader who drags at every tenth token, then the card is under the finger in every frame")
  func drags() async throws {
    let page = try await page(tokens: 120, every: .milliseconds(50))
    let screen = page.screen
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await screen.frames(60)
    for turn in 0..<10 {
      let direction: CGFloat = turn % 2 == 0 ? 1 : -1
      try await screen.touch.down(at: CGPoint(x: 200, y: 300))
      try await screen.touch.move(by: CGVector(dx: 0, dy: direction * 12), duration: .zero)
      let start = try page.top(page.newest)
      for step in 1...10 {
        try await screen.touch.move(by: CGVector(dx: 0, dy: direction * 3), duration: .zero)
        #expect(try abs(page.top(page.newest) - start - direction * CGFloat(step) * 3) < 0.5)
      }
      try await screen.frames(6)
      let rest = try page.top(page.newest)
      try await screen.touch.up()
      try await screen.frames(13)
      #expect(try abs(page.top(page.newest) - rest) < 0.5, "turn \(turn)")
    }
    try await screen.settle()
    await search.value
    #expect(page.targets.map(\.reason).suffix(1) == [.newQuestion])
    #expect(page.newest?.content == FakeResearchService.words(120).joined())
  }

  @Test(
    "CH10: given rotations and the background at random moments, then the card stays at the bar and the text is whole",
    arguments: 1...4)
  func rotationAndBackground(seed: Int) async throws {
    let page = try await page(tokens: 200, every: .milliseconds(20))
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(24)
    for interruption in Interruption.random(6, seed: seed) {
      try await page.screen.frames(interruption.frames)
      switch interruption.kind {
      case .rotation(let isLandscape): try await page.screen.rotate(to: isLandscape ? .landscape : .portrait)
      case .background(let time):
        try await page.screen.enterBackground(for: time)
        try await page.screen.frames(1)
      }
      #expect(try page.top(page.newest) == 0)
    }
    try await page.screen.settle()
    await search.value
    #expect(try page.top(page.newest) == 0)
    #expect(page.newest?.content == FakeResearchService.words(200).joined())
  }

  @Test("CH14: given an answer, when a finger rests on a paragraph, then it can be copied; while it streams, too")
  func selection() async throws {
    let page = try await page(tokens: 60, every: .milliseconds(20), history: 0)
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(80)
    for isComplete in [false, true] {
      if isComplete {
        try await page.screen.settle()
        await search.value
      }
      try await page.screen.find("answerCard.question").longPress()
      try await page.screen.frames(40)
      try await page.screen.tap(.label("Copy"))
      try await page.screen.frames(40)
      #expect(page.screen.pasteboard.string == "What is diabetes?")
      let paragraph = try #require(page.screen.findAll(.label(startsWith: "word0 ")).first)
      try await page.screen.longPress(at: CGPoint(x: paragraph.frame.minX + 30, y: paragraph.frame.minY + 10))
      try await page.screen.frames(40)
      try await page.screen.tap(.label("Copy"))
      try await page.screen.frames(40)
      #expect(page.screen.pasteboard.string?.hasPrefix("word0 word1 ") == true)
      #expect(try page.top(page.newest) == 0)
    }
  }
}
