import Foundation

/// How buttons of a bar look.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// Whatever the state, unless the others say otherwise.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// While the button is disabled.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// While keys go to the button. They never do on a phone.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  public override init() {}
  /// That of a style. Styles differ in what an item says itself.
  public init(style: UIBarButtonItem.Style) {}
  /// A copy.
  init(_ other: UIBarButtonItemAppearance) {
    super.init()
    normal = UIBarButtonItemStateAppearance(other.normal)
    highlighted = UIBarButtonItemStateAppearance(other.highlighted)
    disabled = UIBarButtonItemStateAppearance(other.disabled)
    focused = UIBarButtonItemStateAppearance(other.focused)
  }
  /// As the system has it for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled, focused) = (.init(), .init(), .init(), .init())
    UIBarAppearance.changes += 1
  }

  /// The titles' attributes in a state; nil if they have none there.
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

/// How buttons of a bar look in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { UIBarAppearance.changes += 1 } }
  /// How far the title is moved. That of `normal` counts for all states.
  open var titlePositionAdjustment = UIOffset.zero { didSet { UIBarAppearance.changes += 1 } }
  /// Behind the title. That of `normal` counts for all states.
  open var backgroundImage: UIImage? { didSet { UIBarAppearance.changes += 1 } }

  override init() {}
  /// A copy.
  init(_ other: UIBarButtonItemStateAppearance) {
    super.init()
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
