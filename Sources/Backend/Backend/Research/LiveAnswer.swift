import Foundation
import Synchronization

/// An answer in progress: one task writes it and any number of connections read it, each at its own pace.
///
/// Readers hold a position in it, not a queue, so a slow one costs nothing. When the last reader has gone, the answer
/// continues for a while, since a phone in a lift comes back; then it is cancelled.
final class LiveAnswer: Sendable {
  private struct State {
    var progress = AnswerProgress()
    var readers: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextReader = 0
    var work: Task<Void, Never>?
    var farewell: Task<Void, Never>?
  }

  /// The longest answer in bytes: some thirty pages. A chat endpoint that does not stop is stopped.
  static let longestContent = 100_000

  let question: AnswerQuestion
  let run: String
  private let grace: Duration
  private let state = Mutex(State())

  /// Creates an answer.
  ///
  /// - Parameter grace: how long it continues without readers.
  init(_ question: AnswerQuestion, run: String, grace: Duration) {
    self.question = question
    self.run = run
    self.grace = grace
  }

  var progress: AnswerProgress { state.withLock(\.progress) }

  /// Reads it without keeping a copy, which would make the next word copy the whole text.
  func read<Result: Sendable>(_ body: (AnswerProgress) throws -> Result) rethrows -> Result {
    try state.withLock { try body($0.progress) }
  }

  // MARK: - Writing

  /// Begins the work. It should end soon when it is cancelled, which happens when nobody reads.
  func start(_ work: @escaping @Sendable () async -> Void) {
    let task = Task(operation: work)
    state.withLock { $0.work = task }
    awaitReaders()
  }

  func enter(_ stage: AnswerProgress.Stage) {
    change { $0.stages = (AnswerProgress.Stage.allCases.firstIndex(of: stage) ?? 0) + 1 }
  }

  func add(_ sources: [SourceRecord]) {
    change { $0.sources += sources }
  }

  func append(_ text: String) {
    change { $0.content += text }
  }

  /// Ends it: readers get the last events.
  func end(_ end: AnswerProgress.End, followUps: [String] = [], error: String? = nil) {
    change { progress in
      progress.followUps = followUps
      progress.error = error
      progress.end = end
    }
    let (readers, farewell) = state.withLock { state in
      defer { state.readers = [:] }
      return (Array(state.readers.values), state.farewell)
    }
    for reader in readers { reader.finish() }
    farewell?.cancel()
  }

  func cancel() {
    state.withLock(\.work)?.cancel()
  }

  private func change(_ change: (inout AnswerProgress) -> Void) {
    let readers = state.withLock { state -> [AsyncStream<Void>.Continuation] in
      guard state.progress.end == nil else { return [] }
      change(&state.progress)
      return Array(state.readers.values)
    }
    for reader in readers { reader.yield() }
  }

  // MARK: - Reading

  /// Returns a stream that yields whenever there is news and ends with the answer. Reading counts as long as the stream
  /// is held.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (id, isOver, farewell) = state.withLock { state in
      state.nextReader += 1
      let isOver = state.progress.end != nil
      if !isOver { state.readers[state.nextReader] = continuation }
      defer { state.farewell = nil }
      return (state.nextReader, isOver, state.farewell)
    }
    farewell?.cancel()
    continuation.onTermination = { [weak self] _ in self?.leave(id) }
    continuation.yield()
    if isOver { continuation.finish() }
    return stream
  }

  private func leave(_ id: Int) {
    let isLast = state.withLock { state in
      state.readers[id] = nil
      return state.readers.isEmpty && state.progress.end == nil
    }
    if isLast { awaitReaders() }
  }

  /// Cancels the work unless somebody reads in time.
  private func awaitReaders() {
    let farewell = Task { [weak self, grace] in
      try? await Task.sleep(for: grace)
      guard !Task.isCancelled, let self else { return }
      if state.withLock({ $0.readers.isEmpty }) { cancel() }
    }
    let before = state.withLock { state in
      defer { state.farewell = farewell }
      return state.farewell
    }
    before?.cancel()
  }
}
