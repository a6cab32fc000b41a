import SwiftUI
import UIKit

/// The buttons to rate, copy and share an answer.
struct AnswerActionsView: View {
  let answer: SearchAnswer
  let onFeedback: @MainActor (AnswerRating) -> Void

  var body: some View {
    HStack(spacing: 4) {
      rating(.helpful, "hand.thumbsup", L10n.Research.helpful)
      rating(.notHelpful, "hand.thumbsdown", L10n.Research.notHelpful)
      Spacer()
      Button {
        UIPasteboard.general.string = answer.content
      } label: {
        icon("doc.on.doc")
      }
      .accessibilityLabel(L10n.Research.copy)
      .accessibilityIdentifier("answerCard.copy")
      ShareLink(item: "\(answer.query)\n\n\(answer.content)") { icon("square.and.arrow.up") }
        .accessibilityLabel(L10n.Research.share)
        .accessibilityIdentifier("answerCard.share")
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
  }

  private func rating(_ rating: AnswerRating, _ symbol: String, _ label: String) -> some View {
    let isChosen = answer.rating == rating
    return Button {
      onFeedback(rating)
    } label: {
      icon(isChosen ? "\(symbol).fill" : symbol)
    }
    .accessibilityLabel(label)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier("answerCard.\(rating == .helpful ? "helpful" : "notHelpful")")
  }

  private func icon(_ name: String) -> some View {
    Image(systemName: name).frame(width: 44, height: 44).contentShape(Rectangle())
  }
}

/// States that an answer is not complete, and offers to ask again.
struct AnswerFailureView: View {
  let message: String
  let isError: Bool
  let onRetry: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        if isError { Image(systemName: "exclamationmark.triangle.fill").accessibilityHidden(true) }
        Text(verbatim: message).accessibilityIdentifier("answerCard.message")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      Button(action: onRetry) {
        Text(L10n.Research.retry).font(.subheadline.bold()).frame(minHeight: 44).contentShape(Rectangle())
      }
      .accessibilityIdentifier("answerCard.retry")
    }
  }
}

/// Questions that lead on from an answer.
struct FollowUpQuestionsView: View {
  let questions: [String]
  let onQuestionSelect: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Array(questions.enumerated()), id: \.offset) { index, question in
        SuggestedQuestion(text: question) { onQuestionSelect(question) }
          .accessibilityIdentifier("answerCard.followUp.\(index)")
      }
    }
  }
}

/// A question that a tap asks.
struct SuggestedQuestion: View {
  let text: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(verbatim: text)
        .font(.subheadline)
        .multilineTextAlignment(.leading)
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(minHeight: 44)
        .background(Color.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
        .contentShape(Rectangle())
    }
    .buttonStyle(PressedButtonStyle())
  }
}
