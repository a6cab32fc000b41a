import Foundation

/// A property that can be loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  fileprivate let value: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The duration.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { try $0.readDuration() } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

/// A timed media asset. Caveat: of its content only the duration is read, from files on the phone in the formats WAV,
/// MP3, MP4, M4A and MOV.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?
  /// Read on first access.
  lazy var length: Double? = address.flatMap { MediaFile.duration(of: $0) }
  private let lock = NSLock()

  init(address: URL?) { self.address = address }

  /// Creates an asset from a URL.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// The duration; indefinite if unknown.
  open var duration: CMTime {
    lock.withLock { length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite }
  }

  /// Whether it can be played.
  open var isPlayable: Bool { lock.withLock { length != nil } }

  fileprivate func readDuration() throws -> CMTime {
    let known = duration
    guard known.isNumeric else { throw AVError(.fileFormatNotRecognized) }
    return known
  }

  /// Loads a property. Throws if the file cannot be read.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { try property.value(self) }

  /// Loads two properties. Throws if the file cannot be read.
  open func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (try propertyA.value(self), try propertyB.value(self)) }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL.
  public let url: URL

  /// Creates an asset from a URL. Caveat: no option has an effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
}
