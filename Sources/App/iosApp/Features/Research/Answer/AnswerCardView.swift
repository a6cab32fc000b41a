import SwiftUI

/// A question, its answer, the answer's sources, and follow-up questions.
struct AnswerCardView: View {
  let answer: SearchAnswer
  let stream: AnswerStream
  let actions: AnswerActions

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: answer.query)
        .font(.title3.bold())
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("answerCard.question")
      if answer.state == .streaming { AnswerStageView(progress: stream.progress) }
      StreamingContentView(text: stream.text, isComplete: answer.state != .streaming)
        .environment(\.openURL, OpenURLAction(handler: open))
      AnswerSourcesView(answerId: answer.id, progress: stream.progress)
      ending
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .textSelection(.enabled)
  }

  @ViewBuilder private var ending: some View {
    switch answer.state {
    case .streaming: EmptyView()
    case .complete:
      AnswerActionsView(answer: answer, onFeedback: { actions.feedback($0, answer) })
      FollowUpQuestionsView(questions: answer.followUps, onQuestionSelect: actions.ask)
    case .cancelled:
      AnswerFailureView(message: L10n.Research.stopped, isError: false) { actions.retry(answer) }
    case .failed(let message):
      AnswerFailureView(message: message, isError: true) { actions.retry(answer) }
    }
  }

  private func open(_ url: URL) -> OpenURLAction.Result {
    guard let source = MarkdownInline.citation(url) else { return .systemAction }
    actions.showSource(source, answer)
    return .handled
  }
}
