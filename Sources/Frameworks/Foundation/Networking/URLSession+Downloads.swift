import Foundation
import FoundationNetworking

extension URLSession {
  /// All unfinished tasks, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }

  /// Continues a download. The file at the returned URL is the app's to move or delete.
  ///
  /// Caveat: this platform's sessions cannot continue a download, so it fails.
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw URLError(.cannotParseResponse)
  }
}

extension URLSessionDownloadTask {
  /// Cancels the download and returns what is needed to continue it; nil if it cannot be continued.
  @discardableResult
  public func cancelByProducingResumeData() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }
}
