import Foundation

/// The bar at the bottom of a tab bar controller.
@MainActor @preconcurrency
open class UITabBar: UIView {
  private var own: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?) = (nil, nil) {
    didSet { looksDidChange() }
  }
  private lazy var standard = UITabBarAppearance()
  /// The delegate of a bar without a tab bar controller.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, in reading order.
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.contentDidChange() } }
      contentDidChange()
    }
  }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { contentDidChange() } } }
  /// The standard appearance.
  open var standardAppearance: UITabBarAppearance {
    get { own.standard ?? UITabBar.defaults?.own.standard ?? standard }
    set {
      own.standard = newValue
      customized(.standardAppearance, \UITabBar.standardAppearance)
    }
  }
  /// The appearance while nothing is under the bar; nil for `standardAppearance` without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { own.scrollEdge ?? UITabBar.defaults?.own.scrollEdge }
    set {
      own.scrollEdge = newValue
      customized(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
    }
  }
  private var ownUnselectedTint: UIColor?
  /// The colour of unselected tabs; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    get { ownUnselectedTint ?? UITabBar.defaults?.ownUnselectedTint }
    set {
      ownUnselectedTint = newValue
      customized(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
      contentDidChange()
    }
  }
  private var ownTint: UIColor?
  /// The colour of the selected tab.
  open override var tintColor: UIColor! {
    get { ownTint ?? UITabBar.defaults?.ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      super.tintColor = newValue
    }
  }

  private var ownGround: UIColor?
  /// The colour of a bar without an appearance of its own.
  open var barTintColor: UIColor? {
    get { ownGround ?? UITabBar.defaults?.ownGround }
    set {
      ownGround = newValue
      customized(.barTintColor, \UITabBar.barTintColor)
      looksDidChange()
    }
  }
  /// Whether the bar is translucent; if false, it takes the background colour where it has none of its own.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { looksDidChange() } } }
  /// The background image of a bar without an appearance of its own; one without a size leaves nothing.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { looksDidChange() } } }
  /// The image in place of the line above the bar; one without a size leaves no line.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { looksDidChange() } } }
  /// The image behind the selected tab. Caveat: it has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The placement of tabs on a wide bar. Caveat: they share its width, whatever this says.
  open var itemPositioning = ItemPositioning.automatic
  /// The placement of tabs on a wide bar.
  public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
  /// The width of centred tabs, in points. Caveat: it has no effect.
  open var itemWidth: CGFloat = 0
  /// The space between centred tabs, in points. Caveat: it has no effect.
  open var itemSpacing: CGFloat = 0
  /// The style: a black bar has a dark background and light text.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) } }
  }
  /// Replaces the tabs. Caveat: without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether the bar is hidden. A tab bar controller then gives its space to the page.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  /// Returns the appearance with the older properties applied.
  private func completed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    guard own.standard == nil, UITabBar.defaults?.own.standard == nil,
      barTintColor != nil || backgroundImage != nil || shadowImage != nil || !isTranslucent
    else { return appearance }
    let copy = UITabBarAppearance(barAppearance: appearance)
    if !isTranslucent || barTintColor != nil || backgroundImage != nil {
      copy.backgroundEffect = nil
      copy.backgroundColor = barTintColor ?? (backgroundImage == nil ? .systemBackground : nil)
    }
    copy.backgroundImage = backgroundImage
    if let shadowImage { copy.shadowImage = shadowImage }
    return copy
  }

  private let background = BarBackgroundView()
  /// Whether scrollable content is under the bar.
  package var hasContentBeneath = false { didSet { if hasContentBeneath != oldValue { looksDidChange() } } }
  /// The visibility of the background while content scrolls under the bar.
  package var edgeEffect = BarEdgeEffect.automatic { didSet { if edgeEffect != oldValue { looksDidChange() } } }
  /// Whether the bar is reduced to the selected tab, at the leading edge.
  package internal(set) var isMinimized = false { didSet { if isMinimized != oldValue { looksDidChange() } } }
  /// Whether the bar is low, with titles beside the images, as on phones in landscape.
  package internal(set) var isCompact = false { didSet { if isCompact != oldValue { contentDidChange() } } }
  /// Whether the bar has a background: always, never, or (nil) while content is under it.
  package var showsBackground: Bool? { didSet { if showsBackground != oldValue { looksDidChange() } } }
  /// A view that fills the bar instead of a colour.
  package var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      background.content = backgroundView
      looksDidChange()
    }
  }
  /// Called when the person has selected a tab.
  final var onChoose: (@MainActor (Int) -> Void)?
  /// Called when the person wants to see all tabs.
  final var onExpand: (@MainActor () -> Void)?

  /// Creates a bar with a frame in its superview's coordinates.
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
    decodeTabBar(element, in: coder.graph)
  }

  private func begin() {
    background.hasLineAtTop = true
    addSubview(background)
    looksDidChange()
  }

  /// The appearance for what is currently under the bar.
  package var shownAppearance: UITabBarAppearance {
    completed(hasContentBeneath ? standardAppearance : scrollEdgeAppearance ?? standardAppearance)
  }

  private func looksDidChange() {
    let shown = shownAppearance
    background.show(shown)
    background.hidesLine = edgeEffect.hidesLine
    let isSeen =
      hasContentBeneath && edgeEffect != .hidden || scrollEdgeAppearance != nil || own.standard != nil || !isTranslucent
      || backgroundImage != nil
    // The glass background is drawn with the tabs.
    background.isHidden = isMinimized || _SystemGeneration.current == .iOS26 || !(showsBackground ?? isSeen)
    contentDidChange()
  }

  open override func layoutSubviews() { background.frame = bounds }

  /// Shows all tabs again.
  package func expand() { onExpand?() }

  /// Selects a tab for the person.
  package func choose(_ index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    if let onChoose { return onChoose(index) }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }
}

/// The methods that react to a tab bar.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the person has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
