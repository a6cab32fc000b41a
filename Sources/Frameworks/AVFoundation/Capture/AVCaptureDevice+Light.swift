import Foundation

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// The torch mode.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// The flash mode.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// The maximum torch level at present.
  public static let maxAvailableTorchLevel: Float = 1

  /// Whether there is a torch: no.
  public var hasTorch: Bool { false }
  /// Whether the torch is available: no.
  public var isTorchAvailable: Bool { false }
  /// Whether the torch is on: no.
  public var isTorchActive: Bool { false }
  /// The torch level, from 0 to 1.
  public var torchLevel: Float { 0 }
  /// The torch mode.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// Returns whether a torch mode is supported: no.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Turns the torch on.
  /// - Throws: `AVError.torchLevelUnavailable`
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }

  /// Whether there is a flash: no.
  public var hasFlash: Bool { false }
  /// Whether the flash is available: no.
  public var isFlashAvailable: Bool { false }
  /// The flash mode.
  public var flashMode: FlashMode {
    get { .off }
    set {}
  }
  /// Returns whether a flash mode is supported: no.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Whether low-light boost is supported: no.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether low-light boost is automatic.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set {}
  }

  /// The white balance mode.
  public enum WhiteBalanceMode: Int, Sendable {
    /// Locked.
    case locked = 0
    /// Once.
    case autoWhiteBalance = 1
    /// Continuously.
    case continuousAutoWhiteBalance = 2
  }

  /// The white balance mode.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  /// Returns whether a white balance mode is supported: no.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
}
