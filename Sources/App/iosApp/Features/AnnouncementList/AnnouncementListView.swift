import SwiftUI

/// The Lost Pets tab: all announcements, with a button to report a missing pet.
struct AnnouncementListView: View {
  @ObservedObject var viewModel: AnnouncementListViewModel

  var body: some View {
    ZStack {
      AnnouncementBackground().ignoresSafeArea()

      // Use autonomous list component. The button is in an inset of it, so that the last card is not under the button
      AnnouncementCardsListView(
        viewModel: viewModel.listViewModel,
        emptyStateModel: .default,
        listAccessibilityId: "animalList"
      )
      .refreshable { await viewModel.refresh() }
      .safeAreaInset(edge: .bottom, spacing: 0) { floatingButtonsSection }
    }
    .tint(.indigo)
    .alert(L10n.LocationPermission.title, isPresented: $viewModel.showPermissionDeniedAlert) {
      Button(L10n.LocationPermission.settings) { viewModel.openSettings() }
        .accessibilityIdentifier("animalList.permissionAlert.settingsButton")
      Button(L10n.LocationPermission.cancel, role: .cancel) {}
        .accessibilityIdentifier("animalList.permissionAlert.cancelButton")
    } message: {
      Text(L10n.LocationPermission.message)
    }
    .task {
      // Parent View triggers parent ViewModel to prepare query and load data
      await viewModel.loadData()
    }
  }

  private var floatingButtonsSection: some View {
    Button(action: viewModel.reportMissing) {
      Text(L10n.AnnouncementList.reportMissing)
        .font(.headline)
        .foregroundStyle(.white)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 28)
        .padding(.vertical, 8)
        .frame(minHeight: 50)
        .background(Color.indigo, in: Capsule())
        .contentShape(Capsule())
    }
    .buttonStyle(PressedButtonStyle())
    .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .accessibilityIdentifier("animalList.reportMissingButton")
  }
}
