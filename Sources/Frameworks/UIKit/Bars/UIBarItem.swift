import Foundation

/// Something on a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// Its picture.
  open var image: UIImage? { didSet { if image != oldValue { itemDidChange() } } }
  /// False for an item that shows that it cannot be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number of the app's own.
  open var tag = 0
  /// How far the picture is moved, in points: by half of what the insets differ. Caveat: pictures of tabs stay where they are.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  /// A name for tests. Assistive technology does not read it.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// What assistive technology calls the item; nil for its title.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { itemDidChange() } } }
  /// What assistive technology says of the item's state.
  open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { itemDidChange() } } }
  /// Assistive technology finds the item as one thing. Caveat: it does in any case.
  open var isAccessibilityElement = false
  /// What assistive technology adds about the outcome of using the item.
  open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { itemDidChange() } } }

  /// An item without anything.
  public override init() { super.init() }

  /// The bar that shows the item is told that it changed.
  package final var onChange: (@MainActor () -> Void)?

  package func itemDidChange() { onChange?() }
}

/// A button on a navigation bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As most do.
    case plain = 0
    /// In heavier letters: what completes a task.
    case done = 2
  }

  /// Items that iOS has a title or a picture for.
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

    /// The symbol, and what it is called.
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

  /// A view that is shown in place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
  /// What pressing the button does.
  open var primaryAction: UIAction? { didSet { takeLooks() } }
  /// What a tap opens; with a primary action, what a long press opens.
  open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }
  /// How the button looks.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  /// The button is not there, and leaves no room.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// The button's colour; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange() } } }
  /// The button's width in points; 0 for the one that suits it.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

  private static let proxy = AppearanceProxy<UIBarButtonItem>()
  /// What is set on this item is the default of all others, and of SwiftUI's items on navigation bars.
  open class func appearance() -> UIBarButtonItem { proxy.made { UIBarButtonItem() } }
  /// The item of `appearance()`, if somebody asked for it.
  package static var defaults: UIBarButtonItem? { proxy.bar }

  private var ownAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// What was said of its looks in older ways.
  final var older = OlderBarButtonLooks() { didSet { itemDidChange() } }
  /// It stands for a way back.
  final var isBack = false
  /// How the bar has its buttons, where the item says nothing itself.
  final var barLooks: UIBarButtonItemAppearance?
  /// `.font` and `.foregroundColor` of the title in a state: `.normal`, `.highlighted` or `.disabled`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownAttributes[state.rawValue] = attributes
    itemDidChange()
  }
  /// What was set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state.rawValue] ?? barLooks?.titleTextAttributes(in: state)
      ?? Self.defaults?.ownAttributes[state.rawValue]
  }

  /// Shows the looks of the title on a button.
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

  /// An item without anything.
  public override init() { super.init() }

  /// An item that is a view of the app's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button with a title or an image, or those of its action. It opens the menu, with an action by a long press.
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

  /// A button that looks as iOS has it for a purpose. It opens the menu, with an action by a long press.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    take(systemItem: systemItem)
    self.primaryAction = primaryAction
  }
  /// Looks as iOS has it for a purpose.
  final func take(systemItem: SystemItem) {
    title = systemItem.title
    if let symbol = systemItem.symbol {
      image = UIImage(systemName: symbol.name)
      accessibilityLabel = symbol.spoken
    }
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { space = systemItem }
  }

  /// A button with a title that calls a method of an object, which it does not keep.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// A button with a picture that calls a method of an object, which it does not keep.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// A button that looks as iOS has it for a purpose and calls a method of an object, which it does not keep.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// The object whose method a press calls; nil for who understands it from the first responder on.
  open weak var target: AnyObject?
  /// The method that a press calls.
  open var action: Selector? { didSet { if action != oldValue { itemDidChange() } } }

  /// Room, and not a button.
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

  /// What shows the item; the same view as long as the item is the same.
  private(set) lazy var button: UIButton = {
    let made = UIButton(type: .system)
    made.isOnBar = true
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.primaryAction?.perform(from: self)
        if let action = self.action {
          UIApplication.shared.sendAction(action, to: self.target, from: self, for: UIEvent([], at: 0))
        }
      }, for: .touchUpInside)
    return made
  }()

  /// The view on the bar, up to date.
  var view: UIView {
    if let customView { return customView }
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.imageEdgeInsets = imageInsets
    apply(to: button, font: .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular))
    button.isEnabled = isEnabled
    button.menu = menu
    button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
    button.tintColor = tintColor
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.accessibilityHint = accessibilityHint
    return button
  }
}
