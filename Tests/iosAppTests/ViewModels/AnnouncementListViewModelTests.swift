import Foundation
import Testing

@testable import iosApp

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AnnouncementListViewModelTests {
  private let mockRepository = MockAnnouncementRepository()
  private let mockService = MockLocationService()
  private let foreground = Notification.Name("foreground \(UUID())")

  private func makeViewModel() -> AnnouncementListViewModel {
    AnnouncementListViewModel(
      repository: mockRepository,
      locationHandler: LocationPermissionHandler(locationService: mockService, foregroundNotification: foreground))
  }

  @Test("Given location denied, when data is loaded twice, then the popup is shown once a session")
  func testLoadData_whenDeniedTwice_shouldShowPopupOnce() async {
    // Given
    mockService.authorizationStatus = .denied
    let viewModel = makeViewModel()
    // When
    await viewModel.loadData()
    // Then
    #expect(viewModel.showPermissionDeniedAlert)
    #expect(viewModel.locationPermissionStatus == .denied)
    // When the person closes it and the list loads again
    viewModel.showPermissionDeniedAlert = false
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // Then
    #expect(!viewModel.showPermissionDeniedAlert)
    #expect(mockRepository.requestedLocations == [nil, nil] || mockRepository.requestedLocations == [nil])
  }

  @Test("Given location granted, when data is loaded, then all announcements are shown near it, without a popup")
  func testLoadData_whenGranted_shouldQueryWithLocation() async {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 10)
    mockService.authorizationStatus = .authorizedWhenInUse
    mockService.location = .berlin
    let viewModel = makeViewModel()
    // When
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // Then
    #expect(!viewModel.showPermissionDeniedAlert)
    #expect(mockRepository.requestedLocations == [.berlin])
    #expect(viewModel.listViewModel.cardViewModels.count == 10)
  }

  @Test("Given location denied, when permission arrives in the foreground, then the list is loaded with the location")
  func testForeground_whenPermissionArrives_shouldReload() async {
    // Given
    mockService.authorizationStatus = .denied
    let viewModel = makeViewModel()
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // When
    mockService.authorizationStatus = .authorizedWhenInUse
    mockService.location = .berlin
    NotificationCenter.default.post(name: foreground, object: nil)
    await mockRepository.finished.reaches(2)
    // Then
    #expect(viewModel.locationPermissionStatus == .authorizedWhenInUse)
    #expect(mockRepository.requestedLocations == [nil, .berlin])
  }

  @Test("Given closures of a coordinator, when buttons and a card are tapped, then each is called")
  func testActions_shouldInvokeClosures() async throws {
    // Given
    mockRepository.mockAnnouncements = createMockAnnouncements(count: 1)
    let viewModel = makeViewModel()
    var calls: [String] = []
    viewModel.onReportMissing = { calls.append("report") }
    viewModel.onOpenAppSettings = { calls.append("settings") }
    viewModel.onAnimalSelected = { calls.append($0) }
    await viewModel.loadData()
    await viewModel.listViewModel.settled()
    // When
    viewModel.reportMissing()
    viewModel.openSettings()
    try #require(viewModel.listViewModel.cardViewModels.first).select()
    // Then
    #expect(calls == ["report", "settings", "0"])
  }
}
