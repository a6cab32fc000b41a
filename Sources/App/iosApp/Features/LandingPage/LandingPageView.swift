import SwiftUI

/// The Home tab: hero panel, resources, list header and the newest announcements in one vertical scroll view. Nothing
/// is pinned.
struct LandingPageView: View {
  @ObservedObject var viewModel: LandingPageViewModel
  var onLostPet: @MainActor () -> Void = {}
  var onFoundPet: @MainActor () -> Void = {}
  var onViewAll: @MainActor () -> Void = {}

  var body: some View {
    // NO NavigationView - coordinator manages UINavigationController
    ScrollView {
      LazyVStack(spacing: 0) {
        HeroPanelView(onLostPet: onLostPet, onFoundPet: onFoundPet)
          .padding(.horizontal, 16)
          .padding(.top, 16)
        ResourcesSectionView(quickTasks: QuickTask.all)
          .padding(.top, 12)
        ListHeaderRowView(onViewAll: onViewAll)
          .padding(.horizontal, 16)
          .padding(.top, 12)
        AnnouncementCardsListView(
          viewModel: viewModel.listViewModel,  // Child ViewModel
          emptyStateModel: .init(
            title: L10n.LandingPage.EmptyState.title,
            description: L10n.LandingPage.EmptyState.description,
            imageName: "tray.fill",
            accessibilityIdentifier: "landingPage.emptyState"
          ),
          listAccessibilityId: "landingPage",
          hasOwnScrollView: false
        )
      }
      .padding(.bottom, 16)
    }
    .accessibilityIdentifier("landingPage.scroll")
    .refreshable { await viewModel.refresh() }
    .background {
      Color(uiColor: .systemGroupedBackground).ignoresSafeArea()
    }
    .tint(.indigo)
    .task {
      // Parent View triggers parent ViewModel to prepare query and load data
      await viewModel.loadData()
    }
  }
}
