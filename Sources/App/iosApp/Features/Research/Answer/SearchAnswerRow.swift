import SwiftUI

/// A row of the transcript. Two are equal if their answers are: actions do not count.
struct SearchAnswerRow: View, Equatable {
  let answer: SearchAnswer
  let stream: AnswerStream
  let actions: AnswerActions

  var body: some View {
    AnswerCardView(answer: answer, stream: stream, actions: actions)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("answerCard-\(answer.id)")
  }

  nonisolated static func == (a: SearchAnswerRow, b: SearchAnswerRow) -> Bool {
    a.answer == b.answer && a.stream === b.stream
  }
}
