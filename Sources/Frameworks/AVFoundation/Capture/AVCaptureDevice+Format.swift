import Foundation

/// How many pictures a second can come.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The fewest.
  public let minFrameRate: Double
  /// The most.
  public let maxFrameRate: Double

  init(_ rates: ClosedRange<Double>) { (minFrameRate, maxFrameRate) = (rates.lowerBound, rates.upperBound) }

  /// How long one stands where the most come.
  open var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600) }
  /// How long one stands where the fewest come.
  open var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600) }
}

/// Which colours a camera sees.
public enum AVCaptureColorSpace: Int, Sendable {
  /// Those of most screens.
  case sRGB = 0
  /// Those of Apple's screens.
  case P3_D65 = 1
  /// Those of television in high dynamic range.
  case HLG_BT2020 = 2
  /// As the sensor has them.
  case appleLog = 3
}

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// A way in which a camera works.
  open class Format: NSObject, @unchecked Sendable {
    override init() {}

    /// What comes from it.
    open var mediaType: AVMediaType { .video }
    /// How large its pictures are.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    /// How many pictures a second can come.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// How much of the world it sees, in degrees.
    open var videoFieldOfView: Float { 0 }
    /// How near it can bring what it sees.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// How near it can bring that before pixels are made larger.
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// Whether it sees a high dynamic range.
    open var isVideoHDRSupported: Bool { false }
    /// Whether it works beside others.
    open var isMultiCamSupported: Bool { false }
    /// Whether photos in the highest quality come from it.
    open var isHighestPhotoQualitySupported: Bool { false }
    /// How large photos can be.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    /// Which colours it sees.
    open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    /// The least sensitivity.
    open var minISO: Float { 0 }
    /// The most sensitivity.
    open var maxISO: Float { 0 }
    /// The shortest time that light falls in.
    open var minExposureDuration: CMTime { .zero }
    /// The longest time that light falls in.
    open var maxExposureDuration: CMTime { .zero }
  }

  /// The ways in which it works: none.
  public var formats: [Format] { [] }
  /// The way in which it works.
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  /// How long a picture stands at least.
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// How long a picture stands at most.
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  /// Which colours it sees.
  public var activeColorSpace: AVCaptureColorSpace {
    get { .sRGB }
    set {}
  }
  /// Whether it sees a high dynamic range.
  public var isVideoHDREnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the system decides that.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set {}
  }

  // MARK: Zoom

  /// How near it brings what it sees.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// The least of that.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The most of that.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// What a person is shown for 1.
  @available(iOS 18.0, *)
  public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  /// Where it changes from one of its cameras to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Whether it comes nearer just now: no.
  public var isRampingVideoZoom: Bool { false }
  /// Would come nearer little by little.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Ends that.
  public func cancelVideoZoomRamp() {}
}
