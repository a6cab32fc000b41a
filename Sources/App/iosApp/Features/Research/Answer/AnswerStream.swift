import Combine
import Foundation

/// What changes while an answer streams. It is separate from the list of answers, so that a token updates only the
/// views that show its text.
@MainActor
final class AnswerStream {
  let text: AnswerText
  let progress: AnswerProgress

  /// Creates the stream of an answer.
  ///
  /// - Parameter isHeld: whether the text is not shown yet; see `AnswerText.isHeld`.
  init(_ answer: SearchAnswer, isHeld: Bool = false) {
    text = AnswerText(answer.content, isHeld: isHeld)
    progress = AnswerProgress(sources: answer.sources)
  }
}

/// The text of an answer so far.
@MainActor
final class AnswerText: ObservableObject {
  @Published private(set) var document: MarkdownDocument
  /// Whether the text waits because the question is still animating in.
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

/// The progress of an answer, besides its text.
@MainActor
final class AnswerProgress: ObservableObject {
  @Published private(set) var stage: ResearchStage?
  @Published private(set) var sources: [ResearchSource]

  /// Whether documents are being searched for, or chosen from.
  var isSearchingSources: Bool { stage == .searching || stage == .reading }

  init(sources: [ResearchSource]) { self.sources = sources }

  func begin(_ stage: ResearchStage?) { self.stage = stage }
  func add(_ source: ResearchSource) { sources.append(source) }

  func clear() {
    sources = []
    stage = nil
  }
}
