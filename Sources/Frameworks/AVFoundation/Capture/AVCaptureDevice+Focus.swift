import Foundation

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// How it finds what is sharp.
  public enum FocusMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Again and again.
    case continuousAutoFocus = 2
  }

  /// How far away that may be.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// Anywhere.
    case none = 0
    /// Near.
    case near = 1
    /// Far.
    case far = 2
  }

  /// How it finds how long light falls in.
  public enum ExposureMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Again and again.
    case continuousAutoExposure = 2
    /// As the app says.
    case custom = 3
  }

  /// Stands for the present place of the lens.
  public static let currentLensPosition = Float.greatestFiniteMagnitude
  /// Stands for the present time that light falls in.
  public static let currentExposureDuration = CMTime.invalid
  /// Stands for the present sensitivity.
  public static let currentISO = Float.greatestFiniteMagnitude
  /// Stands for the present wish of the app.
  public static let currentExposureTargetBias = Float.greatestFiniteMagnitude

  // MARK: Focus

  /// How it finds what is sharp.
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  /// Whether it can do so in that way: no.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether the app can say where it is sharp: no.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// Where it is sharp, from 0 to 1 in both directions of the picture as the camera lies on its side.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether it looks for what is sharp just now: no.
  public var isAdjustingFocus: Bool { false }
  /// Whether it can be told how far to look: no.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// How far it looks.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { .none }
    set {}
  }
  /// Whether it can look calmly: no.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether it looks calmly.
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set {}
  }
  /// Where the lens is, from 0 to 1.
  public var lensPosition: Float { 0 }
  /// Whether the app can place the lens: no.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// Would place the lens. The function is not called.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// The nearest that can be sharp, in millimetres; -1 if nobody knows.
  public var minimumFocusDistance: Int { -1 }

  // MARK: Exposure

  /// How it finds how long light falls in.
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  /// Whether it can do so in that way: no.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether the app can say where it should be right: no.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// Where it should be right, from 0 to 1 in both directions of the picture as the camera lies on its side.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether it changes just now: no.
  public var isAdjustingExposure: Bool { false }
  /// How long light falls in.
  public var exposureDuration: CMTime { .zero }
  /// How sensitive it is.
  public var iso: Float { 0 }
  /// How large the opening is.
  public var lensAperture: Float { 0 }
  /// How much brighter than it finds right the app wants it.
  public var exposureTargetBias: Float { 0 }
  /// How far it is from that.
  public var exposureTargetOffset: Float { 0 }
  /// The least that the app can want.
  public var minExposureTargetBias: Float { 0 }
  /// The most that the app can want.
  public var maxExposureTargetBias: Float { 0 }
  /// Would make pictures brighter. The function is not called.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Would let light fall in for so long. The function is not called.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
}
