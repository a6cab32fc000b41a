import Foundation

/// A bar with buttons, at the lower edge of the screen or wherever the app puts it.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  private let ground = BarBackgroundView(frame: .zero)
  /// The views of the items that are no room between others, by item. Asking an item for its view sets it up anew.
  private var shown: [ObjectIdentifier: UIView] = [:]
  /// What is on the bar, from where reading begins.
  open var items: [UIBarButtonItem]? { didSet { reload() } }
  /// Puts something else on the bar. Caveat: never animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { ground.show(standardAppearance) } }
  /// How the bar looks where nothing is under it; nil as otherwise. Caveat: the bar looks the same everywhere.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The colour of the bar; nil for the system's material.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// False gives the bar the background's colour where it has none of its own.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { looksDidChange() } } }
  /// How dark the bar is: a black one has a dark ground and light letters.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) } }
  }
  private var pictures: (ground: UIImage?, line: UIImage?) { didSet { looksDidChange() } }
  /// A picture that fills the bar; one without a size leaves nothing. Caveat: in all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { pictures.ground = backgroundImage }
  /// The picture that fills the bar.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures.ground
  }
  /// A picture in place of the line above; one without a size leaves no line. Caveat: in all positions.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    pictures.line = shadowImage
  }
  /// The picture in place of the line above.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { pictures.line }

  /// What was said the older way.
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

  /// 44 points without what the home indicator takes.
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

/// How a toolbar looks.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}

extension UINavigationController {
  /// Shows or hides the toolbar, which has what the controller in front says. Caveat: never animated.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    toolbarDidChange()
  }
  /// The toolbar is not there, as in the beginning.
  public var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The bar at the lower edge. Caveat: each page has one of its own.
  public var toolbar: UIToolbar! { topViewController?.navigationItem.toolbar }

  /// Each page has its bar, so that it is there when the page comes.
  func toolbarDidChange() {
    for page in viewControllers {
      let bar = page.navigationItem.toolbar
      bar.items = page.toolbarItems
      let isOurs = page.navigationItem.bottomBar == nil || page.navigationItem.bottomBar is UIToolbar
      if isOurs { page.navigationItem.bottomBar = hidesToolbar ? nil : bar }
    }
  }
}

extension UIBarButtonItem {
  /// Room between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let made = UIBarButtonItem(systemItem: .fixedSpace)
    made.width = width
    return made
  }
  /// As much room between two items as there is.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}
