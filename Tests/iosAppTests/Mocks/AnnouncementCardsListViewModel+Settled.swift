import Combine

@testable import iosApp

extension AnnouncementCardsListViewModel {
  /// Returns when no load is in progress.
  func settled() async {
    guard isLoading else { return }
    let ended = Tally()
    let subscription = $isLoading.filter { !$0 }.sink { _ in ended.add() }
    await ended.reaches(1)
    subscription.cancel()
  }
}
