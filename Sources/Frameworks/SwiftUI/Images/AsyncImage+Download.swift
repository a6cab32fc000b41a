import DisplayList
import Foundation
import Rasterizer
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads an image file and decodes it, off the main actor.
enum ImageDownload {
  /// The maximum file size, in bytes.
  static let maximumBytes = 32 << 20

  /// - Throws: `URLError`, `ImageError` for data that is not an image, or `CancellationError`.
  @concurrent
  static func picture(at url: URL) async throws -> (bitmap: Bitmap, mayBeKept: Bool) {
    let file = try await file(at: url)
    try Task.checkCancellation()
    return (try await ImageDecoder.picture(in: file.data), file.mayBeKept)
  }

  private static func file(at url: URL) async throws -> (data: Data, mayBeKept: Bool) {
    switch url.scheme?.lowercased() {
    case "http", "https":
      let (data, response) = try await ImageTransfers.shared.data(from: url)
      let policy = response.value(forHTTPHeaderField: "Cache-Control")?.lowercased() ?? ""
      return (data, !policy.contains("no-store"))
    case "file": return (try contents(of: url), true)
    case "data": return (try contents(ofData: url.absoluteString), true)
    default: throw URLError(.unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
  }

  private static func contents(of url: URL) throws -> Data {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    // Anything else, such as a pipe, may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw URLError(.fileIsDirectory) }
    guard let size = attributes[.size] as? Int, size <= maximumBytes else {
      throw URLError(.dataLengthExceedsMaximum)
    }
    return try Data(contentsOf: url)
  }

  /// Returns the contents of a URL like "data:image/png;base64,...".
  private static func contents(ofData address: String) throws -> Data {
    guard address.utf8.count <= maximumBytes * 2, let comma = address.firstIndex(of: ","),
      let text = address[address.index(after: comma)...].removingPercentEncoding,
      address[..<comma].lowercased().hasSuffix(";base64"),
      let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
    else { throw URLError(.badURL) }
    return data
  }
}

/// Transfers in progress. A body is abandoned as soon as it is too long, instead of being read to its end.
///
/// Caveat: FoundationNetworking keeps reading while it delivers data, so a server that sends a gigabyte a second gets
/// through some hundred megabytes before it is cut off.
private final class ImageTransfers: NSObject, URLSessionDataDelegate, Sendable {
  static let shared = ImageTransfers()

  private struct Transfer {
    let continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>
    var data = Data()
    /// The bytes received, kept or not.
    var received = 0
    /// The reason for abandoning the transfer, if it was.
    var failure: URLError?
  }

  private let transfers = Mutex<[Int: Transfer]>([:])
  private let session = Mutex<URLSession?>(nil)

  /// FoundationNetworking traps if a task is cancelled while its session queries the response cache. Images have a
  /// cache of their own, decoded.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return configuration
  }

  private func task(for url: URL) -> URLSessionDataTask {
    session.withLock { session in
      let made = session ?? URLSession(configuration: Self.configuration, delegate: self, delegateQueue: nil)
      session = made
      return made.dataTask(with: url)
    }
  }

  func data(from url: URL) async throws -> (Data, HTTPURLResponse) {
    try Task.checkCancellation()
    let task = task(for: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfers.withLock { $0[task.taskIdentifier] = Transfer(continuation: continuation) }
        task.resume()
        // A cancellation before the transfer was registered notified nobody.
        guard Task.isCancelled else { return }
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.continuation.resume(throwing: CancellationError())
      }
    } onCancel: {
      cancel(task)
    }
  }

  /// `URLSessionTask.cancel()` waits for the session's own queue, which may be waiting for the calling thread. So it is
  /// called on a queue that nothing waits for.
  ///
  /// A completed transfer is left alone: FoundationNetworking traps if it ends while it is being cancelled.
  private func cancel(_ task: URLSessionDataTask) {
    Self.cancelling.async { [self] in
      if transfers.withLock({ $0[task.taskIdentifier] != nil }) { task.cancel() }
    }
  }

  private static let cancelling = DispatchQueue(label: "AsyncImage.cancelling")

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    // An error page is short: it is read to its end and discarded.
    if !(200..<300).contains(status) { fail(dataTask, .badServerResponse) }
    guard response.expectedContentLength > ImageDownload.maximumBytes else { return completionHandler(.allow) }
    // The handler is not called: FoundationNetworking keeps reading after `.cancel`, and resumes a cancelled task after
    // `.allow`.
    fail(dataTask, .dataLengthExceedsMaximum)
    cancel(dataTask)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = transfers.withLock { transfers in
      guard var transfer = transfers.removeValue(forKey: dataTask.taskIdentifier) else { return false }
      if transfer.failure == nil { transfer.data.append(data) }
      transfer.received += data.count
      transfers[dataTask.taskIdentifier] = transfer
      return transfer.received > ImageDownload.maximumBytes
    }
    guard isTooLong else { return }
    fail(dataTask, .dataLengthExceedsMaximum)
    cancel(dataTask)
  }

  /// Makes the task end with this error, whatever else it ends with.
  private func fail(_ task: URLSessionDataTask, _ code: URLError.Code) {
    transfers.withLock { transfers in
      guard transfers[task.taskIdentifier]?.failure == nil else { return }
      transfers[task.taskIdentifier]?.failure = URLError(code)
      transfers[task.taskIdentifier]?.data = Data()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error = transfer.failure ?? error {
      transfer.continuation.resume(throwing: error)
    } else if let response = task.response as? HTTPURLResponse {
      transfer.continuation.resume(returning: (transfer.data, response))
    } else {
      transfer.continuation.resume(throwing: URLError(.badServerResponse))
    }
  }
}
