import Combine
import Foundation

/// Past conversations.
@MainActor
class ResearchLibraryViewModel: ObservableObject {
  @Published private(set) var conversations: [ResearchConversation] = []
  @Published private(set) var hasMore = false
  @Published private(set) var hasLoaded = false
  @Published private(set) var errorMessage: String?
  @Published var searchText = ""
  /// Counts the reasons to load the list again.
  @Published private(set) var attempt = 0

  private static let pageSize = 30
  private let archive: AnswerArchiveProtocol
  private let onConversationSelected: @MainActor (ResearchConversation) -> Void

  init(archive: AnswerArchiveProtocol, onConversationSelected: @escaping @MainActor (ResearchConversation) -> Void) {
    self.archive = archive
    self.onConversationSelected = onConversationSelected
  }

  /// Loads the first page (called from View .task). While the user types, only the final text is searched for.
  func loadData() async {
    if hasLoaded, (try? await Task.sleep(for: .milliseconds(300))) == nil { return }
    await load(after: nil)
  }

  func loadMore() async { if hasMore, let last = conversations.last { await load(after: last) } }

  func retry() { attempt += 1 }

  func select(_ conversation: ResearchConversation) { onConversationSelected(conversation) }

  func delete(_ conversation: ResearchConversation) async {
    do {
      try await archive.deleteConversation(id: conversation.id)
      conversations.removeAll { $0.id == conversation.id }
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  private func load(after last: ResearchConversation?) async {
    do {
      let page = try await archive.conversations(matching: searchText, limit: Self.pageSize, after: last)
      guard !Task.isCancelled else { return }
      conversations = last == nil ? page : conversations + page
      hasMore = page.count == Self.pageSize
      errorMessage = nil
      hasLoaded = true
    } catch {
      guard !Task.isCancelled else { return }
      errorMessage = error.localizedDescription
      hasLoaded = true
    }
  }
}
