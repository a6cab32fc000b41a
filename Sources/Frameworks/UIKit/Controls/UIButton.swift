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
  /// All types but the app's own are drawn in the tint.
  package var isTinted: Bool { buttonType != .custom }
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  /// How the title is shown; 15 points unless set, as UIKit has it for buttons without a configuration.
  package var titleFont = UIFont.systemFont(ofSize: 15) {
    didSet { if titleFont != oldValue { contentDidChange() } }
  }
  /// How the title is shown: its font, how many lines it has, how it is cut off and made smaller. Text and colour are those of the
  /// state; a text that is set here is not shown.
  open private(set) lazy var titleLabel: UILabel? = title
  package final private(set) lazy var title = ButtonTitle(of: self)
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
  package override var tellsTouchUp: Bool { false }
  /// The configuration is changed for each state. Caveat: only `configurationUpdateHandler` does that.
  open var automaticallyUpdatesConfiguration = true
  /// A picture is darker while a finger is on the button, unless there is one for that state. Buttons in the tint and those with a
  /// configuration do not ask.
  open var adjustsImageWhenHighlighted = true
  /// A picture is fainter in a button that is disabled, unless there is one for that state. Buttons with a configuration do not ask.
  open var adjustsImageWhenDisabled = true { didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } } }
  /// What becomes of a picture for want of one for the button's state.
  package enum PictureShade: Sendable { case none, darker, fainter }
  package var imageShade: PictureShade { shade(images) }
  package var backgroundShade: PictureShade { shade(backgroundImages) }
  private func shade(_ images: [UInt: UIImage]) -> PictureShade {
    guard images[state.rawValue] == nil else { return .none }
    if !isEnabled { return adjustsImageWhenDisabled ? .fainter : .none }
    return isHighlighted && !isTinted && adjustsImageWhenHighlighted ? .darker : .none
  }
  /// What pressing the button means to the person. Caveat: menus and alerts know the role of their actions, buttons only keep it.
  open var role = Role.normal
  /// What pressing a button means to the person.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }
  /// A pointer changes its shape on the button. A phone has none, so it has no effect.
  open var isPointerInteractionEnabled = false
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
  /// How the picture is shown: its content mode counts where the content fills the button in both directions, and its tint colour. The
  /// picture itself is that of the state.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }
  package final private(set) lazy var picture = ButtonPicture(of: self)

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  /// The title in a state, parts of it in ways of their own.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }
  /// What was set for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(of: attributedTitles, for: state)
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
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeButton(element, in: coder.graph)
  }

  /// Looks like a type.
  final func take(type: ButtonType) {
    buttonType = type
    guard let symbol = type.symbol else { return }
    setImage(UIImage(systemName: symbol.name), for: .normal)
    accessibilityLabel = symbol.spoken
    if type == .close { tintColor = .secondaryLabel }
  }

  /// A button of a type, which takes title and image from its action if it has one.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(type: buttonType)
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
  private var backgroundImages: [UInt: UIImage] = [:]
  /// The picture behind all of the button in a state; states without one show that of `.normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    guard image !== backgroundImages[state.rawValue] else { return }
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }
  /// What was set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(of: backgroundImages, for: state) }
  /// The picture that is shown behind all of the button.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  private var titleShadowColors: [UInt: UIColor] = [:]
  /// The colour of the title's shadow in a state; the label's `shadowOffset` says where it is.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
    contentDidChange()
  }
  /// What was set for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(of: titleShadowColors, for: state) }
  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// A state that nothing was set for shows what is set for `.normal`. Caveat: so does `[.selected, .highlighted]`.
  private func value<Value>(of values: [UInt: Value], for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[0]
  }
  /// The title's colour in a state; without one it is white, or the tint in a button of the system's type.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    guard color != titleColors[state.rawValue] else { return }
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// The title's colour in the state that the button is in, if one was set for just that state.
  package var ownTitleColor: UIColor? { titleColors[state.rawValue] }

  /// What was set for a state.
  open func title(for state: UIControl.State) -> String? { value(of: titles, for: state) }
  /// What was set for a state.
  open func image(for state: UIControl.State) -> UIImage? { value(of: images, for: state) }
  /// What was set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { value(of: titleColors, for: state) }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title that is shown; nil for the one of the button's type.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (isTinted ? tintColor : .white) }
  /// How symbols are drawn.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfiguration
  }
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
