import SwiftUI

/// Past conversations, the latest first, with a field to search them.
struct ResearchLibraryView: View {
  @ObservedObject var viewModel: ResearchLibraryViewModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        TextField(L10n.Research.Library.search, text: $viewModel.searchText)
          .autocorrectionDisabled()
          .padding(.horizontal, 12)
          .frame(minHeight: 44)
          .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
          .accessibilityIdentifier("library.search")
        content
      }
      .padding(16)
    }
    .accessibilityIdentifier("library.list")
    .background { Color(uiColor: .systemGroupedBackground).ignoresSafeArea() }
    .tint(.indigo)
    .task(id: "\(viewModel.attempt) \(viewModel.searchText)") { await viewModel.loadData() }
  }

  @ViewBuilder private var content: some View {
    if let message = viewModel.errorMessage {
      ErrorView(
        model: .init(
          title: L10n.AnnouncementList.Error.title, message: message, onRetry: viewModel.retry,
          accessibilityIdentifier: "library.error", messageAccessibilityIdentifier: "library.errorMessage",
          retryAccessibilityIdentifier: "library.retryButton"))
    } else if viewModel.hasLoaded && viewModel.conversations.isEmpty {
      EmptyStateView(
        model: .init(
          title: L10n.Research.Library.emptyTitle, description: L10n.Research.Library.emptyDescription,
          imageName: "clock.arrow.circlepath", accessibilityIdentifier: "library.empty"))
    } else {
      ForEach(viewModel.conversations) { conversation in
        ConversationRow(
          conversation: conversation, onSelect: { viewModel.select(conversation) },
          onDelete: { Task { await viewModel.delete(conversation) } }
        )
        .task { if conversation.id == viewModel.conversations.last?.id { await viewModel.loadMore() } }
      }
    }
  }
}

/// Title, day and number of answers; the bin asks for confirmation.
private struct ConversationRow: View {
  let conversation: ResearchConversation
  let onSelect: @MainActor () -> Void
  let onDelete: @MainActor () -> Void
  @State private var asksToDelete = false

  var body: some View {
    HStack(spacing: 8) {
      Button(action: onSelect) {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: conversation.title).font(.headline).lineLimit(2)
          HStack(spacing: 4) {
            Text(conversation.updatedAt, style: .date)
            Text(verbatim: "\u{B7}")
            Text(L10n.Research.Library.answers(conversation.answerCount))
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("library.conversation.\(conversation.id)")
      Button {
        asksToDelete = true
      } label: {
        Image(systemName: "trash").frame(width: 44, height: 44).contentShape(Rectangle())
      }
      .accessibilityLabel(L10n.Research.Library.delete)
      .accessibilityIdentifier("library.delete.\(conversation.id)")
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    .alert(L10n.Research.Library.deleteTitle, isPresented: $asksToDelete) {
      Button(L10n.Research.Library.delete, role: .destructive, action: onDelete)
      Button(L10n.Research.Library.cancel, role: .cancel) {}
    }
  }
}
