import SwiftUI

/// What the backend is doing for an answer. It is present from the question on, so that nothing moves when the first
/// stage begins.
struct AnswerStageView: View {
  @ObservedObject var progress: AnswerProgress

  var body: some View {
    HStack(spacing: 8) {
      ProgressView()
      Text(text).font(.subheadline).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("answerCard.stage")
  }

  private var text: String {
    switch progress.stage {
    case nil: L10n.Research.Stage.waiting
    case .searching: L10n.Research.Stage.searching
    case .reading: L10n.Research.Stage.reading
    case .composing: L10n.Research.Stage.composing
    }
  }
}
