import Foundation

/// Something a person can choose: an action, or a menu of more.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Whether an action is switched on; a menu shows a mark beside it.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// Some of what it stands for is on.
    case mixed = 2
  }

  /// What a menu does with an element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is shown and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something; drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What it is called.
  open package(set) var title: String
  /// What is said below the title; nil for nothing.
  open var subtitle: String?
  /// A picture beside the title.
  open package(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
