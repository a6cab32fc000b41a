import SwiftUI

/// The details of one announcement, or why they are not there.
struct AnnouncementDetailsView: View {
  @ObservedObject var viewModel: AnnouncementDetailsViewModel

  var body: some View {
    ZStack {
      AnnouncementBackground().ignoresSafeArea()
      content
    }
    .tint(.indigo)
    .task(id: viewModel.attempt) { await viewModel.loadData() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      LoadingView(
        model: .init(
          message: L10n.AnnouncementDetails.loading, accessibilityIdentifier: "petDetails.loading"))
    case .loaded(let announcement):
      ScrollView { AnnouncementDetailsContent(announcement: announcement) }
        .accessibilityIdentifier("petDetails.scroll")
    case .notFound(let message):
      EmptyStateView(
        model: .init(
          title: L10n.AnnouncementDetails.notFound, description: message, imageName: "pawprint",
          accessibilityIdentifier: "petDetails.notFound"))
    case .failed(let message):
      ErrorView(
        model: .init(
          title: L10n.AnnouncementList.Error.title, message: message, onRetry: viewModel.retry,
          accessibilityIdentifier: "petDetails.error", messageAccessibilityIdentifier: "petDetails.errorMessage",
          retryAccessibilityIdentifier: "petDetails.retryButton"))
    }
  }
}
