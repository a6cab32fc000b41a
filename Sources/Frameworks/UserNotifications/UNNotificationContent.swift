import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  /// What both kinds of content hold.
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

  /// Empty.
  public override init() { values = Values() }
  init(values: Values) { self.values = values }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number that the app's icon gets; nil for no change.
  open var badge: NSNumber? { values.badge }
  /// What is heard. Caveat: nothing.
  open var sound: UNNotificationSound? { values.sound }
  /// What the app adds for itself.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Names the category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// Names the group that it belongs to.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Names the scene that shows it.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The image that the app begins with.
  open var launchImageName: String { values.launchImageName }
  /// How much it may disturb.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important it is among others, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// Images, sounds and films; the first image is on the banner.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  /// Returns the same content, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
  /// Content that can be changed.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(values: values) }
}

/// What a notification will say.
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
  /// The number that the app's icon gets; nil for no change.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// What is heard. Caveat: nothing.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// What the app adds for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Names the category, which has the actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// Names the group that it belongs to.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Names the scene that shows it.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The image that the app begins with.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// How much it may disturb.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How important it is among others, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// Images, sounds and films; the first image is on the banner.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// How much a notification may disturb. Caveat: all do the same here.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It goes to the list.
  case passive = 0
  /// It is shown at once.
  case active = 1
  /// It is shown although the person wants to be left alone.
  case timeSensitive = 2
  /// It is shown and heard whatever the person wants.
  case critical = 3
}

/// What is heard with a notification. Caveat: the simulated phone is silent.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the file; nil for the system's sound.
  let name: UNNotificationSoundName?

  init(name: UNNotificationSoundName?) { self.name = name }

  /// Creates a sound of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The system's.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The system's for what is critical.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
