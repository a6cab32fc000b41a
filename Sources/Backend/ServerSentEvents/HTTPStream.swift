import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Streams responses to HTTP requests piece by piece, as they arrive.
///
/// It replaces `URLSession.bytes(for:)`, which FoundationNetworking does not have, and avoids two faults of that
/// library, found by reading reports and by trying (Swift 6.3):
///
/// - `cancel()` of a task whose cached answer is being looked up ends the process: "Trying to access a behaviour for a
///   task that in not in the registry". A session without a cache looks up nothing.
/// - `URLSession.data(for:)` can deadlock when its Swift task is cancelled as it ends. Here a delegate is used, a task
///   is cancelled from the delegate's queue only, and never after its completion was delivered there.
public final class HTTPStream: Sendable {
  /// A piece of a response.
  public enum Part: Sendable {
    /// The first piece.
    case head(HTTPURLResponse)
    case body(Data)
  }

  /// A shared instance for code that needs no settings of its own.
  public static let shared = HTTPStream()

  private let session: URLSession
  private let delegate = Delegate()

  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Returns the parts of the response to a request, which is sent at once. Its `timeoutInterval` is the longest
  /// silence in seconds.
  ///
  /// Unread parts are buffered, so readers should keep up or the response should be bounded. The request is cancelled
  /// when the stream is no longer read: when the task that reads it is cancelled or releases it.
  ///
  /// - Throws: from the stream, `URLError`.
  public func parts(of request: URLRequest) -> AsyncThrowingStream<Part, any Error> {
    let (stream, continuation) = AsyncThrowingStream<Part, any Error>.makeStream()
    let task = session.dataTask(with: request)
    delegate.add(task, continuation)
    continuation.onTermination = { [delegate, queue = session.delegateQueue] termination in
      guard case .cancelled = termination else { return }
      queue.addOperation { delegate.cancel(task) }
    }
    task.resume()
    return stream
  }

  private final class Delegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Guards the properties below; a `Mutex` would need iOS 18.
    private let lock = NSLock()
    private var continuations: [Int: AsyncThrowingStream<Part, any Error>.Continuation] = [:]

    func add(_ task: URLSessionTask, _ continuation: AsyncThrowingStream<Part, any Error>.Continuation) {
      lock.withLock { continuations[task.taskIdentifier] = continuation }
    }

    /// On the delegate's queue: a task that is known there has not completed.
    func cancel(_ task: URLSessionTask) {
      if continuation(task) != nil { task.cancel() }
    }

    private func continuation(_ task: URLSessionTask) -> AsyncThrowingStream<Part, any Error>.Continuation? {
      lock.withLock { continuations[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse { continuation(dataTask)?.yield(.head(response)) }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      continuation(dataTask)?.yield(.body(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let continuation = lock.withLock { continuations.removeValue(forKey: task.taskIdentifier) }
      continuation?.finish(throwing: error)
    }
  }
}
