import Foundation

/// The options of an authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Badges.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// Sounds.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// Alerts.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// CarPlay.
  public static var carPlay: Self { Self(rawValue: 1 << 3) }
  /// Critical alerts.
  public static var criticalAlert: Self { Self(rawValue: 1 << 4) }
  /// A button for the app's own settings.
  public static var providesAppNotificationSettings: Self { Self(rawValue: 1 << 5) }
  /// Provisional, without asking: only to the list.
  public static var provisional: Self { Self(rawValue: 1 << 6) }
  /// Announcements.
  @available(iOS, introduced: 13.0, deprecated: 15.0)
  public static var announcement: Self { Self(rawValue: 1 << 7) }
}

/// The authorization status.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Denied.
  case denied = 1
  /// Authorized.
  case authorized = 2
  /// Provisional: nobody was asked, and notifications go to the list.
  case provisional = 3
  /// Authorized for an App Clip.
  case ephemeral = 4
}

/// How a notification is presented while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sets the badge.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// Plays the sound.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// Shows an alert, as before iOS 14.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// Adds it to the list.
  public static var list: Self { Self(rawValue: 1 << 3) }
  /// Shows a banner.
  public static var banner: Self { Self(rawValue: 1 << 4) }
}

/// The state of a setting.
public enum UNNotificationSetting: Int, Sendable {
  /// Not requested by the app.
  case notSupported = 0
  /// Disabled.
  case disabled = 1
  /// Enabled.
  case enabled = 2
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// None.
  case none = 0
  /// Temporary banners.
  case banner = 1
  /// Persistent alerts.
  case alert = 2
}

/// When previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the phone is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// The settings of the app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The authorization status.
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

  /// Whether alerts are enabled.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether sounds are enabled.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether badges are enabled.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether they are in the list.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are on the lock screen.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether critical alerts are enabled.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are in CarPlay.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether they are announced.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// When previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// Whether there is a button for the app's own settings.
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}

/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// An error of a notification.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Notifications are not allowed.
    case notificationsNotAllowed = 1
    /// The file cannot be read.
    case attachmentInvalidURL = 100
    /// The file type is not supported.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The file is not in the data store. Caveat: never.
    case attachmentNotInDataStore = 103
    /// The file could not be moved to the data store. Caveat: never.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file is damaged.
    case attachmentCorrupt = 105
    /// There is no date.
    case notificationInvalidNoDate = 1400
    /// There is no content.
    case notificationInvalidNoContent = 1401
  }

  /// The code.
  public let code: Code
  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }
  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}
