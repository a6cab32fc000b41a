import Foundation

extension ProcessInfo {
  /// The thermal state of the phone.
  public enum ThermalState: Int, Sendable {
    /// Normal.
    case nominal = 0
    /// Slightly elevated.
    case fair = 1
    /// High, which reduces performance.
    case serious = 2
    /// So high that apps should do as little as possible.
    case critical = 3
  }

  /// The kind of an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt64
    /// Creates flags from a raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Keeps the screen on.
    public static var idleDisplaySleepDisabled: Self { Self(rawValue: 1 << 40) }
    /// Keeps the phone awake.
    public static var idleSystemSleepDisabled: Self { Self(rawValue: 1 << 20) }
    /// Prevents sudden termination.
    public static var suddenTerminationDisabled: Self { Self(rawValue: 1 << 14) }
    /// Prevents automatic termination.
    public static var automaticTerminationDisabled: Self { Self(rawValue: 1 << 15) }
    /// An activity that the person waits for.
    public static var userInitiated: Self { Self(rawValue: 0x00FF_FFFF | (1 << 20)) }
    /// An activity that the person waits for, during which the phone may sleep.
    public static var userInitiatedAllowingIdleSystemSleep: Self { Self(rawValue: 0x00FF_FFFF & ~(1 << 20)) }
    /// An activity that nobody waits for.
    public static var background: Self { Self(rawValue: 0x0000_00FF) }
    /// An activity that must not be late.
    public static var latencyCritical: Self { Self(rawValue: 0xFF_0000_0000) }
  }

  /// The thermal state: always nominal, as the simulated phone does not warm.
  public var thermalState: ThermalState { .nominal }
  /// Whether Low Power Mode is on: never, as the simulated phone has no battery.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app runs on a Mac: no, it is a phone.
  public var isiOSAppOnMac: Bool { false }
  /// Whether it is a Mac Catalyst app: no, it is a phone.
  public var isMacCatalystApp: Bool { false }
  /// Never posted here, since the state never changes.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Begins an activity. Has no effect, as the simulated phone never sleeps.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Performs an activity.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
  /// Performs an activity on another thread; it never expires.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  /// Never posted here, since the phone has no battery.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
