@testable import iosApp

/// A repository whose answers, and their order, the test determines.
@MainActor
final class MockAnnouncementRepository: AnnouncementRepositoryProtocol {
  /// The answer of calls that are not held.
  var mockAnnouncements: [Announcement] = []
  /// Whether calls that are not held throw `mockError`.
  var shouldThrowError = false
  var mockError: any Error = AnnouncementRepositoryError.unreachable
  /// Whether calls wait for `answer(call:with:)`, even if they are cancelled in the meantime.
  var holdsCalls = false

  /// The location of each call, in order.
  private(set) var requestedLocations: [Coordinate?] = []
  /// The calls (counted from 0) whose task was cancelled before they were answered.
  private(set) var cancelledCalls: Set<Int> = []
  let started = Tally()
  let finished = Tally()
  /// The id of each announcement that was requested individually, in order.
  private(set) var requestedIDs: [String] = []
  private var heldDetails: [CheckedContinuation<Void, Never>] = []
  private var held: [Int: CheckedContinuation<[Announcement], any Error>] = [:]

  func getAnnouncements(near location: Coordinate?) async throws -> [Announcement] {
    let call = requestedLocations.count
    requestedLocations.append(location)
    defer {
      if Task.isCancelled { cancelledCalls.insert(call) }
      finished.add()
    }
    guard holdsCalls else {
      started.add()
      if shouldThrowError { throw mockError }
      return mockAnnouncements
    }
    return try await withCheckedThrowingContinuation { continuation in
      held[call] = continuation
      started.add()
    }
  }

  func getAnnouncement(id: String) async throws -> Announcement {
    requestedIDs.append(id)
    if holdsCalls { await withCheckedContinuation { heldDetails.append($0) } }
    if shouldThrowError { throw mockError }
    guard let announcement = mockAnnouncements.first(where: { $0.id == id }) else {
      throw AnnouncementRepositoryError.notFound(detail: nil)
    }
    return announcement
  }

  /// Ends a held call.
  func answer(call: Int, with result: Result<[Announcement], any Error>) {
    held.removeValue(forKey: call)?.resume(with: result)
  }

  /// Ends all held calls for one announcement.
  func answerDetails() {
    for continuation in heldDetails { continuation.resume() }
    heldDetails = []
  }
}
