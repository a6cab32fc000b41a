import SwiftUI
import Testing
import UIKit

@testable import iosApp

/// AL6, AL14: the coordinators alone, without a screen.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct CoordinatorTests {
  init() {
    ServiceContainer.shared.announcementRepository = MockAnnouncementRepository()
    ServiceContainer.shared.locationPermissionHandler = MockLocationPermissionHandler()
  }

  @Test("given HomeCoordinator, when it starts, then the landing page is its root, with a small title")
  func testHomeCoordinator_whenStarted_shouldShowLandingPage() async throws {
    // Given: nothing exists before start()
    let coordinator = HomeCoordinator(onShowPetDetails: { _ in })
    let navigationController = try #require(coordinator.navigationController)
    #expect(navigationController.viewControllers.isEmpty)
    // When
    await coordinator.start(animated: false)
    // Then
    #expect(navigationController.viewControllers.count == 1)
    let root = try #require(navigationController.viewControllers.first as? UIHostingController<LandingPageView>)
    #expect(root.title == L10n.Tabs.home)
    #expect(root.navigationItem.largeTitleDisplayMode == .never)
    #expect(!navigationController.isNavigationBarHidden)
  }

  @Test("given HomeCoordinator alone, when its buttons are pressed, then reports are pushed and View All leads nowhere")
  func testHomeCoordinator_whenAlone_shouldHandleButtons() async throws {
    let coordinator = HomeCoordinator(onShowPetDetails: { _ in })
    await coordinator.start(animated: false)
    let navigationController = try #require(coordinator.navigationController)
    let root = navigationController.viewControllers.first as? UIHostingController<LandingPageView>
    let page = try #require(root).rootView
    page.onViewAll()
    #expect(navigationController.viewControllers.count == 1)
    page.onLostPet()
    page.onFoundPet()
    #expect(
      navigationController.viewControllers.map(\.title) == [
        L10n.Tabs.home, L10n.LandingPage.Hero.lostPet, L10n.LandingPage.Hero.foundPet,
      ])
  }

  @Test("given HomeCoordinator without a stack, when it starts, then it makes none")
  func testHomeCoordinator_whenWithoutStack_shouldShowNothing() async {
    let coordinator = HomeCoordinator(onShowPetDetails: { _ in })
    coordinator.navigationController = nil
    await coordinator.start(animated: false)
    #expect(coordinator.navigationController == nil)
  }

  @Test("given dependencies that are replaced after init, when a coordinator starts, then it uses the new ones")
  func testStart_shouldReadDependenciesFromContainer() async throws {
    // Given
    var shown: [String] = []
    let coordinator = HomeCoordinator(onShowPetDetails: { shown.append($0) })
    let repository = MockAnnouncementRepository()
    repository.mockAnnouncements = createMockAnnouncements(count: 3)
    ServiceContainer.shared.announcementRepository = repository
    // When
    await coordinator.start(animated: false)
    let root = coordinator.navigationController?.viewControllers.first as? UIHostingController<LandingPageView>
    let viewModel = try #require(root).rootView.viewModel
    await viewModel.refresh()
    // Then
    #expect(repository.requestedLocations.count == 1)
    try #require(viewModel.listViewModel.cardViewModels.first).select()
    #expect(shown == ["0"])
  }

  @Test("given AnnouncementListCoordinator, when details are shown twice, then only the last are above the list")
  func testShowPetDetails_whenCalledTwice_shouldKeepOneAboveTheList() async throws {
    // Given
    let coordinator = AnnouncementListCoordinator()
    await coordinator.start(animated: false)
    let navigationController = try #require(coordinator.navigationController)
    #expect(navigationController.viewControllers.map(\.title) == [L10n.Tabs.lostPets])
    // When
    coordinator.showPetDetails(for: "1")
    coordinator.showPetDetails(for: "2")
    // Then
    #expect(navigationController.viewControllers.map(\.title) == [L10n.Tabs.lostPets, L10n.AnnouncementDetails.title])
    #expect(navigationController.viewControllers.allSatisfy { $0.navigationItem.largeTitleDisplayMode == .never })
  }

  @Test("given AnnouncementListCoordinator, when it has not started, then there is nothing to show details above")
  func testShowPetDetails_whenNotStarted_shouldShowNothing() {
    let coordinator = AnnouncementListCoordinator()
    coordinator.showPetDetails(for: "1")
    #expect(coordinator.navigationController?.viewControllers.isEmpty == true)
  }

  @Test("given the list's view model, when its closures are called, then the coordinator acts")
  func testListClosures_shouldBeConnected() async throws {
    let coordinator = AnnouncementListCoordinator()
    await coordinator.start(animated: false)
    let list = coordinator.navigationController?.viewControllers.first as? UIHostingController<AnnouncementListView>
    let viewModel = try #require(list).rootView.viewModel
    viewModel.onAnimalSelected?("7")
    #expect(coordinator.navigationController?.topViewController?.title == L10n.AnnouncementDetails.title)
    viewModel.reportMissing()
    #expect(coordinator.navigationController?.topViewController?.title == L10n.AnnouncementList.reportMissing)
  }

  @Test("given TabCoordinator, when it starts, then each tab has its page and Lost Pets is index 1")
  func testTabCoordinator_whenStarted_shouldFillFiveTabs() async throws {
    let coordinator = TabCoordinator()
    #expect(coordinator.tabBarController.viewControllers?.count == 5)
    #expect(coordinator.childCoordinators[1] is AnnouncementListCoordinator)
    // When
    await coordinator.start(animated: false)
    // Then
    let titles = coordinator.childCoordinators.map { $0.navigationController?.viewControllers.first?.title }
    #expect(titles == [L10n.Tabs.home, L10n.Tabs.lostPets, L10n.Tabs.ask, L10n.Tabs.jokes, L10n.Tabs.me])
    coordinator.show(.lostPets)
    #expect(coordinator.tabBarController.selectedIndex == 1)
    coordinator.show(.landing)
    #expect(coordinator.tabBarController.selectedIndex == 0)
  }

  @Test("given a started TabCoordinator, when a card's closure is called on Home, then Lost Pets has the details")
  func testShowPetDetailsFromHome_shouldSwitchTabAndPush() async throws {
    // Given
    let repository = MockAnnouncementRepository()
    repository.mockAnnouncements = createMockAnnouncements(count: 2)
    ServiceContainer.shared.announcementRepository = repository
    let coordinator = TabCoordinator()
    await coordinator.start(animated: false)
    let home = coordinator.childCoordinators[0].navigationController?.viewControllers.first
    let viewModel = try #require(home as? UIHostingController<LandingPageView>).rootView.viewModel
    await viewModel.refresh()
    // When
    try #require(viewModel.listViewModel.cardViewModels.first).select()
    // Then
    #expect(coordinator.tabBarController.selectedIndex == 1)
    #expect(
      coordinator.childCoordinators[1].navigationController?.topViewController?.title == L10n.AnnouncementDetails.title)
  }

  @Test("given AppCoordinator, when it starts with a screen, then its window shows the tabs with that one in front")
  func testAppCoordinator_whenStarted_shouldFillWindow() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let coordinator = AppCoordinator(window: window, screen: .lostPets)
    #expect(coordinator.navigationController == nil)
    // When
    await coordinator.start(animated: false)
    // Then
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    #expect(!window.isHidden)
    #expect(coordinator.childCoordinators.count == 1)
  }

  @Test("given a coordinator that is released, then its screens do not keep it alive")
  func testCoordinators_shouldNotBeRetainedByTheirScreens() async {
    var coordinator: TabCoordinator? = TabCoordinator()
    await coordinator?.start(animated: false)
    weak let released = coordinator
    weak let child = coordinator?.childCoordinators[1]
    coordinator = nil
    #expect(released == nil)
    #expect(child == nil)
  }
}
