import Foundation
import ScrollworkUIKit

/// Hears of one of several pictures of a film: the time that was asked for, the picture, its time, what came of it,
/// and why not.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
  ) -> Void

/// Takes pictures out of a film. Caveat: no film is decoded, so every one fails with `AVError.decoderNotFound`, or
/// `AVError.fileFormatNotRecognized` for a file of no format that is known.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What came of a picture.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded = 0
    /// It is not.
    case failed = 1
    /// Nobody wanted it any more.
    case cancelled = 2
  }

  /// How a picture is cut.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the film says, with square pixels.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// Not, with square pixels.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// Not.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The film.
  public let asset: AVAsset
  /// How large a picture may be; zero for as it is.
  open var maximumSize = CGSize.zero
  /// Whether it is turned as the film says.
  open var appliesPreferredTrackTransform = false
  /// How a picture is cut.
  open var apertureMode: ApertureMode?
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Takes pictures out of a film.
  public init(asset: AVAsset) { self.asset = asset }

  private var failure: AVError { AVError(asset.isPlayable ? .decoderNotFound : .fileFormatNotRecognized) }

  /// The picture at a time. Throws always.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
  /// The pictures at some times: each a failure.
  open func images(for times: [CMTime]) -> Images { Images(times: times, error: failure) }
  /// The picture at a time. Throws always.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure
  }
  /// Tells of the picture at a time: of its failure, in the next turn of the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let error = failure
    DispatchQueue.main.async { handler(nil, .invalid, error) }
  }
  /// Tells of the pictures at some times: of the failure of each, in the next turn of the main queue.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    let (times, error) = (requestedTimes.map(\.timeValue), failure)
    DispatchQueue.main.async { times.forEach { handler($0, nil, .invalid, .failed, error) } }
  }
  /// Does nothing: all have failed.
  open func cancelAllCGImageGeneration() {}
}

extension AVAssetImageGenerator {
  /// The pictures at some times.
  public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// A picture, or why there is none.
    public enum Element: Sendable {
      /// It is there.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// It is not.
      case failure(requestedTime: CMTime, error: any Error)

      /// The time that was asked for.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      /// The picture. Throws if there is none.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
      /// Its time. Throws if there is none.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): return time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    fileprivate var times: [CMTime]
    fileprivate let error: AVError

    /// The next one.
    public mutating func next() async -> Element? {
      times.isEmpty ? nil : .failure(requestedTime: times.removeFirst(), error: error)
    }
    public func makeAsyncIterator() -> Images { self }
  }
}

// `NSValue` on Linux holds no structure of ours, so the four parts of a time are in a rectangle.
extension NSValue {
  /// A time. Caveat: of its parts only 53 bits each.
  public convenience init(time: CMTime) {
    self.init(
      rect: CGRect(
        x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue),
        height: Double(time.epoch)))
  }
  /// The time that it was made from.
  public var timeValue: CMTime {
    let parts = rectValue
    return CMTime(
      value: CMTimeValue(parts.origin.x), timescale: CMTimeScale(parts.origin.y),
      flags: CMTimeFlags(rawValue: UInt32(parts.size.width)), epoch: CMTimeEpoch(parts.size.height))
  }
}
