import Foundation
import Testing

@testable import iosApp

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AnnouncementCardsListViewModelTests {
  private let mockRepository = MockAnnouncementRepository()

  private func makeViewModel(
    query: AnnouncementListQuery = .landingPageQuery(location: nil),
    onAnnouncementTapped: @escaping (String) -> Void = { _ in }
  ) -> AnnouncementCardsListViewModel {
    AnnouncementCardsListViewModel(
      repository: mockRepository, query: query, onAnnouncementTapped: onAnnouncementTapped)
  }

  private func ids(_ viewModel: AnnouncementCardsListViewModel) -> [String] {
    viewModel.cardViewModels.map(\.id)
  }

  // MARK: - The ten cases of the document

  @Test("Load announcements successfully with query limit")
  func testLoadAnnouncements_whenQueryLimitIs5AndRepositoryReturns10_shouldDisplayFirst5MostRecent() async {
    // Given: Repository returns 10 announcements, query limit is 5
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 10)
    let viewModel = makeViewModel(query: AnnouncementListQuery(limit: 5, sortBy: .createdAtDescending))

    // When: ViewModel loads announcements
    viewModel.reload()
    await viewModel.settled()

    // Then: ViewModel has exactly 5 card ViewModels, newest first
    #expect(ids(viewModel) == ["0", "1", "2", "3", "4"])
    let dates = viewModel.cardViewModels.map(\.announcement.createdAt)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 > $1 })

    // Then: Loading state is false, no error
    #expect(!viewModel.isLoading)
    #expect(viewModel.errorMessage == nil)
  }

  @Test("Load announcements when backend has < limit items (returns all)")
  func testLoadAnnouncements_whenRepositoryReturnsFewerThanLimit_shouldDisplayAll() async {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 3)
    let viewModel = makeViewModel()
    // When
    viewModel.reload()
    await viewModel.settled()
    // Then
    #expect(ids(viewModel) == ["0", "1", "2"])
  }

  @Test("Load announcements when backend is empty (empty state)")
  func testLoadAnnouncements_whenRepositoryIsEmpty_shouldHaveNoCardsAndNoError() async {
    // Given: nothing has been loaded yet, which is not the same as empty
    let viewModel = makeViewModel()
    #expect(!viewModel.hasLoaded)
    // When
    viewModel.reload()
    await viewModel.settled()
    // Then
    #expect(viewModel.cardViewModels.isEmpty)
    #expect(viewModel.hasLoaded)
    #expect(!viewModel.isLoading)
    #expect(viewModel.errorMessage == nil)
  }

  @Test("Handle network error (error state with message)")
  func testLoadAnnouncements_whenRepositoryFails_shouldShowErrorMessage() async {
    // Given: Repository throws error
    mockRepository.shouldThrowError = true
    let viewModel = makeViewModel()

    // When: ViewModel loads announcements
    viewModel.reload()
    await viewModel.settled()

    // Then: Error message explains the connection problem
    #expect(
      viewModel.errorMessage
        == "Failed to load announcements: The connection to the server failed. "
        + "Check your internet connection and try again.")

    // Then: Card ViewModels array is empty, loading is false
    #expect(viewModel.cardViewModels.isEmpty)
    #expect(!viewModel.isLoading)
  }

  @Test("Sort announcements by createdAt descending (query.sortBy)", arguments: [true, false])
  func testLoadAnnouncements_whenSortIsByCreatedAt_shouldDisplayInThatOrder(descending: Bool) async {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 5)
    let sortBy: AnnouncementListQuery.SortOption = descending ? .createdAtDescending : .createdAtAscending
    let viewModel = makeViewModel(query: AnnouncementListQuery(limit: nil, sortBy: sortBy))
    // When
    viewModel.reload()
    await viewModel.settled()
    // Then
    let newestFirst = ["0", "1", "2", "3", "4"]
    #expect(ids(viewModel) == (descending ? newestFirst : newestFirst.reversed()))
  }

  @Test("Apply query limit correctly (5 items for landing page, nil for full list)")
  func testLoadAnnouncements_whenQueryChanges_shouldApplyItsLimit() async {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 10)
    let viewModel = makeViewModel()
    // When: the landing page's query
    viewModel.setQuery(.landingPageQuery(location: nil))
    await viewModel.settled()
    // Then
    #expect(viewModel.cardViewModels.count == 5)
    // When: the full list's query
    viewModel.setQuery(.defaultQuery(location: nil))
    await viewModel.settled()
    // Then
    #expect(viewModel.cardViewModels.count == 10)
  }

  @Test("Fetch user location when permissions granted")
  func testLoadData_whenPermissionGranted_shouldLoadNearLocationAndShowCoordinates() async {
    // Given: the parent asks for the location, so the case is driven through it
    let service = MockLocationService()
    service.authorizationStatus = .authorizedWhenInUse
    service.location = .berlin
    mockRepository.mockAnnouncements = [.fixture(location: Coordinate(latitude: 52.5388, longitude: -13.4244))]
    let parent = LandingPageViewModel(
      repository: mockRepository, locationHandler: LocationPermissionHandler(locationService: service),
      onAnnouncementTapped: { _ in })
    // When
    await parent.loadData()
    await parent.listViewModel.settled()
    // Then
    #expect(service.calls == [.requestLocation])
    #expect(mockRepository.requestedLocations == [.berlin])
    #expect(parent.listViewModel.cardViewModels.map(\.coordinates) == ["52.5388\u{B0} N, 13.4244\u{B0} W"])
  }

  @Test("Skip location fetch when permissions denied")
  func testLoadData_whenPermissionDenied_shouldLoadWithoutLocation() async {
    // Given
    let service = MockLocationService()
    service.answer = .denied
    service.location = .berlin
    mockRepository.mockAnnouncements = [.fixture(location: .berlin)]
    let parent = LandingPageViewModel(
      repository: mockRepository, locationHandler: LocationPermissionHandler(locationService: service),
      onAnnouncementTapped: { _ in })
    // When
    await parent.loadData()
    await parent.listViewModel.settled()
    // Then
    #expect(service.calls == [.requestAuthorization])
    #expect(mockRepository.requestedLocations == [nil])
    #expect(parent.listViewModel.cardViewModels.map(\.coordinates) == [nil])
  }

  @Test("Handle announcement tap (invoke closure with correct ID)")
  func testSelect_whenCardIsTapped_shouldInvokeClosureWithItsId() async throws {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 3)
    var capturedAnnouncementIds: [String] = []
    let viewModel = makeViewModel { capturedAnnouncementIds.append($0) }
    viewModel.reload()
    await viewModel.settled()
    // When
    try #require(viewModel.cardViewModels.last).select()
    // Then
    #expect(capturedAnnouncementIds == ["2"])
  }

  @Test("Reload cancels previous task and starts new one")
  func testReload_shouldCancelPreviousTaskAndStartNew() async {
    // Given: a load that is waiting for its answer
    mockRepository.holdsCalls = true
    let viewModel = makeViewModel()
    viewModel.reload()
    await mockRepository.started.reaches(1)

    // When: reload() is called, the new answer arrives first and the old one late
    viewModel.reload()
    await mockRepository.started.reaches(2)
    mockRepository.answer(call: 1, with: .success([.fixture(id: "new")]))
    await viewModel.settled()
    mockRepository.answer(call: 0, with: .success([.fixture(id: "old")]))
    await mockRepository.finished.reaches(2)

    // Then: the first was cancelled, the second is shown
    #expect(mockRepository.cancelledCalls == [0])
    #expect(ids(viewModel) == ["new"])
  }

  // MARK: - Loading, errors and cancellation beyond them

  @Test("given cards, when it reloads, then they stay until the new ones arrive")
  func reloadKeepsCards() async {
    // Given
    mockRepository.mockAnnouncements = [.fixture(id: "first")]
    let viewModel = makeViewModel()
    viewModel.reload()
    await viewModel.settled()
    // When
    mockRepository.holdsCalls = true
    viewModel.reload()
    await mockRepository.started.reaches(2)
    // Then
    #expect(viewModel.isLoading)
    #expect(ids(viewModel) == ["first"])
    // When
    mockRepository.answer(call: 1, with: .success([.fixture(id: "second")]))
    await viewModel.settled()
    // Then
    #expect(ids(viewModel) == ["second"])
  }

  @Test("given cards, when a reload fails and the next succeeds, then the error clears them and is cleared at once")
  func errorClearsCardsAndRetryClearsError() async {
    // Given
    mockRepository.mockAnnouncements = [.fixture()]
    let viewModel = makeViewModel()
    viewModel.reload()
    await viewModel.settled()
    // When
    mockRepository.shouldThrowError = true
    viewModel.reload()
    await viewModel.settled()
    // Then
    #expect(viewModel.cardViewModels.isEmpty)
    #expect(viewModel.errorMessage != nil)
    // When: before the task has had a chance to run
    mockRepository.shouldThrowError = false
    viewModel.reload()
    // Then
    #expect(viewModel.errorMessage == nil)
    #expect(viewModel.isLoading)
    await viewModel.settled()
    #expect(ids(viewModel) == ["1"])
  }

  @Test(
    "given a load, when a newer one has replaced it, then its late failure is not shown",
    arguments: [URLError(.networkConnectionLost) as any Error, URLError(.cancelled), CancellationError()])
  func lateFailureOfOlderLoad(error: any Error) async {
    // Given
    mockRepository.holdsCalls = true
    let viewModel = makeViewModel()
    viewModel.reload()
    await mockRepository.started.reaches(1)
    viewModel.setQuery(.defaultQuery(location: nil))
    await mockRepository.started.reaches(2)
    // When
    mockRepository.answer(call: 0, with: .failure(error))
    await mockRepository.finished.reaches(1)
    // Then: the newer one is still on its way
    #expect(viewModel.isLoading)
    #expect(viewModel.errorMessage == nil)
    // When
    mockRepository.answer(call: 1, with: .success([.fixture(id: "new")]))
    await viewModel.settled()
    // Then
    #expect(ids(viewModel) == ["new"])
    #expect(viewModel.errorMessage == nil)
  }

  @Test(
    "given cards, when the system cancels a reload, then they stay and no error is shown",
    arguments: [URLError(.cancelled) as any Error, CancellationError()])
  func cancellationShowsNoError(error: any Error) async {
    // Given
    mockRepository.mockAnnouncements = [.fixture()]
    let viewModel = makeViewModel()
    viewModel.reload()
    await viewModel.settled()
    // When
    mockRepository.shouldThrowError = true
    mockRepository.mockError = error
    viewModel.reload()
    await viewModel.settled()
    // Then
    #expect(viewModel.errorMessage == nil)
    #expect(ids(viewModel) == ["1"])
    #expect(!viewModel.isLoading)
  }

  @Test("given a load under way, when the view model is released, then the load is cancelled")
  func releaseCancelsLoad() async {
    // Given
    mockRepository.holdsCalls = true
    var viewModel: AnnouncementCardsListViewModel? = makeViewModel()
    weak let released = viewModel
    viewModel?.reload()
    await mockRepository.started.reaches(1)
    // When
    viewModel = nil
    // Then
    #expect(released == nil)
    mockRepository.answer(call: 0, with: .success([]))
    await mockRepository.finished.reaches(1)
    #expect(mockRepository.cancelledCalls == [0])
  }

  @Test("given cards, when the view model is released, then its cards do not keep it alive")
  func cardsDoNotRetain() async {
    // Given
    mockRepository.mockAnnouncements = [.fixture()]
    var viewModel: AnnouncementCardsListViewModel? = makeViewModel()
    viewModel?.reload()
    await viewModel?.settled()
    weak let released = viewModel
    let cards = viewModel?.cardViewModels
    // When
    viewModel = nil
    // Then
    #expect(cards?.count == 1)
    #expect(released == nil)
  }
}
