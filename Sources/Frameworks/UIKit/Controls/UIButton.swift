import Foundation

/// Something to press.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// Title and image as they are.
    case custom = 0
    /// In the tint.
    case system = 1
  }

  /// How the button looks.
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// How the title is shown; 15 points unless set, as UIKit has it for buttons without a configuration.
  package var titleFont = UIFont.systemFont(ofSize: 15) {
    didSet { if titleFont != oldValue { contentDidChange() } }
  }
  /// Space around title and image, in points.
  package var padding = UIEdgeInsets.zero { didSet { if padding != oldValue { contentDidChange() } } }
  /// The way back on a navigation bar: an arrow stands before the title.
  package var isBackButton = false
  /// What a long press opens, or a tap if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? { didSet { if menu !== oldValue { contentDidChange() } } }
  /// A tap opens the menu, and the button's actions are performed no longer.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } }
  }
  /// On a bar symbols are large, and a finger finds the button in the whole height of the bar.
  package var isOnBar = false

  /// A button with a frame in its superview's coordinates.
  public override init(frame: CGRect = .zero) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  private init(buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// A button of a type, which takes title and image from its action if it has one.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(buttonType: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The title in a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard title != titles[state.rawValue] else { return }
    titles[state.rawValue] = title
    contentDidChange()
  }
  /// The image in a state; states without one show that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard image !== images[state.rawValue] else { return }
    images[state.rawValue] = image
    contentDidChange()
  }
  /// The title's colour in a state; without one it is white, or the tint in a button of the system's type.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    guard color != titleColors[state.rawValue] else { return }
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// What was set for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// What was set for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// What was set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }

  /// A person pressed the button.
  package func press() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
