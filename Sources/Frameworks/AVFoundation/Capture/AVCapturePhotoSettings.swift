import Foundation
import Synchronization

/// The settings of a photo capture.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
  private static let last = Mutex<Int64>(0)

  /// A unique identifier.
  public let uniqueID: Int64
  /// The format; nil for raw only.
  public let format: [String: Any]?
  /// The file type; nil for the default.
  public let processedFileType: AVFileType?
  /// The raw pixel format; 0 for none.
  public let rawPhotoPixelFormatType: OSType
  /// The raw file type; nil for the default.
  public let rawFileType: AVFileType?

  private init(
    _ id: Int64?, _ format: [String: Any]?, _ fileType: AVFileType?, raw: OSType = 0, _ rawFileType: AVFileType? = nil
  ) {
    uniqueID =
      id
      ?? Self.last.withLock { last in
        last += 1
        return last
      }
    (self.format, processedFileType) = (format, fileType)
    (rawPhotoPixelFormatType, self.rawFileType) = (raw, rawFileType)
  }

  /// Creates settings for JPEG.
  public override convenience init() { self.init(format: nil) }
  /// Creates settings for a format; nil for JPEG.
  public convenience init(format: [String: Any]?) {
    self.init(nil, format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg], nil)
  }
  /// Creates settings for a raw photo.
  public convenience init(rawPixelFormatType: OSType) { self.init(nil, nil, nil, raw: rawPixelFormatType) }
  /// Creates settings for a raw photo and an encoded one.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(nil, processedFormat, nil, raw: rawPixelFormatType)
  }
  /// Creates settings for a raw photo and an encoded one, with file types.
  public convenience init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) { self.init(nil, processedFormat, processedFileType, raw: rawPixelFormatType, rawFileType) }
  /// Creates the same settings for another photo.
  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(nil, like: photoSettings) }

  private convenience init(_ id: Int64?, like other: AVCapturePhotoSettings) {
    self.init(
      id, other.format, other.processedFileType, raw: other.rawPhotoPixelFormatType, other.rawFileType)
    (flashMode, isAutoRedEyeReductionEnabled) = (other.flashMode, other.isAutoRedEyeReductionEnabled)
    photoQualityPrioritization = other.photoQualityPrioritization
    (maxPhotoDimensions, metadata) = (other.maxPhotoDimensions, other.metadata)
    isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
    (livePhotoMovieFileURL, livePhotoVideoCodecType) = (other.livePhotoMovieFileURL, other.livePhotoVideoCodecType)
    (previewPhotoFormat, embeddedThumbnailPhotoFormat) = (other.previewPhotoFormat, other.embeddedThumbnailPhotoFormat)
    (isDepthDataDeliveryEnabled, embedsDepthDataInPhoto) =
      (other.isDepthDataDeliveryEnabled, other.embedsDepthDataInPhoto)
    isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
    isShutterSoundSuppressed = other.isShutterSoundSuppressed
  }

  /// Returns a copy with the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(uniqueID, like: self) }

  /// The flash mode.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether red-eye reduction is enabled.
  open var isAutoRedEyeReductionEnabled = false
  /// The priority between quality and speed.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The maximum size of the photo.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether it has the highest resolution, as before iOS 16.
  open var isHighResolutionPhotoEnabled = false
  /// The URL for the movie of a Live Photo; nil for a still photo.
  open var livePhotoMovieFileURL: URL?
  /// The codec of the Live Photo's movie.
  open var livePhotoVideoCodecType = AVVideoCodecType.hevc
  /// The format of the preview.
  open var previewPhotoFormat: [String: Any]?
  /// The available pixel formats of the preview: none without a camera.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// The format of the embedded thumbnail.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The available codecs of the embedded thumbnail: none without a camera.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Whether depth data is delivered.
  open var isDepthDataDeliveryEnabled = false
  /// Whether depth data is embedded in the file.
  open var embedsDepthDataInPhoto = true
  /// Whether a portrait matte is delivered.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The metadata to write into the file.
  open var metadata: [String: Any] = [:]
  private var isShutterSoundSuppressed = false
  /// Whether the shutter sound is suppressed.
  @available(iOS 18.0, *)
  open var isShutterSoundSuppressionEnabled: Bool {
    get { isShutterSoundSuppressed }
    set { isShutterSoundSuppressed = newValue }
  }
}

/// The resolved settings of a photo capture.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The identifier of the settings.
  public let uniqueID: Int64

  init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }

  /// The size of the photo: zero.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the raw photo: zero.
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the preview: zero.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the Live Photo's movie: zero.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The number of photos to expect: none.
  open var expectedPhotoCount: Int { 0 }
  /// Whether the flash is used: no.
  open var isFlashEnabled: Bool { false }
  /// Whether red-eye reduction is used: no.
  open var isRedEyeReductionEnabled: Bool { false }
  /// The processing time.
  open var photoProcessingTimeRange: CMTimeRange { .zero }
}
