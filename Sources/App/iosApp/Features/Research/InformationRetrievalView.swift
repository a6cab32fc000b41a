import ScrollPatterns
import SwiftUI

/// Questions about health and their answers: the transcript, and the search bar below it.
struct InformationRetrievalView: View {
  /// The target that the transcript scrolls to.
  typealias ScrollTarget = TranscriptScrollTarget<String>

  @ObservedObject var viewModel: MedicalResearchViewModel
  /// Called for every scroll that the transcript asks for.
  var onScroll: @MainActor (ScrollTarget) -> Void = { _ in }

  var body: some View {
    // NO NavigationView - coordinator manages UINavigationController
    ScrollViewReader { proxy in
      content(proxy)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          SearchBarView(
            isSearching: viewModel.isSearching, onSearch: { query in Task { await viewModel.search(query: query) } },
            onCancel: { viewModel.cancelSearch() })
        }
    }
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
    .alert(L10n.Research.noticeTitle, isPresented: isNoticeShown, presenting: viewModel.notice) { _ in
      Button(L10n.Research.noticeButton) {}
    } message: {
      Text(verbatim: $0)
    }
  }

  private var isNoticeShown: Binding<Bool> {
    Binding(get: { viewModel.notice != nil }, set: { if !$0 { viewModel.notice = nil } })
  }

  @ViewBuilder private func content(_ proxy: ScrollViewProxy) -> some View {
    if viewModel.answers.isEmpty {
      ResearchGreetingView { question in Task { await viewModel.search(query: question) } }
    } else {
      StreamingTranscript(
        viewModel.answers.reversed(), isStreaming: viewModel.isSearching, hasOlder: viewModel.hasOlder,
        loadOlder: { await viewModel.loadOlder() }, hasNewer: viewModel.hasNewer,
        showLatest: { Task { await viewModel.showLatest() } }, onScroll: onScroll
      ) { answer in
        SearchAnswerRow(answer: answer, stream: viewModel.stream(for: answer), actions: actions(proxy))
      }
      .scrollDismissesKeyboard(.interactively)
      .id(viewModel.transcriptId)
    }
  }

  private func actions(_ proxy: ScrollViewProxy) -> AnswerActions {
    AnswerActions(
      feedback: { rating, answer in Task { await viewModel.submitFeedback(rating: rating, answer: answer) } },
      ask: { question in Task { await viewModel.search(query: question) } },
      retry: { answer in Task { await viewModel.retry(answer) } },
      showSource: { source, answer in
        withAnimation { proxy.scrollTo(AnswerSourcesView.rowId(source, of: answer.id), anchor: .center) }
      })
  }
}

/// The actions of an answer.
struct AnswerActions {
  let feedback: @MainActor (AnswerRating, SearchAnswer) -> Void
  let ask: @MainActor (String) -> Void
  let retry: @MainActor (SearchAnswer) -> Void
  /// Scrolls the source with a number into view.
  let showSource: @MainActor (Int, SearchAnswer) -> Void
}
