import Foundation

/// A quick action on the app's icon. Caveat: there is no Home Screen; items are only kept.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The type, which the app defines.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Custom data of the app.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// An identifier of the content that the item is about.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an item.
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

/// A quick action that can be changed.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
}

/// The icon of a quick action.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates one of the system's icons.
  public init(type: IconType) {}
  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {}
  /// Creates an icon from a symbol.
  public init(systemImageName: String) {}
}
