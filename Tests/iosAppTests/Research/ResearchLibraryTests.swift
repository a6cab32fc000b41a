import SimulatorTesting
import SwiftUI
import Testing

@testable import iosApp

/// The Ask tab in the app: searching, opening and deleting past conversations.
@MainActor @Suite("Past conversations", .serialized, .simulator(.iPhone15Pro))
struct ResearchLibraryTests {
  private func app(_ answers: [SearchAnswer]) async throws -> (AppFixture, FakeAnswerArchive) {
    let archive = FakeAnswerArchive(answers)
    ServiceContainer.shared.researchService = FakeResearchService()
    ServiceContainer.shared.answerArchive = archive
    return (try await AppFixture(opening: .ask), archive)
  }

  @Test("given conversations, when one is found and opened, then it begins with its newest question")
  func openOne() async throws {
    let (app, _) = try await app(
      FakeAnswerArchive.conversation("first", answers: 3) + FakeAnswerArchive.conversation("second", answers: 30))
    #expect(try app.screen.find("tabs.ask").isSelected)
    try await app.tap("ask.library")
    #expect(app.screen.findAll(.identifier(startsWith: "library.conversation.")).count == 2)
    try await app.screen.type("of first", into: "library.search")
    try await app.screen.settle()
    #expect(app.screen.findAll(.identifier(startsWith: "library.conversation.")).count == 1)
    try await app.tap("library.conversation.first")
    #expect(app.screen.isVisible("answerCard-first-2"))
    // When
    try await app.tap("ask.new")
    #expect(app.screen.exists("research.greeting"))
  }

  @Test("given a conversation, when it is deleted, then it asks first, and it is gone from the archive")
  func deleteOne() async throws {
    let (app, archive) = try await app(FakeAnswerArchive.conversation("first", answers: 3))
    try await app.tap("ask.library")
    try await app.tap("library.delete.first")
    try await app.tap(.label(L10n.Research.Library.cancel))
    #expect(await archive.answers.count == 3)
    try await app.tap("library.delete.first")
    try await app.tap(.label(L10n.Research.Library.delete).and(.role(.button)))
    #expect(await archive.answers.isEmpty)
    #expect(app.screen.exists("library.empty"))
  }

  @Test("given an archive that cannot be read, then the page says so, and asks again on a tap")
  func failure() async throws {
    let (app, archive) = try await app(FakeAnswerArchive.conversation("first", answers: 3))
    await archive.fail(with: .unreadable)
    try await app.tap("ask.library")
    #expect(app.screen.exists("library.error"))
    await archive.fail(with: nil)
    try await app.tap("library.retryButton")
    #expect(app.screen.exists("library.conversation.first"))
  }
}
