import SimulatorTesting
import SwiftUI
import Testing

@testable import iosApp

/// The document's tests by name: `ScrollTargetTests`, the integration test and snapshots; and its four edge cases.
@MainActor @Suite("ScrollTargetTests", .simulator(.iPhone15Pro))
struct ScrollTargetTests {
  @Test func testScrollTargetChangesOnNewQuestion() async throws {
    // Given
    let page = try await ResearchPage()
    // When
    let search = Task { await page.viewModel.search(query: "Test question") }
    try await page.screen.frames(3)
    // Then
    #expect(page.targets == [.init(answerId: page.newest?.id ?? "", reason: .newQuestion)])
    // When
    try await page.screen.settle()
    await search.value
    // Then
    #expect(page.targets.map(\.reason) == [.newQuestion, .streamComplete])
  }

  @Test(
    "X2: given a question that is typed and sent by return, then its card is below the bar, at most 16 points",
    .simulatorMatrix(devices: [.iPhoneSE, .iPhoneSE3, .iPhone15Pro, .iPhone15ProMax]))
  func testNewQuestionAppearsAtTop() async throws {
    let page = try await ResearchPage(
      archive: FakeAnswerArchive(FakeAnswerArchive.conversation("old", answers: 5)))
    await page.viewModel.open(
      ResearchConversation(id: "old", title: "", updatedAt: Date(), answerCount: 5))
    try await page.screen.settle()
    // When
    try await page.screen.type("What is diabetes?\n", into: "searchQuery")
    try await page.screen.frames(30)
    // Then
    let frame = try page.screen.find(page.card(page.newest)).frame
    #expect(frame.minY >= page.bar - 0.001 && frame.minY <= page.bar + 16)
    #expect(page.service.queries == ["What is diabetes?"])
    // And the document's own numbers hold where the bar ends above 100
    if page.bar < 84 { #expect(frame.minY < 100 && frame.minY > 40) }
    try await page.screen.settle()
  }

  @Test(
    "CH1 to CH4, CH14: given the screen, when an answer with stages and sources streams, then its card stays in every frame",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro, .iPhone15ProMax], orientations: [.portrait, .landscape]))
  func drift() async throws {
    let page = try await ResearchPage(
      archive: FakeAnswerArchive(FakeAnswerArchive.conversation("old", answers: 8)))
    await page.viewModel.open(
      ResearchConversation(id: "old", title: "", updatedAt: Date(), answerCount: 8))
    try await page.screen.settle()
    let mark = page.screen.mark()
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(24)
    var tops: Set<CGFloat> = []
    for _ in 0..<180 {
      try await page.screen.frames(1)
      tops.insert(try page.top(page.newest))
    }
    await search.value
    #expect(tops == [0])
    #expect(page.newest?.state == .complete)
    #expect(mark.scrollRequests == 2)
  }

  @Test(
    "CH5, CH6: given 1,500 tokens at 200 a second, then at most 32 updates, and nothing outside the streaming row runs")
  func isolation() async throws {
    let service = FakeResearchService()
    service.script.tokens = FakeResearchService.words(1_500)
    service.script.tokenInterval = .milliseconds(5)
    let page = try await ResearchPage(
      service, archive: FakeAnswerArchive(FakeAnswerArchive.conversation("old", answers: 20)))
    await page.viewModel.open(
      ResearchConversation(id: "old", title: "", updatedAt: Date(), answerCount: 20))
    try await page.screen.settle()
    let all = page.screen.mark()
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(90)
    let mark = page.screen.mark()
    while page.viewModel.stream(for: try #require(page.newest)).text.content.count < 6_000 {
      try await page.screen.frames(1)
    }
    // Then the text's views ran, and neither the page, nor the transcript, nor its rows
    let inside = ["StreamingContentView", "Markdown"]
    #expect(mark.bodiesByType.keys.allSatisfy { name in inside.contains { name.contains($0) } }, "\(mark.bodiesByType)")
    #expect(mark.bodies(of: StreamingContentView.self) > 10)
    // And the finished blocks did not run again
    #expect(mark.bodies(of: MarkdownBlockView.self) < mark.bodies(of: StreamingContentView.self) * 5)
    try await page.screen.settle()
    await search.value
    #expect(all.bodies(of: StreamingContentView.self) <= 32 + 2, "updates, and one each for arrival and completion")
    #expect(page.newest?.content == FakeResearchService.words(1_500).joined())
  }

  @Test("CH10: given three questions in five seconds, then all are answered, and the last one is at the top")
  func rapidQuestions() async throws {
    let page = try await ResearchPage()
    var searches: [Task<Void, Never>] = []
    for number in 0..<3 {
      searches.append(Task { await page.viewModel.search(query: "Question \(number)?") })
      try await page.screen.advance(by: .seconds(1.5))
      #expect(try page.top(page.newest) == 0)
    }
    try await page.screen.settle()
    for search in searches { await search.value }
    #expect(try page.top(page.newest) == 0)
    #expect(page.viewModel.answers.allSatisfy { $0.state == .complete })
    #expect(page.viewModel.answers.map(\.query) == ["Question 2?", "Question 1?", "Question 0?"])
  }

  @Test("CH14: given the end of the entrance, then nothing moves and nothing is asked for")
  func entrance() async throws {
    let page = try await ResearchPage()
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.frames(24)
    let id = try #require(page.newest?.id)
    #expect(page.viewModel.shouldHoldStream[id] == true)
    #expect(page.viewModel.searchingSourcesForAnswer[id] == true)
    #expect(page.viewModel.currentStages[id] == .searching)
    let mark = page.screen.mark()
    try await page.screen.frames(12)
    #expect(page.viewModel.shouldHoldStream[id] == false)
    #expect(mark.scrollRequests == 0)
    #expect(try page.top(page.newest) == 0)
    try await page.screen.settle()
    await search.value
    #expect(page.viewModel.currentStages.isEmpty)
  }

  @Test(
    "CH12: given small and large phones, light and dark, then an answer looks as it did",
    .simulatorMatrix(devices: [.iPhoneSE, .iPhone15Pro], dark: [false, true]))
  func testScrollPositionSnapshot() async throws {
    let page = try await ResearchPage()
    let search = Task { await page.viewModel.search(query: "What is diabetes?") }
    try await page.screen.settle()
    await search.value
    let look = "\(page.screen.simulator.device.id)-\(page.screen.simulator.settings.isDark ? "dark" : "light")"
    #expect(try page.top(page.newest) == 0)
    try await page.screen.expectSnapshot(of: page.card(page.newest), named: "answer-\(look)", scale: 1)
  }
}
