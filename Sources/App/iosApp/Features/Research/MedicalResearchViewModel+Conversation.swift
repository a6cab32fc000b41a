import Foundation

/// Conversations: begin one, open one, bring back what is not in memory.
extension MedicalResearchViewModel {
  /// Begins another conversation. Answers that are under way go on, and are kept in the old one.
  func startNewConversation() { show([], of: UUID().uuidString) }

  /// Shows the end of a conversation.
  func open(_ conversation: ResearchConversation) async { await showNewest(of: conversation.id) }

  /// Shows the end of this conversation again.
  func showLatest() async { await showNewest(of: conversationId) }

  private func showNewest(of id: String) async {
    do {
      show(try await archive.answers(conversationId: id, before: nil, limit: SearchAnswer.pageSize), of: id)
    } catch {
      notice = L10n.Research.notOpened(error.localizedDescription)
    }
  }

  private func show(_ new: [SearchAnswer], of id: String) {
    // What still streams is in the archive without its text.
    let known = Dictionary(uniqueKeysWithValues: answers.filter { $0.conversationId == id }.map { ($0.id, $0) })
    conversationId = id
    answers = new.map { known[$0.id] ?? $0 }
    hasOlder = new.count == SearchAnswer.pageSize
    hasNewer = false
    transcriptId = UUID()
    forgetStreams()
  }

  /// Puts a page of older answers behind those that are there; the newest ones go back to the archive if there are too many.
  func loadOlder() async {
    guard hasOlder, let oldest = answers.last else { return }
    do {
      let older = try await archive.answers(
        conversationId: conversationId, before: oldest.id, limit: SearchAnswer.pageSize)
      guard answers.last?.id == oldest.id else { return }
      hasOlder = older.count == SearchAnswer.pageSize
      answers += older
      limitAnswers(keepingNewest: false)
    } catch {
      // Nobody has asked for them by name: they are asked for again when the reader comes here again.
      notice = L10n.Research.notOpened(error.localizedDescription)
    }
  }

  /// Lets go of answers beyond the limit, at the end from which the reader is away. What streams stays.
  func limitAnswers(keepingNewest: Bool) {
    let surplus = answers.count - Self.answerLimit
    guard surplus > 0 else { return }
    if keepingNewest {
      answers.removeLast(surplus)
      hasOlder = true
    } else if answers.prefix(surplus).allSatisfy({ $0.state != .streaming }) {
      answers.removeFirst(surplus)
      hasNewer = true
    }
    forgetStreams()
  }

  /// Streams live as long as their answers are here or under way.
  private func forgetStreams() {
    let known = Set(answers.map(\.id))
    streams = streams.filter { known.contains($0.key) }
  }
}
