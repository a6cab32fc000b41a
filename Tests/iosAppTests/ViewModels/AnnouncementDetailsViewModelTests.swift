import Foundation
import Testing

@testable import iosApp

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AnnouncementDetailsViewModelTests {
  private let mockRepository = MockAnnouncementRepository()

  private func makeViewModel() -> AnnouncementDetailsViewModel {
    AnnouncementDetailsViewModel(announcementId: "1", repository: mockRepository)
  }

  @Test("given nothing was asked, then it counts as loading")
  func initial() {
    #expect(makeViewModel().state == .loading)
    #expect(mockRepository.requestedIDs.isEmpty)
  }

  @Test("given an announcement, when it is loaded, then it is shown")
  func loaded() async {
    mockRepository.mockAnnouncements = [.fixture()]
    let viewModel = makeViewModel()
    await viewModel.loadData()
    #expect(viewModel.state == .loaded(.fixture()))
    #expect(mockRepository.requestedIDs == ["1"])
  }

  @Test("given a failure, when Retry is tapped, then it counts as loading and asks its view for another load")
  func retry() async {
    mockRepository.shouldThrowError = true
    let viewModel = makeViewModel()
    await viewModel.loadData()
    let reason = "The connection to the server failed. Check your internet connection and try again."
    #expect(viewModel.state == .failed(message: "Failed to load details: \(reason)"))
    viewModel.retry()
    #expect(viewModel.state == .loading)
    #expect(viewModel.attempt == 1)
  }

  @Test("given details, when a later load fails, then they stay; when it finds nothing, then it says so")
  func laterLoads() async {
    mockRepository.mockAnnouncements = [.fixture()]
    let viewModel = makeViewModel()
    await viewModel.loadData()
    mockRepository.shouldThrowError = true
    await viewModel.loadData()
    #expect(viewModel.state == .loaded(.fixture()))
    mockRepository.shouldThrowError = false
    mockRepository.mockAnnouncements = []
    await viewModel.loadData()
    #expect(viewModel.state == .notFound(message: "This announcement no longer exists."))
  }

  @Test("given a load whose view has gone, then neither its answer nor its failure is shown", arguments: [false, true])
  func cancelled(fails: Bool) async {
    mockRepository.mockAnnouncements = [.fixture()]
    mockRepository.shouldThrowError = fails
    mockRepository.holdsCalls = true
    let viewModel = makeViewModel()
    let task = Task { await viewModel.loadData() }
    while mockRepository.requestedIDs.isEmpty { await Task.yield() }
    task.cancel()
    mockRepository.answerDetails()
    await task.value
    #expect(viewModel.state == .loading)
  }
}
