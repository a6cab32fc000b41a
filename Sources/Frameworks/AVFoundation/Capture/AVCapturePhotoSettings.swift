import Foundation
import Synchronization

/// How one photo is taken.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
  private static let last = Mutex<Int64>(0)

  /// Tells it from others.
  public let uniqueID: Int64
  /// How the photo is encoded; nil for a raw one only.
  public let format: [String: Any]?
  /// In which kind of file; nil for the usual one.
  public let processedFileType: AVFileType?
  /// How a raw photo's pixels are made up; 0 for none.
  public let rawPhotoPixelFormatType: OSType
  /// In which kind of file a raw one is; nil for the usual one.
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

  /// A photo as JPEG.
  public override convenience init() { self.init(format: nil) }
  /// A photo that is encoded in a way; nil for JPEG.
  public convenience init(format: [String: Any]?) {
    self.init(nil, format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg], nil)
  }
  /// A raw photo.
  public convenience init(rawPixelFormatType: OSType) { self.init(nil, nil, nil, raw: rawPixelFormatType) }
  /// A raw photo, and one that is encoded.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(nil, processedFormat, nil, raw: rawPixelFormatType)
  }
  /// A raw photo, and one that is encoded, in files of some kinds.
  public convenience init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) { self.init(nil, processedFormat, processedFileType, raw: rawPixelFormatType, rawFileType) }
  /// The same for another photo.
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

  /// The same, with the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(uniqueID, like: self) }

  /// When the flash goes off.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether red eyes are made dark.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether quality or speed counts.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// How large the photo may be.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether it is as large as can be, as that was said before iOS 16.
  open var isHighResolutionPhotoEnabled = false
  /// Where the film of a Live Photo goes; nil for a still photo.
  open var livePhotoMovieFileURL: URL?
  /// How the film of a Live Photo is encoded.
  open var livePhotoVideoCodecType = AVVideoCodecType.hevc
  /// How the small picture beside it is made up.
  open var previewPhotoFormat: [String: Any]?
  /// How the small picture's pixels can be made up: in no way without a camera.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// How the small picture inside is made up.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// How the small picture inside can be encoded: in no way without a camera.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Whether distances come along.
  open var isDepthDataDeliveryEnabled = false
  /// Whether distances are in the file.
  open var embedsDepthDataInPhoto = true
  /// Whether what is in front comes along.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// What else is written into the file.
  open var metadata: [String: Any] = [:]
  private var isShutterSoundSuppressed = false
  /// Whether the phone makes no sound.
  @available(iOS 18.0, *)
  open var isShutterSoundSuppressionEnabled: Bool {
    get { isShutterSoundSuppressed }
    set { isShutterSoundSuppressed = newValue }
  }
}

/// How one photo is really taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// That of the settings.
  public let uniqueID: Int64

  init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }

  /// How large the photo is: it has no pixels.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// How large a raw one is: it has no pixels.
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// How large the small one is: it has no pixels.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// How large the film of a Live Photo is: it has no pixels.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// How many photos come: none.
  open var expectedPhotoCount: Int { 0 }
  /// Whether the flash goes off: no.
  open var isFlashEnabled: Bool { false }
  /// Whether red eyes are made dark: no.
  open var isRedEyeReductionEnabled: Bool { false }
  /// How long it takes.
  open var photoProcessingTimeRange: CMTimeRange { .zero }
}
