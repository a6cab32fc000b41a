import Testing

@testable import iosApp

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LandingPageViewModelTests {
  private let mockRepository = MockAnnouncementRepository()
  private let mockLocationHandler = MockLocationPermissionHandler()

  private func makeViewModel(onAnnouncementTapped: @escaping (String) -> Void = { _ in }) -> LandingPageViewModel {
    LandingPageViewModel(
      repository: mockRepository, locationHandler: mockLocationHandler, onAnnouncementTapped: onAnnouncementTapped)
  }

  @Test("Creates listViewModel with correct query configuration (limit: 5)")
  func testInit_shouldCreateListViewModelWithLandingPageQuery() async {
    // Given: more announcements than the landing page shows
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 10)

    // When: LandingPageViewModel is created
    let viewModel = makeViewModel()

    // Then: nothing is loaded before the view asks for it
    #expect(mockRepository.requestedLocations.isEmpty)

    // Then: the query is the landing page's: 5 newest
    viewModel.listViewModel.reload()
    await viewModel.listViewModel.settled()
    #expect(viewModel.listViewModel.cardViewModels.map(\.id) == ["0", "1", "2", "3", "4"])
  }

  @Test("listViewModel is accessible from parent")
  func testListViewModel_whenCardIsTapped_shouldInvokeParentsClosure() async throws {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 2)
    var tapped: [String] = []
    let viewModel = makeViewModel { tapped.append($0) }
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // When
    try #require(viewModel.listViewModel.cardViewModels.first).select()
    // Then
    #expect(tapped == ["0"])
  }

  @Test("refreshIfNeeded() triggers listViewModel.reload()")
  func testRefreshIfNeeded_shouldCallRepositoryAgain() async {
    // Given: loaded once, without a location
    let viewModel = makeViewModel()
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // When: the person has allowed it in the meantime
    mockLocationHandler.mockResult = LocationRequestResult(status: .authorizedWhenInUse, location: .berlin)
    await viewModel.refreshIfNeeded()
    await viewModel.listViewModel.settled()
    // Then
    #expect(mockLocationHandler.requestCount == 2)
    #expect(mockRepository.requestedLocations == [nil, .berlin])
  }
}
