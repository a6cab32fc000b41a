import SwiftUI

/// A self-contained list of announcement cards. It observes AnnouncementCardsListViewModel. It does NOT trigger
/// loading: the parent view model does so with setQuery().
struct AnnouncementCardsListView: View {
  @ObservedObject var viewModel: AnnouncementCardsListViewModel
  let emptyStateModel: EmptyStateView.Model
  let listAccessibilityId: String
  /// Whether this view has its own scroll view. Set it to `false` inside another ScrollView.
  let hasOwnScrollView: Bool

  init(
    viewModel: AnnouncementCardsListViewModel,
    emptyStateModel: EmptyStateView.Model,
    listAccessibilityId: String,
    hasOwnScrollView: Bool = true
  ) {
    self.viewModel = viewModel
    self.emptyStateModel = emptyStateModel
    self.listAccessibilityId = listAccessibilityId
    self.hasOwnScrollView = hasOwnScrollView
  }

  var body: some View {
    ZStack {
      if let errorMessage = viewModel.errorMessage {
        ErrorView(
          model: .init(
            title: L10n.AnnouncementList.Error.title,
            message: errorMessage,
            onRetry: { viewModel.reload() },
            accessibilityIdentifier: "\(listAccessibilityId).error",
            messageAccessibilityIdentifier: "\(listAccessibilityId).errorMessage",
            retryAccessibilityIdentifier: "\(listAccessibilityId).retryButton"))
      } else if !viewModel.cardViewModels.isEmpty {
        list
      } else if viewModel.isLoading || !viewModel.hasLoaded {
        LoadingView(
          model: .init(
            message: L10n.AnnouncementList.Loading.message,
            accessibilityIdentifier: "\(listAccessibilityId).loading"))
      } else {
        EmptyStateView(model: emptyStateModel)
      }
    }
  }

  @ViewBuilder private var list: some View {
    if hasOwnScrollView {
      ScrollView { listContent }
        .accessibilityIdentifier("\(listAccessibilityId).list")
    } else {
      listContent
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(listAccessibilityId).list")
    }
  }

  private var listContent: some View {
    LazyVStack(spacing: 8) {
      ForEach(viewModel.cardViewModels, id: \.id) { cardViewModel in
        AnnouncementCardView(viewModel: cardViewModel)
          .accessibilityIdentifier("\(listAccessibilityId).announcementCard.\(cardViewModel.id)")
      }
    }
    .padding(.horizontal, 16)
  }
}
