import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@testable import iosApp

/// CH9, CH11 and CH14 on the screen: what a person sees and can do.
@MainActor @Suite("The research chat", .simulator(.iPhone15Pro))
struct ResearchScreenTests {
  private func answered(_ service: FakeResearchService? = nil) async throws -> ResearchPage {
    let page = try await ResearchPage(service)
    try await page.ask("What is diabetes?")
    try await page.screen.settle()
    return page
  }

  @Test("given no question yet, then a greeting and questions to begin with are there, and a tap asks one")
  func greeting() async throws {
    let page = try await ResearchPage()
    #expect(page.screen.exists("research.greeting"))
    try await page.screen.tap("research.suggestion.0")
    try await page.screen.settle()
    #expect(page.service.queries == [L10n.Research.suggestions[0]])
    #expect(!page.screen.exists("research.greeting"))
    #expect(try page.top(page.newest) == 0)
  }

  @Test("CH11: given a question, then its stages are shown, then its text, then what can be done with it")
  func stages() async throws {
    let page = try await ResearchPage()
    try await page.ask("What is diabetes?")
    try await page.screen.advance(by: .seconds(0.3))
    #expect(try page.screen.find("answerCard.stage").label.contains(L10n.Research.Stage.searching))
    #expect(!page.screen.exists("answerCard.copy"))
    try await page.screen.settle()
    #expect(!page.screen.exists("answerCard.stage"))
    #expect(page.screen.exists("answerCard.copy"))
    #expect(page.newest?.state == .complete)
    #expect(page.newest?.sources.count == 2)
  }

  @Test(
    "CH11: given an answer with sources, when a citation is tapped, then its source comes into view, and a tap shows it"
  )
  func sources() async throws {
    let service = FakeResearchService()
    service.script.tokens = ["It is a disease [2]."] + FakeResearchService.words(400)
    let page = try await answered(service)
    #expect(!page.screen.isVisible("answerCard.source.2"))
    // When
    let citation = try #require(page.screen.findAll(.label("[2]").and(.role(.link))).first)
    try await page.screen.tap(at: CGPoint(x: citation.frame.midX, y: citation.frame.midY))
    try await page.screen.settle()
    // Then
    #expect(page.screen.isVisible("answerCard.source.2"))
    try await page.screen.tap("answerCard.source.1")
    try await page.screen.settle()
    #expect(page.screen.visibleText.contains("Insulin lets cells take up sugar."))
    try await page.screen.tap("sourceDetail.link")
    #expect(page.screen.openedURLs == [URL(string: "https://example.com/diabetes")])
    try await page.screen.tap("sourceDetail.close")
    try await page.screen.settle()
    #expect(!page.screen.exists("sourceDetail.close"))
  }

  @Test("CH11: given an answer, then it can be rated, the rating taken back, and copied")
  func feedback() async throws {
    let page = try await answered()
    try await page.screen.scroll(to: "answerCard.copy")
    try await page.screen.tap("answerCard.helpful")
    try await page.screen.settle()
    #expect(try page.screen.find("answerCard.helpful").isSelected)
    try await page.screen.tap("answerCard.helpful")
    try await page.screen.settle()
    #expect(page.service.ratings == [.helpful, nil])
    try await page.screen.tap("answerCard.copy")
    #expect(page.screen.pasteboard.string == page.newest?.content)
    // When a rating cannot be sent
    page.service.feedbackError = ResearchServiceError.offline
    try await page.screen.tap("answerCard.notHelpful")
    try await page.screen.settle()
    #expect(page.newest?.rating == nil)
    #expect(page.screen.exists(.label(L10n.Research.noticeTitle)))
    try await page.screen.tap(.label(L10n.Research.noticeButton))
    try await page.screen.settle()
    #expect(page.viewModel.notice == nil)
  }

  @Test("CH11: given an answer, when a follow-up question is tapped, then it is asked, and is at the top")
  func followUps() async throws {
    let page = try await answered()
    try await page.screen.scroll(to: "answerCard.followUp.1")
    try await page.screen.tap("answerCard.followUp.1")
    try await page.screen.settle()
    #expect(page.service.queries.last == "What may I eat?")
    #expect(try page.top(page.newest) == 0)
  }

  @Test("CH11: given an answer under way, when it is stopped, then what came stays, and it can be asked again")
  func cancel() async throws {
    let page = try await ResearchPage()
    try await page.ask("What is diabetes?")
    try await page.screen.advance(by: .seconds(1.2))
    try await page.screen.tap("search.stop")
    try await page.screen.settle()
    let stopped = try #require(page.newest)
    #expect(stopped.state == .cancelled)
    #expect(!stopped.content.isEmpty && stopped.content.count < FakeResearchService.words(60).joined().count)
    #expect(page.service.abandoned == 1)
    #expect(try page.screen.find("answerCard.message").label == L10n.Research.stopped)
    #expect(try page.top(page.newest) == 0)
    // When
    try await page.screen.tap("answerCard.retry")
    try await page.screen.settle()
    // Then it is the same answer, complete
    #expect(page.newest?.state == .complete)
    #expect(page.newest?.content == FakeResearchService.words(60).joined())
    #expect(page.service.answerIds == [stopped.id, stopped.id])
    #expect(page.viewModel.answers.count == 1)
  }

  @Test("CH11: given an answer that fails, then why is said, and what came before is there")
  func failure() async throws {
    let service = FakeResearchService()
    service.script.error = ResearchServiceError.interrupted
    let page = try await answered(service)
    #expect(try page.screen.find("answerCard.message").label == ResearchServiceError.interrupted.localizedDescription)
    #expect(page.newest?.content == FakeResearchService.words(60).joined())
  }

  @Test("CH11: given an answer that begins anew, then it is there once")
  func restart() async throws {
    let service = FakeResearchService()
    service.script.restart = 40
    let page = try await answered(service)
    #expect(page.newest?.content == FakeResearchService.words(60).joined())
    #expect(page.newest?.sources.count == 2)
  }

  @Test("CH9: given 130 questions, then 100 are in memory, and older ones come back when the reader goes up")
  func limit() async throws {
    let archive = FakeAnswerArchive(FakeAnswerArchive.conversation("old", answers: 130))
    let page = try await ResearchPage(archive: archive)
    await page.viewModel.open(ResearchConversation(id: "old", title: "", updatedAt: Date(), answerCount: 130))
    try await page.screen.settle()
    #expect(page.viewModel.answers.count == 20)
    // When the reader goes back to the beginning
    for _ in 0..<6 { await page.viewModel.loadOlder() }
    try await page.screen.settle()
    // Then
    #expect(page.viewModel.answers.count == MedicalResearchViewModel.answerLimit)
    #expect(page.viewModel.answers.last?.id == "old-0")
    #expect(page.viewModel.streams.count <= MedicalResearchViewModel.answerLimit)
    #expect(page.viewModel.hasNewer)
    // When they go back to the end
    try await page.screen.tap("transcript.scrollToLatest")
    try await page.screen.settle()
    #expect(page.newest?.id == "old-129")
    #expect(try page.top(page.newest) == 0)
    #expect(!page.screen.exists("transcript.scrollToLatest"))
  }

  @Test("given a long question, then the bar grows with it, and one that is too long cannot be sent")
  func growingBar() async throws {
    let page = try await ResearchPage()
    let field = try page.screen.find("searchQuery").frame
    try await page.screen.type("word word word word word word word word word word word", into: "searchQuery")
    try await page.screen.frames(30)
    let grown = try page.screen.find("searchQuery").frame
    #expect(grown.height > field.height + 15)
    let keyboard = try #require(page.screen.keyboardFrame)
    #expect(grown.maxY <= keyboard.minY)
    try await page.screen.paste(String(repeating: "a", count: 2_001))
    try await page.screen.frames(3)
    #expect(page.screen.exists("search.tooLong"))
    #expect(try !page.screen.find("search.send").isEnabled)
  }

  @Test("given a new conversation while an answer streams, then the old one is kept whole in the archive")
  func newConversation() async throws {
    let page = try await ResearchPage()
    try await page.ask("What is diabetes?")
    try await page.screen.advance(by: .seconds(1))
    page.viewModel.startNewConversation()
    try await page.screen.settle()
    #expect(page.screen.exists("research.greeting"))
    let kept = await page.archive.answers
    #expect(kept.map(\.state) == [.complete])
    #expect(kept.first?.content == FakeResearchService.words(60).joined())
  }

  @Test(
    "given large text, the other direction and darkness, then an answer can be asked for, read and rated",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro], textSizes: [.large, .accessibility3], dark: [true],
      rightToLeft: [false, true]))
  func everywhere() async throws {
    let page = try await answered()
    #expect(try page.top(page.newest) == 0)
    try await page.screen.scroll(to: "answerCard.helpful")
    try await page.screen.tap("answerCard.helpful")
    try await page.screen.settle()
    #expect(page.service.ratings == [.helpful])
  }
}
