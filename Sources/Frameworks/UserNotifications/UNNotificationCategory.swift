import Foundation

/// An action on a notification. Caveat: banners here show no actions.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions

  /// The icon beside the title.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// The icon of an action. Caveat: banners here show no actions.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// The name of an app's image.
  public let templateImageName: String?
  /// The name of a system symbol.
  public let systemImageName: String?

  /// Creates an icon from an app's image, as a template.
  public init(templateImageName: String) { (self.templateImageName, systemImageName) = (templateImageName, nil) }
  /// Creates an icon from a system symbol.
  public init(systemImageName: String) { (templateImageName, self.systemImageName) = (nil, systemImageName) }
}

/// An action with a text field.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button beside the field.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
  public let textInputPlaceholder: String

  /// Creates an action with a text field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Requires an unlocked phone.
  public static var authenticationRequired: Self { Self(rawValue: 1 << 0) }
  /// Destructive.
  public static var destructive: Self { Self(rawValue: 1 << 1) }
  /// Launches the app in the foreground.
  public static var foreground: Self { Self(rawValue: 1 << 2) }
}

/// A category of notifications, with their actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of related intents.
  public let intentIdentifiers: [String]
  /// The placeholder when previews are hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of a thread.
  public let categorySummaryFormat: String
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category. Caveat: the placeholder and the summary are only kept; previews are always shown, and
  /// notifications are not grouped.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
  }

  /// Returns whether the identifiers are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.identifier == identifier }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing a notification notifies the delegate.
  public static var customDismissAction: Self { Self(rawValue: 1 << 0) }
  /// Allowed in CarPlay.
  public static var allowInCarPlay: Self { Self(rawValue: 1 << 1) }
  /// Shows the title when previews are hidden.
  public static var hiddenPreviewsShowTitle: Self { Self(rawValue: 1 << 2) }
  /// Shows the subtitle when previews are hidden.
  public static var hiddenPreviewsShowSubtitle: Self { Self(rawValue: 1 << 3) }
}
