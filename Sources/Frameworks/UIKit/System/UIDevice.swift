import Foundation

/// What kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, top down.
  case portraitUpsideDown = 2
  /// On its side, the home indicator right.
  case landscapeLeft = 3
  /// On its side, the home indicator left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// Upright, top up or down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Lying flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// One of those an interface can have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app runs on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// Posted when the device is held otherwise.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The device of this process.
  open class var current: UIDevice { Phone.current.device }

  /// What its owner calls it: the simulated model's name.
  public internal(set) var name = "iPhone"
  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// "iOS" or "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS that the phone was given.
  open var systemVersion: String { _SystemGeneration.current.name }
  /// Phone or tablet.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How the device is held: upright or on its left side.
  public internal(set) var orientation = UIDeviceOrientation.portrait
  /// A number that is this device's until it is replaced.
  public let identifierForVendor: UUID? = UUID()

  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0, unplugged, charging, full
  }

  /// Asks for the battery to be watched. A simulated phone has none, so nothing is known of it, as on Apple's simulator.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 where nothing is known, as on Apple's simulator.
  open var batteryLevel: Float { -1 }
  /// Not known, as on Apple's simulator.
  open var batteryState: BatteryState { .unknown }

  // UIKit itself listens for as long as an app runs.
  private var orientationListeners = 1

  /// True while somebody asked to be told how the device is held; UIKit itself does.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Asks to be told how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Takes back one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
}
