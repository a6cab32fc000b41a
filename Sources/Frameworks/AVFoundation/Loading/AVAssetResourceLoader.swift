import Foundation

/// Answers requests for the content of assets whose URLs have a scheme of the app's.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
  /// Returns whether the app answers a request, now or later. If not, the asset cannot be loaded.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest:
      AVAssetResourceLoadingRequest
  ) -> Bool
  /// Returns whether the app renews a resource. Caveat: never called, as nothing expires.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest:
      AVAssetResourceRenewalRequest
  ) -> Bool
  /// A request was cancelled: no answer is needed.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  /// Returns false.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest:
      AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// Returns false.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest:
      AVAssetResourceRenewalRequest
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// Asks a delegate for the content of an asset.
///
/// As Apple's, it first asks what the content is, along with its first two bytes, and then for all of it: seen. Caveat:
/// since nothing is decoded, the whole content is loaded once, before the asset can be played.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var receiver: (any AVAssetResourceLoaderDelegate)?
  private var queue: DispatchQueue?
  private var current: AVAssetResourceLoadingRequest?
  private var waiting: [@Sendable (Result<Data, any Error>) -> Void] = []
  private var result: Result<Data, any Error>?

  override init() {}

  deinit { current?.cancel() }

  /// The delegate.
  open var delegate: (any AVAssetResourceLoaderDelegate)? { lock.withLock { receiver } }
  /// The queue on which the delegate is called; nil for the main queue.
  open var delegateQueue: DispatchQueue? { lock.withLock { queue } }
  /// Whether keys of protected content are loaded early. Caveat: there is no protected content.
  open var preloadsEligibleContentKeys = false

  /// Sets the delegate and the queue on which it is called; nil means the main queue.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    lock.withLock { (receiver, queue) = (delegate, delegateQueue) }
  }

  /// Loads a resource once, and passes it to all that ask.
  func load(_ url: URL, _ done: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    let (known, isFirst) = lock.withLock {
      if result == nil { waiting.append(done) }
      return (result, waiting.count == 1)
    }
    if let known { return done(known) }
    if isFirst { ask(url, .init(offset: 0, length: 2, isAll: false), information: .init()) }
  }

  /// Cancels the current request.
  func cancel() {
    guard let request = lock.withLock({ current }), request.cancel() else { return }
    (delegateQueue ?? .main).async { self.delegate?.resourceLoader(self, didCancel: request) }
    end(.failure(AVError(.operationCancelled)))
  }

  private func ask(
    _ url: URL, _ data: AVAssetResourceLoadingDataRequest,
    information: AVAssetResourceLoadingContentInformationRequest?
  ) {
    let request = AVAssetResourceLoadingRequest(url, data, information) { [weak self] in self?.didFinish($0, $1) }
    lock.withLock { current = request }
    (delegateQueue ?? .main).async {
      let waits = self.delegate?.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request) ?? false
      if !waits, request.refuse() { self.end(.failure(URLError(.unsupportedURL))) }
    }
  }

  private func didFinish(_ request: AVAssetResourceLoadingRequest, _ error: (any Error)?) {
    if let error { return end(.failure(error)) }
    if let address = request.redirect?.url {
      return end(Result { address.isFileURL ? try Data(contentsOf: address) : Data() })
    }
    let data = request.received
    guard let information = request.contentInformationRequest, information.contentLength > Int64(data.count),
      let url = request.request.url
    else { return end(.success(data)) }
    let length = Int(clamping: information.contentLength)
    ask(url, .init(offset: 0, length: length, isAll: true), information: nil)
  }

  private func end(_ new: Result<Data, any Error>) {
    let all = lock.withLock {
      defer { (waiting, current, result) = ([], nil, new) }
      return waiting
    }
    for done in all { done(new) }
  }
}
