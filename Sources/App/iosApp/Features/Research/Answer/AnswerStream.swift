import Combine
import Foundation

/// What changes while an answer streams. It is kept apart from the list of answers, so that a token concerns the views that show its
/// text and no others.
@MainActor
final class AnswerStream {
  let text: AnswerText
  let progress: AnswerProgress

  /// - Parameter isHeld: the text is not shown yet; see `AnswerText.isHeld`.
  init(_ answer: SearchAnswer, isHeld: Bool = false) {
    text = AnswerText(answer.content, isHeld: isHeld)
    progress = AnswerProgress(sources: answer.sources)
  }
}

/// The text of an answer, as far as it has come.
@MainActor
final class AnswerText: ObservableObject {
  @Published private(set) var document: MarkdownDocument
  /// The question is coming in: until it has arrived, its text waits.
  @Published private(set) var isHeld: Bool
  private(set) var content: String

  init(_ content: String = "", isHeld: Bool = false) {
    self.content = content
    self.isHeld = isHeld
    document = MarkdownDocument(content)
  }

  func append(_ text: String) {
    content += text
    document.append(text)
  }

  func release() { if isHeld { isHeld = false } }

  func clear() {
    content = ""
    document = MarkdownDocument()
  }
}

/// What happens on the way to an answer, besides its text.
@MainActor
final class AnswerProgress: ObservableObject {
  @Published private(set) var stage: ResearchStage?
  @Published private(set) var sources: [ResearchSource]

  /// Documents are being looked for, or chosen from.
  var isSearchingSources: Bool { stage == .searching || stage == .reading }

  init(sources: [ResearchSource]) { self.sources = sources }

  func begin(_ stage: ResearchStage?) { self.stage = stage }
  func add(_ source: ResearchSource) { sources.append(source) }

  func clear() {
    sources = []
    stage = nil
  }
}
