import Foundation

/// What can be loaded of something.
public struct AVAsyncProperty<Root, Value>: Sendable {
  fileprivate let value: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// How long it plays.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { try $0.readDuration() } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

/// Something that plays for a time. Caveat: of its content only the length is read, from files on the phone in the formats WAV, MP3, MP4,
/// M4A and MOV.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?
  /// Read when it is asked for first.
  lazy var length: Double? = address.flatMap { MediaFile.duration(of: $0) }
  private let lock = NSLock()

  init(address: URL?) { self.address = address }

  /// What plays from an address.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// How long it plays; indefinite if that cannot be told.
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

  /// Reads a property. Throws if the file cannot be read.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { try property.value(self) }

  /// Reads two properties. Throws if the file cannot be read.
  open func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (try propertyA.value(self), try propertyB.value(self)) }
}

/// Something that plays from an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where it comes from.
  public let url: URL

  /// What plays from an address. Caveat: there are no options that have an effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
}
