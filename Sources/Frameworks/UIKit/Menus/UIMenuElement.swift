import Foundation

/// The base class of menu elements: actions and menus.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The state of an action, shown as a checkmark in a menu.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// Some of what it represents is on.
    case mixed = 2
  }

  /// Attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is shown but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive; drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open package(set) var title: String
  /// The subtitle; nil for none.
  open var subtitle: String?
  /// The image beside the title.
  open package(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
