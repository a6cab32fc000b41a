import SwiftUI

/// A conversation that has not begun: a greeting and suggested questions.
struct ResearchGreetingView: View {
  var now = Date()
  let onQuestionSelect: @MainActor (String) -> Void
  @Environment(\.calendar) private var calendar

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(greeting).font(.title2.bold()).accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("research.greeting")
        Text(L10n.Research.introduction).foregroundStyle(.secondary)
        ForEach(Array(L10n.Research.suggestions.enumerated()), id: \.offset) { index, question in
          SuggestedQuestion(text: question) { onQuestionSelect(question) }
            .accessibilityIdentifier("research.suggestion.\(index)")
        }
        Text(L10n.Research.disclaimer).font(.footnote).foregroundStyle(.secondary)
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityIdentifier("research.empty")
  }

  private var greeting: String {
    switch calendar.component(.hour, from: now) {
    case 5..<12: L10n.Research.morning
    case 12..<18: L10n.Research.afternoon
    default: L10n.Research.evening
    }
  }
}
