import Foundation
import FoundationNetworking
import Synchronization

extension URLSession {
  /// The bytes of a response as they arrive. Ending the iteration cancels the transfer.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task of the transfer.
    public let task: URLSessionDataTask
    fileprivate let chunks: AsyncThrowingStream<Data, any Error>

    /// Reads one byte at a time.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// A byte.
      public typealias Element = UInt8

      fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      fileprivate var chunk = Data()
      fileprivate var place = 0

      /// Returns the next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        while place == chunk.endIndex {
          guard let new = try await chunks.next() else {
            // A stream simply ends when its reader is cancelled.
            if Task.isCancelled { throw URLError(.cancelled) }
            return nil
          }
          chunk = new
          place = new.startIndex
        }
        defer { place += 1 }
        return chunk[place]
      }
    }

    /// Returns an iterator at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
  }

  /// Loads a URL and returns with the response's header; the bytes follow.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request and returns with the response's header; the bytes follow.
  ///
  /// Caveat: the transfer has its own session with this one's configuration, but without its cache and delegate;
  /// `delegate` is only notified of the end.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try Task.checkCancellation()
    // FoundationNetworking traps when a task is cancelled while its cached response is looked up.
    let settings = configuration
    settings.urlCache = nil
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    let transfer = ByteTransfer(chunks: continuation, observer: delegate)
    let session = URLSession(configuration: settings, delegate: transfer, delegateQueue: queue)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    continuation.onTermination = { reason in
      if case .cancelled = reason { queue.addOperation { transfer.cancel(task) } }
    }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        transfer.wait(waiter)
        task.resume()
      }
    } onCancel: {
      queue.addOperation { transfer.cancel(task) }
    }
    return (AsyncBytes(task: task, chunks: chunks), response)
  }
}

/// A single response in transfer. A task is cancelled only on the delegate's queue, and never after its end was
/// reported there: otherwise FoundationNetworking can deadlock or trap.
private final class ByteTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private struct State: @unchecked Sendable {
    var waiter: CheckedContinuation<URLResponse, any Error>?
    var isOver = false
    weak var observer: (any URLSessionTaskDelegate)?
  }

  private let state: Mutex<State>
  private let chunks: AsyncThrowingStream<Data, any Error>.Continuation

  init(chunks: AsyncThrowingStream<Data, any Error>.Continuation, observer: (any URLSessionTaskDelegate)?) {
    self.chunks = chunks
    let first = State(observer: observer)
    state = Mutex(first)
  }

  func wait(_ waiter: CheckedContinuation<URLResponse, any Error>) { state.withLock { $0.waiter = waiter } }

  func cancel(_ task: URLSessionTask) {
    if !state.withLock({ $0.isOver }) { task.cancel() }
  }

  private func takeWaiter() -> CheckedContinuation<URLResponse, any Error>? {
    state.withLock { state in
      defer { state.waiter = nil }
      return state.waiter
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeWaiter()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    state.withLock { $0.isOver = true }
    takeWaiter()?.resume(throwing: error ?? URLError(.badServerResponse))
    chunks.finish(throwing: error)
    state.withLock { $0.observer }?.urlSession(session, task: task, didCompleteWithError: error)
  }
}
