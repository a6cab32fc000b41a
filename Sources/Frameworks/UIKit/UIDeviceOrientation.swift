/// How a device is held. Numbers as in UIKit.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True on either long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if it is known how the device is held.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
