import Foundation

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// The image.
  open var image: UIImage? { didSet { if image != oldValue { itemDidChange() } } }
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number for the app's own use.
  open var tag = 0
  /// The offset of the image, in points: half the difference of opposite insets. Caveat: tab images do not move.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  /// An identifier for tests, not read by assistive technologies.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// The accessibility label; nil for the title.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { itemDidChange() } } }
  /// The accessibility value.
  open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { itemDidChange() } } }
  /// The traits, such as kind and state; those of a bar button replace a button's. Caveat: tabs keep their own.
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet { if accessibilityTraits != oldValue { itemDidChange() } }
  }
  /// Whether the item is an accessibility element. Caveat: it always is.
  open var isAccessibilityElement = false
  /// The accessibility hint: the result of using the item.
  open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { itemDidChange() } } }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item for an archive. Caveat: it reads nothing; storyboards and nibs set an item's properties after it
  /// was created.
  public required init?(coder: NSCoder) { super.init() }

  /// Notifies the bar that displays the item of changes.
  package final var onChange: (@MainActor () -> Void)?

  package func itemDidChange() { onChange?() }
}

/// A button on a navigation bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    /// The default.
    case plain = 0
    /// Bold: completes a task.
    case done = 2
    /// The same as `done`.
    @available(iOS 26.0, *)
    public static var prominent: Style { .done }
  }

  /// System items, with a title or image by iOS.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add
    case flexibleSpace = 5, fixedSpace
    case compose = 7, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward
    case undo = 21, redo
    case close = 24

    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol and its spoken name.
    fileprivate var symbol: (name: String, spoken: String)? {
      switch self {
      case .add: ("plus", "Add")
      case .compose: ("square.and.pencil", "Compose")
      case .reply: ("arrowshape.turn.up.left", "Reply")
      case .action: ("square.and.arrow.up", "Share")
      case .organize: ("folder", "Organize")
      case .bookmarks: ("book", "Bookmarks")
      case .search: ("magnifyingglass", "Search")
      case .refresh: ("arrow.clockwise", "Refresh")
      case .stop: ("xmark", "Stop")
      case .camera: ("camera", "Camera")
      case .trash: ("trash", "Delete")
      case .play: ("play.fill", "Play")
      case .pause: ("pause.fill", "Pause")
      case .rewind: ("backward.fill", "Rewind")
      case .fastForward: ("forward.fill", "Fast forward")
      case .close: ("xmark", "Close")
      default: nil
      }
    }
  }

  /// A view that replaces the button.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
  /// The action of the button.
  open var primaryAction: UIAction? { didSet { takeLooks() } }
  /// The menu that a tap opens, or a long press if there is a primary action.
  open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }
  /// The style of the button.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  /// Whether the button is hidden and takes no space.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// The button's colour; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange() } } }
  /// Whether the button looks selected.
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
  /// Whether a press selects or deselects the button, or its menu keeps one item selected.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { itemDidChange() } }
  }
  /// Whether the button may stand on the same glass as its neighbours in iOS 26. Caveat: stored without effect, since
  /// each button on a bar has glass of its own here.
  @available(iOS 26.0, *)
  open var sharesBackground: Bool {
    get { ownSharing.shares }
    set { ownSharing.shares = newValue }
  }
  /// Whether the button stands on no glass in iOS 26; then it takes only the room of its title or image, which is a
  /// guess. Custom views have no glass here in any case. Caveat: it also acts in a group of several buttons, where iOS
  /// ignores it.
  @available(iOS 26.0, *)
  open var hidesSharedBackground: Bool {
    get { ownSharing.hides }
    set {
      guard newValue != ownSharing.hides else { return }
      ownSharing.hides = newValue
      itemDidChange()
    }
  }
  private var ownSharing = (shares: true, hides: false)
  /// The button's width in points; 0 for automatic.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

  private static let proxy = AppearanceProxy<UIBarButtonItem>()
  /// Returns the proxy whose settings are defaults of all items, including SwiftUI's on navigation bars.
  open class func appearance() -> UIBarButtonItem { proxy.made { UIBarButtonItem() } }
  /// The proxy item of `appearance()`, if it was requested.
  package static var defaults: UIBarButtonItem? { proxy.bar }

  private var ownAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Settings from the older appearance methods.
  final var older = OlderBarButtonLooks() { didSet { itemDidChange() } }
  /// Whether the item represents a back button.
  final var isBack = false
  /// The bar's button appearance, where the item sets none.
  final var barLooks: UIBarButtonItemAppearance?
  /// Sets the `.font` and `.foregroundColor` of the title in a state: `.normal`, `.highlighted` or `.disabled`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownAttributes[state.rawValue] = attributes
    itemDidChange()
  }
  /// Returns the attributes set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue] ?? barLooks?.titleTextAttributes(in: state)
      ?? Self.defaults?.ownAttributes[state.rawValue]
  }

  /// Applies the title's appearance to a button.
  func apply(to button: UIButton, font: UIFont) {
    let normal = titleTextAttributes(for: .normal)
    button.titleFont = normal?[.font] as? UIFont ?? font
    let hasTitle = button.currentImage == nil
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let color = titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
      button.setTitleColor(hasTitle ? color : nil, for: state)
    }
    let shift = titleShift
    button.titleEdgeInsets = UIEdgeInsets(
      top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical, right: -shift.horizontal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      button.setBackgroundImage(ground(for: state), for: state)
    }
  }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item for an archive; see `UIBarItem`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title or an image, or those of its action. It opens the menu, on a long press if there is
  /// an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction
    takeLooks()
  }

  /// Creates a system button. It opens the menu, on a long press if there is an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    take(systemItem: systemItem)
    self.primaryAction = primaryAction
  }
  /// Adopts a system item's appearance.
  final func take(systemItem: SystemItem) {
    title = systemItem.title
    if let symbol = systemItem.symbol {
      image = UIImage(systemName: symbol.name)
      accessibilityLabel = symbol.spoken
    }
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }

  /// Creates a button with a title that calls a method of an object, held weakly.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Creates a button with an image that calls a method of an object, held weakly.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Creates a system button that calls a method of an object, held weakly.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// The object whose method is called; nil for the first one in the responder chain that responds to it.
  open weak var target: AnyObject?
  /// The method that a press calls.
  open var action: Selector? { didSet { if action != oldValue { itemDidChange() } } }

  /// Whether the item is a space and not a button.
  final var isSpace: Bool { space != nil }
  final var isFlexibleSpace: Bool { space == .flexibleSpace }
  private var space: SystemItem?

  private func takeLooks() {
    if let primaryAction {
      if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
    itemDidChange()
  }

  /// The button of the item; always the same view.
  private(set) lazy var button: UIButton = {
    let made = UIButton(type: .system)
    made.isOnBar = true
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if self.changesSelectionAsPrimaryAction, self.menu == nil { self.isSelected.toggle() }
        self.primaryAction?.perform(from: self)
        if let action = self.action {
          UIApplication.shared.sendAction(action, to: self.target, from: self, for: UIEvent([], at: 0))
        }
      }, for: .touchUpInside)
    return made
  }()

  /// The up-to-date view on the bar.
  var view: UIView {
    if let customView { return customView }
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.imageEdgeInsets = imageInsets
    apply(to: button, font: .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular))
    button.isEnabled = isEnabled
    button.menu = menu
    button.isSelected = isSelected
    button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction && menu != nil
    button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
    button.tintColor = tintColor
    button.hidesBarGlass = ownSharing.hides
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.accessibilityHint = accessibilityHint
    button.ownAccessibilityTraits = accessibilityTraits.isEmpty ? nil : accessibilityTraits
    return button
  }
}
