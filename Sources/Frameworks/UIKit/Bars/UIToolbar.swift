import Foundation

/// A bar of buttons at the bottom of the screen or anywhere else.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  private let ground = BarBackgroundView(frame: .zero)
  /// The views of items other than spaces. Reading an item's view updates it.
  private var shown: [ObjectIdentifier: UIView] = [:]
  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? { didSet { reload() } }
  /// Sets the items. Caveat: never animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { ground.show(standardAppearance) } }
  /// The appearance while no content is under the bar; nil for the standard one. Caveat: only stored.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the bar; nil for the system's material.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// Whether the bar is translucent; otherwise a bar without a colour gets the background colour.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { looksDidChange() } } }
  /// The bar's style: a black one has a dark background and light text.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) } }
  }
  private var pictures: (ground: UIImage?, line: UIImage?) { didSet { looksDidChange() } }
  /// Sets the background image; one without a size leaves the bar empty. Caveat: for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { pictures.ground = backgroundImage }
  /// Returns the background image.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures.ground
  }
  /// Sets an image that replaces the shadow line; one without a size removes the line. Caveat: for all positions.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    pictures.line = shadowImage
  }
  /// Returns the image that replaces the shadow line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { pictures.line }

  /// Applies the older settings.
  private func looksDidChange() {
    let looks = UIToolbarAppearance()
    if barTintColor != nil || !isTranslucent { looks.configureWithOpaqueBackground() }
    if let barTintColor { looks.backgroundColor = barTintColor }
    if let ground = pictures.ground {
      (looks.backgroundEffect, looks.backgroundImage) = (nil, ground)
      looks.backgroundColor = barTintColor
    }
    if let line = pictures.line { looks.shadowImage = line }
    standardAppearance = looks
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeToolbar(element, in: coder.graph)
  }
  private func begin() {
    ground.hasLineAtTop = true
    ground.show(standardAppearance)
    insertSubview(ground, at: 0)
  }

  private func reload() {
    let old = shown.values
    shown = [:]
    for item in items ?? [] where !item.isSpace && !item.isHidden { shown[ObjectIdentifier(item)] = item.view }
    for view in old where !shown.values.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in (items ?? []).compactMap({ shown[ObjectIdentifier($0)] }) where view.superview !== self {
      addSubview(view)
    }
    for item in items ?? [] { item.onChange = { [weak self] in self?.reload() } }
    setNeedsLayout()
  }

  /// The height of 44 points, without the home indicator's area.
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.rowHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.rowHeight) }

  open override func layoutSubviews() {
    ground.frame = bounds
    let items = (items ?? []).filter { !$0.isHidden }
    let row = min(Self.rowHeight, bounds.height)
    let widths = items.map { item -> CGFloat in
      if item.isFlexibleSpace { return 0 }
      if item.width > 0 || item.isSpace { return item.width }
      guard let view = shown[ObjectIdentifier(item)] else { return 0 }
      let wanted = view.intrinsicContentSize.width
      return wanted >= 0 ? wanted : view.sizeThatFits(CGSize(width: bounds.width, height: row)).width
    }
    let gaps = Self.spacing * CGFloat(max(0, items.count - 1))
    let left = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.margin - widths.reduce(0, +) - gaps
    let flexible = items.filter(\.isFlexibleSpace).count
    var x = safeAreaInsets.left + Self.margin
    for (item, width) in zip(items, widths) {
      let length = item.isFlexibleSpace ? max(0, left) / CGFloat(flexible) : width
      if let view = shown[ObjectIdentifier(item)] {
        let frame = CGRect(x: x, y: 0, width: length, height: row)
        view.frame =
          readsRightToLeft ? CGRect(x: bounds.width - frame.maxX, y: 0, width: length, height: row) : frame
      }
      x += length + Self.spacing
    }
  }
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }
}

extension UINavigationController {
  /// Shows or hides the toolbar with the top controller's items. Caveat: never animated.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    toolbarDidChange()
  }
  /// Whether the toolbar is hidden, as it is initially.
  public var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The toolbar. Caveat: each page has its own.
  public var toolbar: UIToolbar! {
    topViewController?.navigationItem.toolbarClass = toolbarClass
    return topViewController?.navigationItem.toolbar
  }

  /// Updates the page's toolbar; each page has its own so that it appears with the page.
  func toolbarDidChange() {
    for page in viewControllers {
      page.navigationItem.toolbarClass = toolbarClass
      let bar = page.navigationItem.toolbar
      bar.items = page.toolbarItems
      let isOurs = page.navigationItem.bottomBar == nil || page.navigationItem.bottomBar is UIToolbar
      if isOurs { page.navigationItem.bottomBar = hidesToolbar ? nil : bar }
    }
  }
}

extension UIBarButtonItem {
  /// Returns a fixed space between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let made = UIBarButtonItem(systemItem: .fixedSpace)
    made.width = width
    return made
  }
  /// Returns a flexible space between two items.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}
