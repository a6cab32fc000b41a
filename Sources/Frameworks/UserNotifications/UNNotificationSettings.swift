import Foundation

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Put a number at the icon.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// Be heard.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// Be seen.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// Be seen in cars.
  public static var carPlay: Self { Self(rawValue: 1 << 3) }
  /// Be heard whatever the person wants.
  public static var criticalAlert: Self { Self(rawValue: 1 << 4) }
  /// Have a button to the app's own settings.
  public static var providesAppNotificationSettings: Self { Self(rawValue: 1 << 5) }
  /// Come without a question, to the list only.
  public static var provisional: Self { Self(rawValue: 1 << 6) }
  /// Be read out.
  @available(iOS, introduced: 13.0, deprecated: 15.0)
  public static var announcement: Self { Self(rawValue: 1 << 7) }
}

/// What the person decided.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody asked.
  case notDetermined = 0
  /// No.
  case denied = 1
  /// Yes.
  case authorized = 2
  /// Nobody asked, and they come to the list.
  case provisional = 3
  /// Yes, for an App Clip.
  case ephemeral = 4
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the icon is set.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// It is heard.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// It is shown, as before iOS 14.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// It goes to the list.
  public static var list: Self { Self(rawValue: 1 << 3) }
  /// It is shown at the top of the screen.
  public static var banner: Self { Self(rawValue: 1 << 4) }
}

/// Whether something is switched on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app did not ask for it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For a while.
  case banner = 1
  /// Until the person puts them away.
  case alert = 2
}

/// When a notification shows what it says.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the phone is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// What the person decided about the app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether there may be any.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// They are seen.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// They are heard.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// They put numbers at the icon.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// They are in the list.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// They are on the locked phone.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// They are heard whatever the person wants.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// They are seen in cars.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// They are read out.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// When they show what they say.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// How they are shown.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// There is a button to the app's own settings.
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}

/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification does not come.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The person does not want any.
    case notificationsNotAllowed = 1
    /// There is no file that could be read.
    case attachmentInvalidURL = 100
    /// The file is of a type that is not shown.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The file is not where the system keeps it. Caveat: never.
    case attachmentNotInDataStore = 103
    /// The file could not be moved to where the system keeps it. Caveat: never.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file is damaged.
    case attachmentCorrupt = 105
    /// It has no date.
    case notificationInvalidNoDate = 1400
    /// It says nothing.
    case notificationInvalidNoContent = 1401
  }

  /// What went wrong.
  public let code: Code
  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }
  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}
