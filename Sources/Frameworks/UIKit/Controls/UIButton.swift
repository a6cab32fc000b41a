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
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// The same.
    case infoLight = 3
    /// The same.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross on a grey circle.
    case close = 7

    fileprivate var symbol: (name: String, spoken: String)? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
      case .contactAdd: ("plus.circle", "Add contact")
      case .close: ("xmark.circle.fill", "Close")
      }
    }
  }

  /// How the button looks.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// How the title is shown; 15 points unless set, as UIKit has it for buttons without a configuration.
  package var titleFont = UIFont.systemFont(ofSize: 15) {
    didSet { if titleFont != oldValue { contentDidChange() } }
  }
  /// The font of the title. Caveat: what else is set of the label has no effect; the texts and colours are set for states.
  open private(set) lazy var titleLabel: UILabel? = ButtonTitle(of: self)
  /// Space around title and image, in points.
  package var padding = UIEdgeInsets.zero { didSet { if padding != oldValue { contentDidChange() } } }
  /// The way back on a navigation bar: an arrow stands before the title.
  package var isBackButton = false
  /// The picture in place of its arrow.
  package final var backIndicator: UIImage? { didSet { if backIndicator !== oldValue { contentDidChange() } } }
  /// What a long press opens, or a tap if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      contentDidChange()
      showChosenAction()
    }
  }
  /// A tap opens the menu, and the button's actions are performed no longer.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } }
  }
  /// On a bar symbols are large, and a finger finds the button in the whole height of the bar.
  package var isOnBar = false

  /// How the button looks, in place of what is set for states; nil for a button of the older kind.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if oldValue == nil { setNeedsUpdateConfiguration() }
      contentDidChange()
    }
  }
  /// Changes the configuration whenever the button is enabled, disabled, selected or not selected any more.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Has the handler change the configuration now.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A press switches the button on and off, or the menu's action that is chosen becomes the title.
  open var changesSelectionAsPrimaryAction = false { didSet { showChosenAction() } }
  /// Around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { padding }
    set { padding = newValue }
  }
  /// How far the picture is moved, in points: by half of what the insets differ, as its content stands in the middle.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { contentDidChange() } } }
  /// How far the title is moved, in points: by half of what the insets differ, as its content stands in the middle.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { contentDidChange() } } }
  /// How symbols are drawn in a state; those of `.normal` count.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfiguration = configuration
    contentDidChange()
  }
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The font that the symbol is as large as; nil for that of the title.
  package var symbolFont: UIFont? { currentImage?.symbolFont ?? UIImage.font(symbolConfiguration) }
  /// The picture that is shown. Caveat: what is set of it has no effect; pictures are set for states.
  open var imageView: UIImageView? { currentImage.map { UIImageView(image: $0) } }

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  /// The title in a state, parts of it in ways of their own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }
  /// What was set for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// The title that is shown, if parts of it are in ways of their own.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private func showChosenAction() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    let chosen = actions.first { $0.state == .on } ?? actions.first
    for action in actions { action.state = action === chosen ? .on : .off }
    setTitle(chosen?.title, for: .normal)
    menu.onChoice = { [weak self] in self?.take($0) }
  }

  private func take(_ action: UIAction) {
    for case let other as UIAction in menu?.children ?? [] { other.state = other === action ? .on : .off }
    setTitle(action.title, for: .normal)
  }

  /// A button with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private convenience init(buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a type, which takes title and image from its action if it has one.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(buttonType: buttonType)
    if let symbol = buttonType.symbol {
      setImage(UIImage(systemName: symbol.name), for: .normal)
      accessibilityLabel = symbol.spoken
      if buttonType == .close { tintColor = .secondaryLabel }
    }
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button with a configuration, which takes title and image from its action if it has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The title in a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard title != titles[state.rawValue] else { return }
    titles[state.rawValue] = title
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }
  /// The image in a state; states without one show that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard image !== images[state.rawValue] else { return }
    images[state.rawValue] = image
    if state == .normal { configuration?.image = image }
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
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
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

/// Passes its font on to the button, which draws its title itself.
private final class ButtonTitle: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var font: UIFont! {
    get { button?.titleFont ?? .systemFont(ofSize: 15) }
    set { button?.titleFont = newValue ?? .systemFont(ofSize: 15) }
  }
  override var text: String? {
    get { button?.currentTitle }
    set {}
  }
}
