import Foundation
import ScrollworkUIKit

/// Receives one of several images of a video: the requested time, the image, its time, the result, and the error.
public typealias AVAssetImageGeneratorCompletionHandler =
  @Sendable (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
  ) -> Void

/// Extracts images from a video. Caveat: no video is decoded, so every image fails with `AVError.decoderNotFound`, or
/// `AVError.fileFormatNotRecognized` for an unknown file format.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The result of an image.
  public enum Result: Int, Sendable {
    /// Succeeded.
    case succeeded = 0
    /// Failed.
    case failed = 1
    /// Cancelled.
    case cancelled = 2
  }

  /// How an image is cropped.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the video specifies, with square pixels.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// Not cropped, with square pixels.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// Not cropped.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The asset.
  public let asset: AVAsset
  /// The maximum size of an image; zero for the original size.
  open var maximumSize = CGSize.zero
  /// Whether the video's own rotation is applied.
  open var appliesPreferredTrackTransform = false
  /// How an image is cropped.
  open var apertureMode: ApertureMode?
  /// The tolerance before the requested time.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The tolerance after the requested time.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for an asset.
  public init(asset: AVAsset) { self.asset = asset }

  private var failure: AVError { AVError(asset.isPlayable ? .decoderNotFound : .fileFormatNotRecognized) }

  /// Returns the image at a time. Always throws.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
  /// Returns the images at some times: all failures.
  open func images(for times: [CMTime]) -> Images { Images(times: times, error: failure) }
  /// Returns the image at a time. Always throws.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure
  }
  /// Reports the image at a time: a failure, in the next turn of the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let error = failure
    DispatchQueue.main.async { handler(nil, .invalid, error) }
  }
  /// Reports the images at some times: a failure for each, in the next turn of the main queue.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    let (times, error) = (requestedTimes.map(\.timeValue), failure)
    DispatchQueue.main.async { times.forEach { handler($0, nil, .invalid, .failed, error) } }
  }
  /// Does nothing: all have failed already.
  open func cancelAllCGImageGeneration() {}
}

extension AVAssetImageGenerator {
  /// The images at some times.
  public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// An image, or its error.
    public enum Element: Sendable {
      /// Succeeded.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// Failed.
      case failure(requestedTime: CMTime, error: any Error)

      /// The requested time.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      /// The image. Throws if it failed.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
      /// Its time. Throws if it failed.
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

    /// Returns the next element.
    public mutating func next() async -> Element? {
      times.isEmpty ? nil : .failure(requestedTime: times.removeFirst(), error: error)
    }
    public func makeAsyncIterator() -> Images { self }
  }
}

// `NSValue` on Linux cannot hold custom structures, so the four parts of a time are stored in a rectangle.
extension NSValue {
  /// Creates a value from a time. Caveat: only 53 bits of each part are kept.
  public convenience init(time: CMTime) {
    self.init(
      rect: CGRect(
        x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue),
        height: Double(time.epoch)))
  }
  /// The time that the value was created from.
  public var timeValue: CMTime {
    let parts = rectValue
    return CMTime(
      value: CMTimeValue(parts.origin.x), timescale: CMTimeScale(parts.origin.y),
      flags: CMTimeFlags(rawValue: UInt32(parts.size.width)), epoch: CMTimeEpoch(parts.size.height))
  }
}
