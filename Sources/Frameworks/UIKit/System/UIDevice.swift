import Foundation

/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Sideways, the home indicator right.
  case landscapeLeft = 3
  /// Sideways, the home indicator left.
  case landscapeRight = 4
  /// Face up.
  case faceUp = 5
  /// Face down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app runs on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// Posted when the orientation has changed.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The device of this process.
  open class var current: UIDevice { Phone.current.device }

  /// Plays the click of a key, if a custom input view wants one. The simulator's keyboard is silent.
  open func playInputClick() {}

  /// The device's name: that of the simulated model.
  public internal(set) var name = "iPhone"
  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// "iOS" or "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The phone's iOS version.
  open var systemVersion: String { _SystemGeneration.current.name }
  /// The interface idiom: phone or tablet.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The orientation: upright or on its left side.
  public internal(set) var orientation = UIDeviceOrientation.portrait
  /// An identifier of the device that changes with a new phone.
  public let identifierForVendor: UUID? = UUID()

  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0, unplugged, charging, full
  }

  /// Whether the battery is monitored. A simulated phone has none, so its state is unknown, as on Apple's simulator.
  open var isBatteryMonitoringEnabled = false
  /// The battery level from 0 to 1; -1 if unknown, as on Apple's simulator.
  open var batteryLevel: Float { -1 }
  /// The battery state: unknown, as on Apple's simulator.
  open var batteryState: BatteryState { .unknown }

  /// Whether the proximity sensor is on. A simulated phone has none, so this stays false, as on Apple's simulator.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is close to the screen: never.
  open var proximityState: Bool { false }
  /// Whether apps continue in the background.
  open var isMultitaskingSupported: Bool { true }

  // UIKit itself listens while an app runs.
  private var orientationListeners = 1

  /// Whether orientation notifications are posted, as requested by apps and by UIKit itself.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Starts orientation notifications.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Reverts one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
}
