import Foundation
import PhoneHosting
import Synchronization

/// Answers commands in the main thread's place while that hangs.
final class Interruption: Sendable {
  private struct State {
    /// The problem to report; nil while all is well.
    var problem: WebDriverError?
    var waiting: [Int: CheckedContinuation<CommandCenter.Answer, Never>] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Answers every new and waiting command with a problem; nil when it is over.
  func tell(problem: String?) {
    let error = problem.map { WebDriverError(.unknownError, $0) }
    let waiting = state.withLock { state in
      state.problem = error
      guard error != nil else { return [:] as [Int: CheckedContinuation<CommandCenter.Answer, Never>] }
      defer { state.waiting = [:] }
      return state.waiting
    }
    guard let error else { return }
    for continuation in waiting.values { continuation.resume(returning: Self.answer(error)) }
  }

  /// Returns the answer to a command, or the problem if it comes first. A cancelled command runs to its own end.
  func answer(_ command: @escaping @Sendable () async -> CommandCenter.Answer) async -> CommandCenter.Answer {
    let work = Mutex<Task<Void, Never>?>(nil)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (problem, number) = state.withLock { state in
          state.count += 1
          if state.problem == nil { state.waiting[state.count] = continuation }
          return (state.problem, state.count)
        }
        if let problem { return continuation.resume(returning: Self.answer(problem)) }
        let task = Task {
          let answer = await command()
          self.state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: answer)
        }
        work.withLock { $0 = task }
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      work.withLock { $0 }?.cancel()
    }
  }

  private static func answer(_ error: WebDriverError) -> CommandCenter.Answer {
    CommandCenter.Answer(status: error.status, body: error.body)
  }
}
