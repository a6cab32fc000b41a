import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  /// The values of mutable and immutable content.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var launchImageName = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var attachments: [UNNotificationAttachment] = []
  }

  fileprivate(set) var values: Values

  /// Creates empty content.
  public override init() { values = Values() }
  init(values: Values) { self.values = values }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The badge of the app's icon; nil for no change.
  open var badge: NSNumber? { values.badge }
  /// The sound. Caveat: the phone is silent.
  open var sound: UNNotificationSound? { values.sound }
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the thread.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the scene to show it.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The launch image of the app.
  open var launchImageName: String { values.launchImageName }
  /// The interruption level.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The relevance, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The attachments; the first image is shown on the banner.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(values: values) }
}

/// The mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The badge of the app's icon; nil for no change.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound. Caveat: the phone is silent.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Custom data of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category, which has the actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the thread.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The identifier of the scene to show it.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The launch image of the app.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The interruption level.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The relevance, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The attachments; the first image is shown on the banner.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// The interruption level of a notification. Caveat: all behave the same here.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Only added to the list.
  case passive = 0
  /// Shown immediately.
  case active = 1
  /// Shown even during a focus.
  case timeSensitive = 2
  /// Shown and heard regardless of the settings.
  case critical = 3
}

/// The sound of a notification. Caveat: the simulated phone is silent.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The file name; nil for the system's sound.
  let name: UNNotificationSoundName?

  init(name: UNNotificationSoundName?) { self.name = name }

  /// Creates a sound from an app's file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The default sound of critical alerts.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
}

/// The file name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
