import Foundation

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// The focus mode.
  public enum FocusMode: Int, Sendable {
    /// Locked.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Continuously.
    case continuousAutoFocus = 2
  }

  /// The range of autofocus.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// Anywhere.
    case none = 0
    /// Near.
    case near = 1
    /// Far.
    case far = 2
  }

  /// The exposure mode.
  public enum ExposureMode: Int, Sendable {
    /// Locked.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Continuously.
    case continuousAutoExposure = 2
    /// Set by the app.
    case custom = 3
  }

  /// The current lens position.
  public static let currentLensPosition = Float.greatestFiniteMagnitude
  /// The current exposure duration.
  public static let currentExposureDuration = CMTime.invalid
  /// The current sensitivity.
  public static let currentISO = Float.greatestFiniteMagnitude
  /// The current exposure bias.
  public static let currentExposureTargetBias = Float.greatestFiniteMagnitude

  // MARK: Focus

  /// The focus mode.
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  /// Returns whether a focus mode is supported: no.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether a focus point is supported: no.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// The focus point, from 0 to 1 in both directions of the landscape image.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether it is focusing: no.
  public var isAdjustingFocus: Bool { false }
  /// Whether the range of autofocus can be restricted: no.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// The range of autofocus.
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { .none }
    set {}
  }
  /// Whether smooth autofocus is supported: no.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether smooth autofocus is enabled.
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set {}
  }
  /// The lens position, from 0 to 1.
  public var lensPosition: Float { 0 }
  /// Whether the app can set the lens position: no.
  public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// Sets the lens position. Caveat: the handler is not called.
  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// The minimum focus distance in millimetres; -1 if unknown.
  public var minimumFocusDistance: Int { -1 }

  // MARK: Exposure

  /// The exposure mode.
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  /// Returns whether an exposure mode is supported: no.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether an exposure point is supported: no.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// The exposure point, from 0 to 1 in both directions of the landscape image.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether it is adjusting the exposure: no.
  public var isAdjustingExposure: Bool { false }
  /// The exposure duration.
  public var exposureDuration: CMTime { .zero }
  /// The sensitivity.
  public var iso: Float { 0 }
  /// The aperture.
  public var lensAperture: Float { 0 }
  /// The exposure bias that the app wants.
  public var exposureTargetBias: Float { 0 }
  /// The difference from the target exposure.
  public var exposureTargetOffset: Float { 0 }
  /// The minimum exposure bias.
  public var minExposureTargetBias: Float { 0 }
  /// The maximum exposure bias.
  public var maxExposureTargetBias: Float { 0 }
  /// Sets the exposure bias. Caveat: the handler is not called.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Sets the exposure duration. Caveat: the handler is not called.
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
}
