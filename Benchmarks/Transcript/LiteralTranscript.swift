import SwiftUI

/// The screen printed in the research document on scrolling while answers stream, with its recommended changes: one
/// `onChange` for the target, an anchor made of the safe area, a lazy stack, and an equatable view for what streams.
/// Only the model is ours.
///
/// Its anchor is the same point of the card and of the viewport, so the question lies lower the shorter the card is,
/// and jumps when the answer is complete.
struct LiteralTranscript: View {
  @ObservedObject var viewModel: TranscriptModel
  @State private var scrollTarget: ScrollTarget?

  struct ScrollTarget: Equatable {
    let answerId: String
    let reason: ScrollReason

    enum ScrollReason {
      case newQuestion
      case streamComplete
    }
  }

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 12) {
            ForEach(viewModel.answers) { answer in
              TranscriptCard(
                id: answer.id, query: answer.query,
                content: LiteralStreamingContent(content: answer.content, isComplete: !viewModel.isSearching)
              )
              .id(answer.id)
            }
          }
          .padding(.horizontal, 0)
          .padding(.top, 0)
          .padding(.bottom, 32)
        }
        .onChange(of: scrollTarget) { _, newTarget in
          guard let target = newTarget else { return }
          let safeAreaTop = geometry.safeAreaInsets.top
          let totalHeight = geometry.size.height
          let customAnchor = UnitPoint(x: 0.5, y: safeAreaTop / max(1, totalHeight))
          switch target.reason {
          case .newQuestion:
            withAnimation(.easeOut(duration: 0.3)) {
              proxy.scrollTo(target.answerId, anchor: customAnchor)
            }
          case .streamComplete:
            proxy.scrollTo(target.answerId, anchor: customAnchor)
          }
        }
        .onChange(of: viewModel.answers.count) { oldCount, newCount in
          if newCount > oldCount, let latestAnswer = viewModel.answers.last {
            scrollTarget = ScrollTarget(answerId: latestAnswer.id, reason: .newQuestion)
          }
        }
        .onChange(of: viewModel.isSearching) { wasSearching, isSearching in
          if wasSearching && !isSearching, let latestAnswer = viewModel.answers.last {
            scrollTarget = ScrollTarget(answerId: latestAnswer.id, reason: .streamComplete)
          }
        }
      }
    }
  }
}

struct LiteralStreamingContent: View, Equatable {
  let content: String
  let isComplete: Bool

  var body: some View { Text(content) }
}
