import Foundation

// No device exists, so what is set here is not kept.
extension AVCaptureDevice {
  /// When the lamp is on.
  public enum TorchMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// When the flash goes off.
  public enum FlashMode: Int, Sendable {
    /// Never.
    case off = 0
    /// Always.
    case on = 1
    /// When it is dark.
    case auto = 2
  }

  /// As bright as the lamp can be now.
  public static let maxAvailableTorchLevel: Float = 1

  /// Whether there is a lamp: no.
  public var hasTorch: Bool { false }
  /// Whether the lamp can be on: no.
  public var isTorchAvailable: Bool { false }
  /// Whether the lamp is on: no.
  public var isTorchActive: Bool { false }
  /// How bright the lamp is, from 0 to 1.
  public var torchLevel: Float { 0 }
  /// When the lamp is on.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// Whether the lamp can do that: no.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Would turn the lamp on.
  /// - Throws: `AVError.torchLevelUnavailable`
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }

  /// Whether there is a flash: no.
  public var hasFlash: Bool { false }
  /// Whether the flash can go off: no.
  public var isFlashAvailable: Bool { false }
  /// When the flash goes off.
  public var flashMode: FlashMode {
    get { .off }
    set {}
  }
  /// Whether the flash can do that: no.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Whether it sees better in the dark than it seems: no.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether it does so by itself.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set {}
  }

  /// How white is found.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It stays.
    case locked = 0
    /// Once.
    case autoWhiteBalance = 1
    /// Again and again.
    case continuousAutoWhiteBalance = 2
  }

  /// How white is found.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  /// Whether white can be found in that way: no.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
}
