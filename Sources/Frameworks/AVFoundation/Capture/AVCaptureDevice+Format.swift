import Foundation

/// A range of frame rates.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The minimum.
  public let minFrameRate: Double
  /// The maximum.
  public let maxFrameRate: Double

  init(_ rates: ClosedRange<Double>) { (minFrameRate, maxFrameRate) = (rates.lowerBound, rates.upperBound) }

  /// The frame duration at the maximum rate.
  open var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }
  /// The frame duration at the minimum rate.
  open var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }
}

/// The colour space of a camera.
public enum AVCaptureColorSpace: Int, Sendable {
  /// That of most screens.
  case sRGB = 0
  /// That of Apple's screens.
  case P3_D65 = 1
  /// That of HDR television.
  case HLG_BT2020 = 2
  /// That of the sensor.
  case appleLog = 3
}

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// A format of a camera.
  open class Format: NSObject, @unchecked Sendable {
    override init() {}

    /// The media type.
    open var mediaType: AVMediaType { .video }
    /// The description, with the size of images.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    /// The supported frame rates.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// The field of view in degrees.
    open var videoFieldOfView: Float { 0 }
    /// The maximum zoom factor.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// The zoom factor above which pixels are upscaled.
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// Whether HDR is supported.
    open var isVideoHDRSupported: Bool { false }
    /// Whether it works with several cameras at once.
    open var isMultiCamSupported: Bool { false }
    /// Whether it supports the highest photo quality.
    open var isHighestPhotoQualitySupported: Bool { false }
    /// The supported sizes of photos.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// The supported colour spaces.
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    /// The minimum sensitivity.
    open var minISO: Float { 0 }
    /// The maximum sensitivity.
    open var maxISO: Float { 0 }
    /// The minimum exposure duration.
    open var minExposureDuration: CMTime { .zero }
    /// The maximum exposure duration.
    open var maxExposureDuration: CMTime { .zero }
  }

  /// The formats: none.
  public var formats: [Format] { [] }
  /// The active format.
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  /// The minimum frame duration.
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// The maximum frame duration.
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// The active colour space.
  public var activeColorSpace: AVCaptureColorSpace {
    get { .sRGB }
    set {}
  }
  /// Whether HDR is enabled.
  public var isVideoHDREnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the system decides about HDR.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set {}
  }

  // MARK: Zoom

  /// The zoom factor.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// The minimum zoom factor.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The maximum zoom factor.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The factor for displaying the zoom to a person.
  @available(iOS 18.0, *)
  public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  /// The zoom factors at which the camera is switched.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Whether a zoom is in progress: no.
  public var isRampingVideoZoom: Bool { false }
  /// Zooms gradually, without an effect.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Cancels the zoom.
  public func cancelVideoZoomRamp() {}
}
