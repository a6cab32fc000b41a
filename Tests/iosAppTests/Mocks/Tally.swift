/// Counts events and lets a test wait for the n-th, so that no test has to guess how long something takes.
@MainActor
final class Tally {
  private(set) var count = 0
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func add() {
    count += 1
    let due = waiting.filter { $0.count <= count }
    waiting.removeAll { $0.count <= count }
    for entry in due { entry.continuation.resume() }
  }

  func reaches(_ target: Int) async {
    guard count < target else { return }
    await withCheckedContinuation { waiting.append((target, $0)) }
  }
}
