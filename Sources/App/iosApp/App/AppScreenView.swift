import SwiftUI

/// A screen of the app with the services of `ServiceContainer.shared`.
///
/// Caveat: there is no navigation yet, so what a person chooses is only reported to `onSelection`.
public struct AppScreenView: View {
  private let screen: AppScreen
  private let onSelection: @MainActor (AppSelection) -> Void
  @StateObject private var landingPage: LandingPageViewModel

  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - onSelection: called on each choice that leads to another screen.
  public init(_ screen: AppScreen = .landing, onSelection: @escaping @MainActor (AppSelection) -> Void = { _ in }) {
    self.screen = screen
    self.onSelection = onSelection
    _landingPage = StateObject(
      wrappedValue: LandingPageViewModel(
        repository: ServiceContainer.shared.announcementRepository,
        locationHandler: ServiceContainer.shared.locationPermissionHandler,
        onAnnouncementTapped: { onSelection(.announcement(id: $0)) }))
  }

  public var body: some View {
    switch screen {
    case .landing:
      LandingPageView(
        viewModel: landingPage,
        onLostPet: { onSelection(.lostPet) },
        onFoundPet: { onSelection(.foundPet) },
        onViewAll: { onSelection(.viewAll) })
    }
  }
}
