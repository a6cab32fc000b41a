import Foundation

/// The appearance of a bar's buttons.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance in all states that set no other.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// The appearance while a finger is on the button.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the button has keyboard focus. It never has on a phone.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  public override init() {}
  /// Creates the appearance for a style. Styles differ in what an item sets itself.
  public init(style: UIBarButtonItem.Style) {}
  /// Creates a copy.
  init(_ other: UIBarButtonItemAppearance) {
    super.init()
    normal = UIBarButtonItemStateAppearance(other.normal)
    highlighted = UIBarButtonItemStateAppearance(other.highlighted)
    disabled = UIBarButtonItemStateAppearance(other.disabled)
    focused = UIBarButtonItemStateAppearance(other.focused)
  }
  @_disfavoredOverload nonisolated open override func copy() -> Any { super.copy() }
  /// Returns a copy with the same looks in all states. Caveat: an object of an app's own subclass returns itself.
  open func copy() -> Self { copy(with: nil) as? Self ?? self }
  /// Returns a copy of UIKit's class.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarButtonItemAppearance(self) }

  /// Sets the system's default for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled, focused) = (.init(), .init(), .init(), .init())
    UIBarAppearance.changes += 1
  }

  /// Returns the title's attributes in a state; nil if there are none.
  func titleTextAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    let looks: UIBarButtonItemStateAppearance
    switch state {
    case .normal: looks = normal
    case .highlighted: looks = highlighted
    case .disabled: looks = disabled
    default: return nil
    }
    return looks.titleTextAttributes.isEmpty ? nil : looks.titleTextAttributes
  }
}

/// The appearance of a bar's buttons in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { UIBarAppearance.changes += 1 } }
  /// The offset of the title. That of `normal` applies to all states.
  open var titlePositionAdjustment = UIOffset.zero { didSet { UIBarAppearance.changes += 1 } }
  /// The background image. That of `normal` applies to all states.
  open var backgroundImage: UIImage? { didSet { UIBarAppearance.changes += 1 } }

  override init() {}
  /// Creates a copy.
  init(_ other: UIBarButtonItemStateAppearance) {
    super.init()
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
