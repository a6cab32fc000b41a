import SwiftUI

/// A conversation whose newest answer streams.
@MainActor
final class TranscriptModel: ObservableObject {
  struct Answer: Identifiable, Equatable {
    let id: String
    let query: String
    /// The text that the compared screens show.
    var content: String
    /// The text that ours shows: streaming text is a separate object.
    let stream: StreamedText

    @MainActor init(id: String, query: String, content: String = "") {
      (self.id, self.query, self.content) = (id, query, content)
      stream = StreamedText(content)
    }

    static func == (a: Answer, b: Answer) -> Bool { a.id == b.id && a.query == b.query && a.content == b.content }
  }

  /// The answers, oldest first.
  @Published private(set) var answers: [Answer]
  @Published private(set) var isSearching = false
  private let kind: TranscriptKind

  init(_ kind: TranscriptKind, answers count: Int = 0, content: String? = nil) {
    self.kind = kind
    answers = (0..<count).map { number in
      Answer(id: "answer-\(number)", query: "Question \(number)?", content: content ?? Self.text(tokens: 60))
    }
  }

  func ask(_ query: String) {
    answers.append(Answer(id: "answer-\(answers.count)", query: query))
    isSearching = true
  }

  func receive(_ text: String) {
    guard let last = answers.indices.last else { return }
    if kind == .transcript { answers[last].stream.text += text } else { answers[last].content += text }
  }

  func complete() { isSearching = false }

  /// Returns a token: a word of 2 to 9 letters with its space; 1,500 of them are 10,000 characters.
  static func token(_ number: Int) -> String { "abcdefghi".dropFirst(number * 5 % 8) + " " }
  static func text(tokens: Int) -> String { (0..<tokens).map(token).joined() }
}

/// The text of one answer.
@MainActor
final class StreamedText: ObservableObject {
  @Published var text: String
  init(_ text: String = "") { self.text = text }
}

/// The same conversation on three screens.
enum TranscriptKind: String, CaseIterable {
  /// The research document's, as printed.
  case literal
  /// A plain stack that is rebuilt for every token.
  case naive
  /// `StreamingTranscript`.
  case transcript
}

struct TranscriptScreen: View {
  let kind: TranscriptKind
  let model: TranscriptModel

  var body: some View {
    switch kind {
    case .literal: LiteralTranscript(viewModel: model)
    case .naive: NaiveTranscript(model: model)
    case .transcript: HeldTranscript(model: model)
    }
  }
}
