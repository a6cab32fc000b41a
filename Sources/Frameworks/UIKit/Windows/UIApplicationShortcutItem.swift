import Foundation

/// Something that a person can do from the app's icon. Caveat: there is no Home Screen; items are kept.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What it is for, in the app's own words.
  open fileprivate(set) var type: String
  /// What it is called.
  open fileprivate(set) var localizedTitle: String
  /// What is said below.
  open fileprivate(set) var localizedSubtitle: String?
  /// Its picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with it.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What the item is about.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// An item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// An item that can be changed.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
}

/// The picture of an item.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system's.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// One of the system's.
  public init(type: IconType) {}
  /// A picture of the app's.
  public init(templateImageName: String) {}
  /// A symbol.
  public init(systemImageName: String) {}
}
