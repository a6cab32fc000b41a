import Foundation

/// A control that performs an action when pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// Title and image as set.
    case custom = 0
    /// Drawn in the tint.
    case system = 1
    /// An info symbol in a circle.
    case detailDisclosure = 2
    /// An info symbol in a circle.
    case infoLight = 3
    /// An info symbol in a circle.
    case infoDark = 4
    /// A plus symbol in a circle.
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

  /// The type of the button.
  public private(set) var buttonType = ButtonType.custom
  /// Whether the button is drawn in the tint, as all types but `custom` are.
  package var isTinted: Bool { buttonType != .custom }
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// The title's font; 15 points by default, as in UIKit for buttons without a configuration.
  package var titleFont = UIFont.systemFont(ofSize: 15) {
    didSet { if titleFont != oldValue { contentDidChange() } }
  }
  /// The label that sets the title's font, number of lines, truncation and scaling. Text and colour are those of the
  /// state; text that is set here is not displayed.
  open private(set) lazy var titleLabel: UILabel? = title
  package final private(set) lazy var title = ButtonTitle(of: self)
  /// The padding around title and image, in points.
  package var padding = UIEdgeInsets.zero { didSet { if padding != oldValue { contentDidChange() } } }
  /// Whether this is a navigation bar's back button, with an arrow before the title.
  package var isBackButton = false
  /// The image that replaces the arrow.
  package final var backIndicator: UIImage? { didSet { if backIndicator !== oldValue { contentDidChange() } } }
  /// The menu that a long press opens, or a tap if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      contentDidChange()
      showChosenAction()
    }
  }
  /// Whether the button is on a bar, where symbols are large and the touch area has the bar's full height.
  package var isOnBar = false
  /// Whether the button has no glass on a bar of iOS 26, where others have.
  package var hidesBarGlass = false { didSet { if hidesBarGlass != oldValue { contentDidChange() } } }

  /// The button's configuration, which replaces the values set for states; nil for a button of the older kind.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if oldValue == nil { setNeedsUpdateConfiguration() }
      contentDidChange()
    }
  }
  /// Updates the configuration whenever the button is enabled, disabled, selected or deselected.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Calls `updateConfiguration()` now.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Updates the configuration for the button's state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  package override var tellsTouchUp: Bool { false }
  /// Whether the configuration changes with the state. Caveat: only `configurationUpdateHandler` changes it.
  open var automaticallyUpdatesConfiguration = true
  /// Whether an image is darker while pressed, unless one is set for that state. Tinted buttons and those with a
  /// configuration ignore this.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image is fainter in a disabled button, unless one is set for that state. Buttons with a configuration
  /// ignore this.
  open var adjustsImageWhenDisabled = true { didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } } }
  /// The shading of an image where the button's state has none of its own.
  package enum PictureShade: Sendable { case none, darker, fainter }
  package var imageShade: PictureShade { shade(images) }
  package var backgroundShade: PictureShade { shade(backgroundImages) }
  private func shade(_ images: [UInt: UIImage]) -> PictureShade {
    guard images[state.rawValue] == nil else { return .none }
    if !isEnabled { return adjustsImageWhenDisabled ? .fainter : .none }
    return isHighlighted && !isTinted && adjustsImageWhenHighlighted ? .darker : .none
  }
  /// The purpose of the button. Caveat: menus and alerts use the role of their actions; buttons only store it.
  open var role = Role.normal
  /// The purpose of a button.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }
  /// Whether a pointer changes its shape over the button. A phone has no pointer, so it has no effect.
  open var isPointerInteractionEnabled = false
  /// Whether a press toggles the button, or the chosen action of the menu becomes the title.
  open var changesSelectionAsPrimaryAction = false { didSet { showChosenAction() } }
  /// The insets around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { padding }
    set { padding = newValue }
  }
  /// The image's displacement, in points: half the difference of opposite insets, as the content is centred.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { contentDidChange() } } }
  /// The title's displacement, in points: half the difference of opposite insets, as the content is centred.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { contentDidChange() } } }
  /// Sets the symbol configuration for a state; that of `.normal` is used.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfiguration = configuration
    contentDidChange()
  }
  private var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The font that determines the symbol's size; nil for that of the title.
  package var symbolFont: UIFont? { currentImage?.symbolFont ?? UIImage.font(symbolConfiguration) }
  /// The image view. Its tint colour is used, and its content mode where the content fills the button in both
  /// directions. The image itself is that of the state.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }
  package final private(set) lazy var picture = ButtonPicture(of: self)

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }
  /// Returns the attributed title set for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(of: attributedTitles, for: state)
  }
  /// The displayed attributed title, if there is one.
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

  /// Creates a button with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeButton(element, in: coder.graph)
  }

  /// Adopts the appearance of a type.
  final func take(type: ButtonType) {
    buttonType = type
    guard let symbol = type.symbol else { return }
    setImage(UIImage(systemName: symbol.name), for: .normal)
    accessibilityLabel = symbol.spoken
    if type == .close { tintColor = .secondaryLabel }
  }

  /// Creates a button of a type, with the title and image of its action, if any.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration, and with the title and image of its action if the configuration has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for a state; states without one use that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard title != titles[state.rawValue] else { return }
    titles[state.rawValue] = title
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }
  /// Sets the image for a state; states without one use that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard image !== images[state.rawValue] else { return }
    images[state.rawValue] = image
    if state == .normal { configuration?.image = image }
    contentDidChange()
  }
  private var backgroundImages: [UInt: UIImage] = [:]
  /// Sets the background image for a state; states without one use that of `.normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    guard image !== backgroundImages[state.rawValue] else { return }
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }
  /// Returns the background image set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(of: backgroundImages, for: state) }
  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  private var titleShadowColors: [UInt: UIColor] = [:]
  /// Sets the colour of the title's shadow for a state; the label's `shadowOffset` positions it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
    contentDidChange()
  }
  /// Returns the shadow colour set for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(of: titleShadowColors, for: state) }
  /// The displayed colour of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Returns the value for a state, or that of `.normal` if none is set. Caveat: this also applies to `[.selected,
  /// .highlighted]`.
  private func value<Value>(of values: [UInt: Value], for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[0]
  }
  /// Sets the title's colour for a state. The default is white, or the tint in a system button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    guard color != titleColors[state.rawValue] else { return }
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// The title colour set for exactly the current state, if any.
  package var ownTitleColor: UIColor? { titleColors[state.rawValue] }

  /// Returns the title set for a state.
  open func title(for state: UIControl.State) -> String? { value(of: titles, for: state) }
  /// Returns the image set for a state.
  open func image(for state: UIControl.State) -> UIImage? { value(of: images, for: state) }
  /// Returns the title colour set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { value(of: titleColors, for: state) }
  /// The displayed title.
  open var currentTitle: String? { title(for: state) }
  /// The displayed colour of the title; nil for that of the button's type.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (isTinted ? tintColor : .white) }
  /// Returns the symbol configuration for a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfiguration
  }
  /// The displayed image.
  open var currentImage: UIImage? { image(for: state) }

  // MARK: Assistive technology

  /// Whether it is a single accessibility element, as buttons are by default. Caveat: a button is one in any case.
  open override var isAccessibilityElement: Bool {
    get { ownElementhood ?? true }
    set { ownElementhood = newValue }
  }
  private var ownElementhood: Bool? { didSet { if ownElementhood != oldValue { accessibilityDidChange() } } }
  /// The traits, such as kind and state. By default they say that it is a button, and whether it is selected or
  /// disabled; traits that are set replace these. Caveat: without a kind among them it remains a button, and a selected
  /// one remains selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibilityTraits ?? usualTraits }
    set { ownAccessibilityTraits = newValue }
  }
  /// The traits that the app has set; nil for the default.
  final var ownAccessibilityTraits: UIAccessibilityTraits? {
    didSet { if ownAccessibilityTraits != oldValue { accessibilityDidChange() } }
  }
  private var usualTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Handles a press by a person.
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
