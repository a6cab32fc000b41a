import Foundation

/// What a person can do with a notification. Caveat: banners here show no actions.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Names the action.
  public let identifier: String
  /// What its button says.
  public let title: String
  /// How it acts.
  public let options: UNNotificationActionOptions

  /// What its button shows beside the title.
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

/// An image on an action's button. Caveat: banners here show no actions.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// An image of the app.
  public let templateImageName: String?
  /// A symbol of the system.
  public let systemImageName: String?

  /// Creates an image of the app, in one colour.
  public init(templateImageName: String) { (self.templateImageName, systemImageName) = (templateImageName, nil) }
  /// Creates a symbol of the system.
  public init(systemImageName: String) { (templateImageName, self.systemImageName) = (nil, systemImageName) }
}

/// An action with a string that the person types.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button beside the field says.
  public let textInputButtonTitle: String
  /// What an empty field says.
  public let textInputPlaceholder: String

  /// Creates an action with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// How an action acts.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an unlocked phone.
  public static var authenticationRequired: Self { Self(rawValue: 1 << 0) }
  /// It takes something away.
  public static var destructive: Self { Self(rawValue: 1 << 1) }
  /// It brings the app to the front.
  public static var foreground: Self { Self(rawValue: 1 << 2) }
}

/// A kind of notifications, with what can be done with them.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Names the category.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]
  /// The intents that are about it.
  public let intentIdentifiers: [String]
  /// What is shown of a notification where previews are off.
  public let hiddenPreviewsBodyPlaceholder: String
  /// Sums up several notifications of one thread.
  public let categorySummaryFormat: String
  /// What else is wanted.
  public let options: UNNotificationCategoryOptions

  /// Creates a category. Caveat: the placeholder and the summary are kept; previews are always on, and notifications
  /// stand alone.
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

  /// Two with the same name are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.identifier == identifier }
  /// Goes with `isEqual(_:)`.
  open override var hash: Int { identifier.hashValue }
}

/// What else a category wants.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is told when a notification is put away.
  public static var customDismissAction: Self { Self(rawValue: 1 << 0) }
  /// In cars too.
  public static var allowInCarPlay: Self { Self(rawValue: 1 << 1) }
  /// The title is shown where previews are off.
  public static var hiddenPreviewsShowTitle: Self { Self(rawValue: 1 << 2) }
  /// The subtitle is shown where previews are off.
  public static var hiddenPreviewsShowSubtitle: Self { Self(rawValue: 1 << 3) }
}
