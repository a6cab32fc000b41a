import Foundation

extension ProcessInfo {
  /// How warm the phone is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// So warm that it is slower.
    case serious = 2
    /// So warm that apps should do next to nothing.
    case critical = 3
  }

  /// What kind of work an activity is.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt64
    /// Flags as a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static var idleDisplaySleepDisabled: Self { Self(rawValue: 1 << 40) }
    /// The phone stays awake.
    public static var idleSystemSleepDisabled: Self { Self(rawValue: 1 << 20) }
    /// The process is not ended suddenly.
    public static var suddenTerminationDisabled: Self { Self(rawValue: 1 << 14) }
    /// The process is not ended by itself.
    public static var automaticTerminationDisabled: Self { Self(rawValue: 1 << 15) }
    /// The person waits for it.
    public static var userInitiated: Self { Self(rawValue: 0x00FF_FFFF | (1 << 20)) }
    /// The person waits for it, and the phone may sleep.
    public static var userInitiatedAllowingIdleSystemSleep: Self { Self(rawValue: 0x00FF_FFFF & ~(1 << 20)) }
    /// Nobody waits for it.
    public static var background: Self { Self(rawValue: 0x0000_00FF) }
    /// It must not be late.
    public static var latencyCritical: Self { Self(rawValue: 0xFF_0000_0000) }
  }

  /// Always as it should be: the simulated phone does not warm.
  public var thermalState: ThermalState { .nominal }
  /// Never: the simulated phone has no battery.
  public var isLowPowerModeEnabled: Bool { false }
  /// No: it is a phone.
  public var isiOSAppOnMac: Bool { false }
  /// No: it is a phone.
  public var isMacCatalystApp: Bool { false }
  /// Never posted here, since the state never changes.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Something that the process is busy with. The simulated phone never sleeps, so it changes nothing.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  /// The end of what was begun.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Does the work, for which there is time.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
  /// Does the work on another thread; it is never said that the time is over.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  /// Never posted here, since the phone has no battery.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
