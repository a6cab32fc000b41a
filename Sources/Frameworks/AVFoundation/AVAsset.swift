import Foundation

/// A property that can be loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The duration.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { try $0.readDuration() } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// All metadata, in the order of the file.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  /// The metadata with a key that all formats share.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataFormat] {
  /// The formats of the metadata.
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    .init { $0.availableMetadataFormats }
  }
}

extension AVAsyncProperty where Root == AVAsset, Value == AVMetadataItem? {
  /// The date of creation; nil if there is none.
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init { $0.creationDate } }
}

extension AVAsyncProperty where Root == AVAsset, Value == String? {
  /// The lyrics; nil if there are none.
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init { $0.lyrics } }
}

/// A timed media asset. Caveat: of its content only the duration, the metadata and what the file says of its tracks are
/// read, from files on the phone and from resource loaders, in the formats WAV, MP3, MP4, M4A and MOV.
open class AVAsset: NSObject, @unchecked Sendable {
  /// What is known of the content.
  struct Content {
    /// In seconds; nil if it cannot be read.
    var duration: Double?
    var metadata: [AVMetadataItem] = []
    var tracks: [AVAssetTrack] = []
    /// Why it could not be loaded.
    var error: (any Error)?

    init() {}
    init(of data: Data) {
      (duration, metadata) = (MediaFile.duration(of: data), MediaTags.items(in: data))
      tracks = MediaTracks.tracks(of: data, duration: duration)
    }
  }

  let address: URL?
  private let lock = NSLock()
  private var loaded: Content?

  init(address: URL?) { self.address = address }

  /// Creates an asset from a URL.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// What is known of the content: of a file, all.
  final var content: Content {
    lock.withLock {
      if let loaded { return loaded }
      guard let address, address.isFileURL, let data = try? Data(contentsOf: address, options: .mappedIfSafe) else {
        return Content()
      }
      let content = Content(of: data)
      loaded = content
      return content
    }
  }

  /// Keeps the content that a resource loader has loaded.
  final func take(_ content: Content) { lock.withLock { loaded = content } }

  /// Calls back in a later turn of the main queue, when as much is known of the content as ever will be.
  func whenLoaded(_ done: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: done) }

  private func loadContent() async {
    guard address?.isFileURL == false else { return }
    await withCheckedContinuation { waiter in whenLoaded { waiter.resume() } }
  }

  /// The duration; indefinite if unknown.
  open var duration: CMTime { content.duration.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite }

  /// Whether it can be played.
  open var isPlayable: Bool { content.duration != nil }

  fileprivate func readDuration() throws -> CMTime {
    let known = content
    if let error = known.error { throw error }
    guard let duration = known.duration else { throw AVError(.fileFormatNotRecognized) }
    return CMTime(seconds: duration, preferredTimescale: 600)
  }

  // MARK: Metadata

  /// All metadata, in the order of the file: ID3, iTunes, QuickTime and the information of WAV files.
  open var metadata: [AVMetadataItem] { content.metadata }
  /// The metadata with a key that all formats share.
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
  /// The formats of the metadata.
  open var availableMetadataFormats: [AVMetadataFormat] {
    metadata.map { MediaTags.format(of: $0.keySpace) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  /// Returns the metadata of a format.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    metadata.filter { MediaTags.format(of: $0.keySpace) == format }
  }
  /// The date of creation; nil if there is none.
  open var creationDate: AVMetadataItem? { metadata.first { $0.commonKey == .commonKeyCreationDate } }
  /// The lyrics; nil if there are none.
  open var lyrics: String? {
    metadata.first { [.id3MetadataUnsynchronizedLyric, .iTunesMetadataLyrics].contains($0.identifier) }?.stringValue
  }

  // MARK: Loading

  /// Loads a property. Throws if the file cannot be read.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    await loadContent()
    return try property.value(self)
  }

  /// Loads two properties. Throws if the file cannot be read.
  open func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    await loadContent()
    return (try propertyA.value(self), try propertyB.value(self))
  }

  /// Loads three properties. Throws if the file cannot be read.
  open func load<A, B, C>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
    _ propertyC: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) {
    await loadContent()
    return (try propertyA.value(self), try propertyB.value(self), try propertyC.value(self))
  }

  /// Loads the metadata of a format.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    await loadContent()
    return metadata(forFormat: format)
  }

  /// Loads the metadata of a format, and passes them in a later turn of the main queue.
  open func loadMetadata(
    for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
  ) {
    whenLoaded {
      let error = self.content.error
      completionHandler(error == nil ? self.metadata(forFormat: format) : nil, error)
    }
  }

  /// Cancels loading by a resource loader. Files are not loaded in parts, so there is nothing to cancel.
  open func cancelLoading() {}
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL.
  public let url: URL
  /// Loads the content if the URL has a scheme of the app's, by its delegate.
  public let resourceLoader = AVAssetResourceLoader()

  /// Creates an asset from a URL. Caveat: no option has an effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }

  override func whenLoaded(_ done: @escaping @Sendable () -> Void) {
    let isOwn = !["file", "http", "https", "data"].contains(url.scheme?.lowercased())
    guard isOwn, resourceLoader.delegate != nil else { return super.whenLoaded(done) }
    resourceLoader.load(url) { result in
      switch result {
      case .success(let data): self.take(Content(of: data))
      case .failure(let error):
        var content = Content()
        content.error = error
        self.take(content)
      }
      DispatchQueue.main.async(execute: done)
    }
  }

  open override func cancelLoading() { resourceLoader.cancel() }
}
