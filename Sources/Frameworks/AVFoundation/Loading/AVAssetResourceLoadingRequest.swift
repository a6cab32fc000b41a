import Foundation
import ScrollworkFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request for the content of an asset. It can be answered on any thread.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  private enum State {
    case open, finished, cancelled
  }

  /// The URL request of the resource.
  public let request: URLRequest
  /// What is asked about the content; nil once it is known.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The bytes that are asked for.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// The response of a server, if the app has one. Caveat: it is only kept.
  open var response: URLResponse?
  /// Where the content is, if it is elsewhere. Caveat: only a file is read; of anything else the duration stays
  /// unknown.
  open var redirect: URLRequest?

  private let lock = NSLock()
  private var state = State.open
  private let done: @Sendable (AVAssetResourceLoadingRequest, (any Error)?) -> Void

  init(
    _ url: URL, _ data: AVAssetResourceLoadingDataRequest,
    _ information: AVAssetResourceLoadingContentInformationRequest?,
    done: @escaping @Sendable (AVAssetResourceLoadingRequest, (any Error)?) -> Void
  ) {
    (request, dataRequest, contentInformationRequest, self.done) = (URLRequest(url: url), data, information, done)
  }

  /// Whether it was answered.
  open var isFinished: Bool { lock.withLock { state == .finished } }
  /// Whether it was cancelled.
  open var isCancelled: Bool { lock.withLock { state == .cancelled } }

  /// Says that all that was asked for has been provided.
  open func finishLoading() { if change(to: .finished) { done(self, nil) } }

  /// Says that the content cannot be loaded; nil means an unknown error.
  open func finishLoading(with error: (any Error)?) {
    if change(to: .finished) { done(self, error ?? AVError(.unknown)) }
  }

  var received: Data { dataRequest?.received ?? Data() }

  /// Returns false if it was answered before.
  @discardableResult
  func cancel() -> Bool { change(to: .cancelled) }
  /// Returns false if it was answered before.
  func refuse() -> Bool { change(to: .finished) }

  private func change(to new: State) -> Bool {
    lock.withLock {
      guard state == .open else { return false }
      state = new
      return true
    }
  }
}

/// A request to renew a resource. Caveat: none is made, as nothing expires.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// What is asked about content. The app sets it before the request is finished.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// The uniform type identifier. Caveat: it is only kept; the content itself says what it is.
  open var contentType: String?
  /// The types that can be played; nil for all.
  open var allowedContentTypes: [String]? { nil }
  /// The length in bytes.
  open var contentLength: Int64 = 0
  /// Whether parts can be asked for. Caveat: it is only kept, since all of the content is asked for.
  open var isByteRangeAccessSupported = false
  /// Whether all of the content is available at once. Caveat: it is only kept.
  open var isEntireLengthAvailableOnDemand = false
  /// When the resource must be renewed. Caveat: it is only kept.
  open var renewalDate: Date?

  override init() {}
}

/// A request for bytes. The app answers in parts, in order.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// The position of the first byte.
  public let requestedOffset: Int64
  /// The number of bytes.
  public let requestedLength: Int
  /// Whether everything until the end is asked for, whatever the length.
  public let requestsAllDataToEndOfResource: Bool
  private let lock = NSLock()
  private var data = Data()

  init(offset: Int64, length: Int, isAll: Bool) {
    (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, isAll)
  }

  /// The position of the next byte.
  open var currentOffset: Int64 { lock.withLock { requestedOffset + Int64(data.count) } }

  /// Provides the next bytes.
  open func respond(with data: Data) { lock.withLock { self.data.append(data) } }

  var received: Data { lock.withLock { data } }
}
