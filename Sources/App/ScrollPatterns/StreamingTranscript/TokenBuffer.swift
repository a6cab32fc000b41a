import Foundation

/// Collects the tokens of streaming answers, so that a screen is updated a few times a second instead of once per
/// token.
///
/// The first token is passed on at once. Later ones wait until `interval` has passed since the last update, and are
/// then passed on as one batch: at most one update per interval, and no token waits longer. The end of an answer does
/// not wait. While nothing arrives, nothing runs.
///
/// ```swift
/// for try await token in tokens {
///   await buffer.appendToken(token, for: answer.id) { batch in await row.append(batch) }
/// }
/// await buffer.finish(answer.id)
/// ```
///
/// Batches of one answer arrive in order and one at a time. If the receiver is slow, `appendToken` waits as soon as
/// `capacity` tokens do, so the source slows down and memory stays bounded.
public actor TokenBuffer {
  /// Receives the tokens since the last batch, joined.
  public typealias Delivery = @Sendable (_ batch: String) async -> Void

  /// The state of one answer.
  private final class Stream {
    let deliver: Delivery
    var tokens: [String] = []
    /// Passes batches on until none is left and the interval after the last one is over.
    var worker: Task<Void, Never>?
    /// What the worker waits for between two batches.
    var pause: Task<Void, Never>?
    /// Writers that may append once a batch has gone.
    var writers: [CheckedContinuation<Void, Never>] = []
    var isFinished = false
    var isCancelled = false

    init(deliver: @escaping Delivery) { self.deliver = deliver }

    func admitWriters() {
      let waiting = writers
      writers = []
      for writer in waiting { writer.resume() }
    }
  }

  private let interval: Duration
  private let count: Int
  private let capacity: Int
  private var streams: [String: Stream] = [:]

  /// Creates a buffer.
  ///
  /// - Parameters:
  ///   - interval: between two updates; a quarter of a second leaves about 30 updates of 1,500 tokens at 200 a second.
  ///   - count: this many tokens are passed on before the interval is over; by default all wait for it.
  ///   - capacity: how many tokens may wait before `appendToken` does; a guess: five seconds of a fast model.
  public init(interval: Duration = .milliseconds(250), count: Int = .max, capacity: Int = 1_000) {
    self.interval = interval
    self.count = max(1, count)
    self.capacity = max(1, capacity)
  }

  /// Adds the next token of an answer. Returns at once, unless too many tokens wait.
  ///
  /// - Parameter deliver: receives the batches; the closure passed with an answer's first token counts. It may run in
  ///   any isolation.
  public func appendToken(_ token: String, for id: String, deliver: @escaping Delivery) async {
    let stream = streams[id] ?? Stream(deliver: deliver)
    streams[id] = stream
    while stream.tokens.count >= capacity, !stream.isCancelled {
      await withCheckedContinuation { stream.writers.append($0) }
    }
    guard !stream.isCancelled else { return }
    stream.tokens.append(token)
    if stream.worker == nil {
      stream.worker = Task { await passOn(stream) }
    } else if stream.tokens.count >= count {
      stream.pause?.cancel()
    }
  }

  /// Passes on an answer's waiting tokens now. All of them have arrived when this returns.
  public func finish(_ id: String) async {
    guard let stream = streams[id] else { return }
    stream.isFinished = true
    stream.pause?.cancel()
    await stream.worker?.value
    if streams[id] === stream { streams[id] = nil }
  }

  /// Drops an answer's waiting tokens. A batch that is being delivered still arrives; none comes after it.
  public func cancel(_ id: String) {
    guard let stream = streams.removeValue(forKey: id) else { return }
    stream.isCancelled = true
    stream.tokens = []
    stream.pause?.cancel()
    stream.admitWriters()
  }

  private func passOn(_ stream: Stream) async {
    while !stream.tokens.isEmpty {
      let batch = stream.tokens.joined()
      stream.tokens = []
      stream.admitWriters()
      let next = ContinuousClock.now + interval
      await stream.deliver(batch)
      if stream.isCancelled { break }
      if stream.isFinished || stream.tokens.count >= count { continue }
      let pause = Task { _ = try? await Task.sleep(until: next, clock: .continuous) }
      stream.pause = pause
      await pause.value
      stream.pause = nil
    }
    stream.worker = nil
  }
}
