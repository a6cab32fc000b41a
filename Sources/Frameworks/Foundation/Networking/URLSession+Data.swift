import Foundation
import FoundationNetworking
import Synchronization

// FoundationNetworking has these with an optional delegate parameter, which does not satisfy an app's protocol without
// one. Its own can also block two threads forever when a Swift task is cancelled as its request ends: the cancelling
// thread holds the Swift task's lock and waits for the session's queue, which waits for the lock to resume the task.
extension URLSession {
  /// Loads a request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await result { dataTask(with: request, completionHandler: $0) }
  }

  /// Loads a URL.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

  /// Uploads data with a request.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await result { uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  /// Uploads a file with a request.
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await result { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
  }

  /// Downloads what a request loads to a temporary file, which is the caller's to move or delete.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await result { end in
      downloadTask(with: request) { file, response, error in
        // The session deletes its file when this returns.
        let kept = Result { try file.map(Self.kept) }
        switch kept {
        case .success(let kept): end(kept, response, error)
        case .failure(let failure): end(nil, response, error ?? failure)
        }
      }
    }
  }

  /// Downloads a URL to a temporary file, which is the caller's to move or delete.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  private static func kept(_ file: URL) throws -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "CFNetworkDownload_\(UUID().uuidString).tmp")
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }

  /// Starts a task and returns with its end, which it reports to the closure it is given.
  private func result<Value: Sendable>(
    of start: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let transfer = Transfer()
    let queue = delegateQueue
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = start { value, response, error in
          transfer.end()
          if let value, let response {
            continuation.resume(returning: (value, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        transfer.begin(task)
      }
    } onCancel: {
      queue.addOperation { transfer.cancel() }
    }
  }
}

/// A task in transfer. It is cancelled on the queue on which its end is reported, and never after it.
private final class Transfer: Sendable {
  private enum State: @unchecked Sendable {
    case waiting
    case running(URLSessionTask)
    case cancelled
    case over
  }

  private let state = Mutex(State.waiting)

  func begin(_ task: URLSessionTask) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .running(task)
      return false
    }
    if isCancelled { task.cancel() } else { task.resume() }
  }

  func end() { state.withLock { $0 = .over } }

  func cancel() {
    let task = state.withLock { state -> URLSessionTask? in
      switch state {
      case .waiting: state = .cancelled
      case .running(let task): return task
      case .cancelled, .over: break
      }
      return nil
    }
    task?.cancel()
  }
}
