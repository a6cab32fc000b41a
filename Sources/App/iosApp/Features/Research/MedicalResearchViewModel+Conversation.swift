import Foundation

/// Starting and opening conversations, and bringing back what is not in memory.
extension MedicalResearchViewModel {
  /// Starts another conversation. Answers under way continue, and are kept in the old one.
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
    // A streaming answer is in the archive without its text.
    let known = Dictionary(uniqueKeysWithValues: answers.filter { $0.conversationId == id }.map { ($0.id, $0) })
    conversationId = id
    answers = new.map { known[$0.id] ?? $0 }
    hasOlder = new.count == SearchAnswer.pageSize
    hasNewer = false
    transcriptId = UUID()
    forgetStreams()
  }

  /// Adds a page of older answers behind the current ones; the newest return to the archive if there are too many.
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
      // No user asked for them explicitly: they are requested again when the reader returns here.
      notice = L10n.Research.notOpened(error.localizedDescription)
    }
  }

  /// Evicts answers beyond the limit, at the end away from the reader. Streaming ones stay.
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
