import Foundation

/// The bar at the top of a navigation controller.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  // MARK: Looks

  private struct Appearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
  }

  private var own = Appearances() { didSet { looksDidChange() } }
  private lazy var standard = UINavigationBarAppearance()

  private func value(_ part: KeyPath<Appearances, UINavigationBarAppearance?>) -> UINavigationBarAppearance? {
    own[keyPath: part] ?? UINavigationBar.defaults?.own[keyPath: part]
  }

  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { value(\.standard) ?? standard }
    set {
      own.standard = newValue
      customized(.standardAppearance, \UINavigationBar.standardAppearance)
    }
  }
  /// The appearance of a compact bar; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { value(\.compact) }
    set {
      own.compact = newValue
      customized(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }
  /// The appearance while no content is under the bar; nil for `standardAppearance` without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { value(\.scrollEdge) }
    set {
      own.scrollEdge = newValue
      customized(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }
  /// The older appearance settings, for bars without an appearance of their own.
  private struct Looks {
    var title: [NSAttributedString.Key: Any]?
    var largeTitle: [NSAttributedString.Key: Any]?
    var ground: UIColor?
    var shadow: UIImage?
    var back: UIImage?
    var backMask: UIImage?
  }
  private var ownLooks = Looks() { didSet { looksDidChange() } }
  private func look<Value>(_ part: KeyPath<Looks, Value?>) -> Value? {
    ownLooks[keyPath: part] ?? UINavigationBar.defaults?.ownLooks[keyPath: part]
  }

  /// The bar's style: black bars have a dark background and light text.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(.barStyle, \UINavigationBar.barStyle)
      if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) }
    }
  }

  /// The `.font` and `.foregroundColor` of titles where the appearance sets none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look(\.title) }
    set {
      ownLooks.title = newValue
      customized(.titleAttributes, \UINavigationBar.titleTextAttributes)
    }
  }
  /// The `.font` and `.foregroundColor` of large titles where the appearance sets none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look(\.largeTitle) }
    set {
      ownLooks.largeTitle = newValue
      customized(.largeTitleAttributes, \UINavigationBar.largeTitleTextAttributes)
    }
  }
  /// The colour of a bar without its own appearance, while content is under it.
  open var barTintColor: UIColor? {
    get { look(\.ground) }
    set {
      ownLooks.ground = newValue
      customized(.barTintColor, \UINavigationBar.barTintColor)
    }
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image of a bar without its own appearance; an image without a size leaves the bar empty.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    looksDidChange()
  }
  /// Sets the background image for a position of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the background image that was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  private var ground: UIImage? {
    (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
      ?? UINavigationBar.defaults?.backgroundImages[.default]
  }
  /// The image that replaces the shadow line of a bar without its own appearance; an image without a size removes the
  /// line.
  open var shadowImage: UIImage? {
    get { look(\.shadow) }
    set { ownLooks.shadow = newValue }
  }
  /// The image that replaces the back arrow where the appearance sets none; nil for the arrow.
  open var backIndicatorImage: UIImage? {
    get { look(\.back) }
    set { ownLooks.back = newValue }
  }
  /// The mask of titles that slide past the arrow. Caveat: titles fade, whatever the image is.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { look(\.backMask) }
    set { ownLooks.backMask = newValue }
  }

  /// The completed appearances, cached for all frames between two changes.
  private var completions: (changes: Int, made: [ObjectIdentifier: UINavigationBarAppearance]) = (0, [:])

  /// Returns an appearance completed with the older settings.
  private func completed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let ground = value(\.standard) == nil ? barTintColor : nil
    let shadow = value(\.standard) == nil ? shadowImage : nil
    let picture = value(\.standard) == nil ? self.ground : nil
    guard
      titleTextAttributes != nil || largeTitleTextAttributes != nil || ground != nil || shadow != nil
        || picture != nil || backIndicatorImage != nil
    else { return appearance }
    if completions.changes != UIBarAppearance.changes { completions = (UIBarAppearance.changes, [:]) }
    if let known = completions.made[ObjectIdentifier(appearance)] { return known }
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
    copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    if let shadow { copy.shadowImage = shadow }
    if copy.backIndicatorImage == nil {
      copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    }
    if let ground { (copy.backgroundEffect, copy.backgroundColor) = (nil, ground) }
    if let picture { (copy.backgroundEffect, copy.backgroundImage) = (nil, picture) }
    // The settings copied here do not count as a change of appearance.
    UIBarAppearance.changes = completions.changes
    completions.made[ObjectIdentifier(appearance)] = copy
    return copy
  }

  private var ownTranslucency: Bool?
  /// Whether the bar is translucent; otherwise an appearance with only an effect gets the background colour.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? UINavigationBar.defaults?.ownTranslucency ?? true }
    set {
      ownTranslucency = newValue
      customized(.isTranslucent, \UINavigationBar.isTranslucent)
      looksDidChange()
    }
  }
  private var ownPreference: Bool?
  /// Whether large titles are shown below the buttons, unless items say otherwise.
  open var prefersLargeTitles: Bool {
    get { ownPreference ?? UINavigationBar.defaults?.ownPreference ?? false }
    set {
      customized(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
      guard newValue != ownPreference else { return }
      ownPreference = newValue
      onGeometryChange?()
    }
  }
  private var ownTint: UIColor?
  /// The tint of the bar's buttons.
  open override var tintColor: UIColor! {
    get { ownTint ?? UINavigationBar.defaults?.ownTint ?? super.tintColor }
    set {
      ownTint = newValue
      super.tintColor = newValue
    }
  }

  private func looksDidChange() {
    UIBarAppearance.changes += 1
    onGeometryChange?()
  }

  // MARK: Parts

  let background = BarBackgroundView()
  /// The displayed content; two during a transition.
  private(set) var current: NavigationBarContent?
  private(set) var leaving: NavigationBarContent?
  /// Requests a new layout from the navigation controller.
  final var onGeometryChange: (@MainActor () -> Void)?
  /// The extension of the bar above its top, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// Whether the bar is compact, as on phones in landscape.
  var isCompact = false {
    didSet {
      guard isCompact != oldValue else { return }
      completions.made = [:]
      setNeedsLayout()
    }
  }
  /// Whether the bar is tall, as in sheets.
  var isInSheet = false { didSet { if isInSheet != oldValue { setNeedsLayout() } } }
  /// Whether the layout is right-to-left.
  package var isRightToLeft = false { didSet { if isRightToLeft != oldValue { setNeedsLayout() } } }
  /// The items on the stack, from the bottom.
  open internal(set) var items: [UINavigationItem]?
  /// The item at the top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Sets the items of a standalone bar, which shows the last. The bar of a navigation controller shows the
  /// controllers' items. Caveat: never animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    let shown = topItem.map { NavigationBarContent($0, back: backItem) }
    topItem?.onChange = { [weak self, weak shown] in
      shown?.reload()
      self?.setNeedsLayout()
    }
    show(shown)
    finishTransition()
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: rowHeight) }

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(background, at: 0)
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeNavigationBar(element, in: coder.graph)
  }

  /// The height of the button row, in points.
  var rowHeight: CGFloat { BarMetrics.current.rowHeight(isCompact: isCompact, isInSheet: isInSheet) }
  /// The position of buttons and titles in the row.
  var buttons: (y: CGFloat, height: CGFloat) { BarMetrics.current.buttons(isCompact: isCompact, isInSheet: isInSheet) }

  // MARK: Contents

  /// Shows another item; `leaving` stays until `finishTransition`.
  func show(_ content: NavigationBarContent?) {
    leaving?.removeFromSuperview()
    leaving = current
    current = content
    if let content { addSubview(content) }
    setNeedsLayout()
  }

  /// Returns to the leaving content.
  func cancelTransition() {
    let gone = current
    current = leaving
    leaving = nil
    gone?.removeFromSuperview()
    setNeedsLayout()
  }

  func finishTransition() {
    leaving?.removeFromSuperview()
    leaving = nil
    setNeedsLayout()
  }

  // MARK: Layout

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    current?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    for content in [leaving, current].compactMap(\.self) {
      content.frame = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: bounds.height))
    }
    if let current { showBackground(for: current) }
  }

  /// The part of the background that is visible while content scrolls under the bar.
  package var edgeEffect = BarEdgeEffect.automatic { didSet { if edgeEffect != oldValue { setNeedsLayout() } } }

  private func showBackground(for content: NavigationBarContent) {
    let item = content.item
    let ownAtEdge = (isCompact ? item.compactScrollEdgeAppearance : nil) ?? item.scrollEdgeAppearance
    let atEdge = ownAtEdge ?? scrollEdgeAppearance.map { completed($0) }
    let own = (isCompact ? item.compactAppearance : nil) ?? item.standardAppearance
    let standard = own ?? completed((isCompact ? compactAppearance : nil) ?? standardAppearance)
    // The fraction of the background that content under the bar reveals; a guess that eight points reveal all of it.
    let beneath = (content.scrolled - content.collapsing) / 8
    let covered: CGFloat =
      switch edgeEffect {
      case .automatic, .soft: min(max(beneath, 0), 1)
      case .hard: beneath > 0 ? 1 : 0
      case .hidden: 0
      }
    background.hidesLine = edgeEffect.hidesLine
    let isAtEdge = covered == 0
    wear(item.barStyle == .unspecified && barStyle != .default ? .dark : item.barStyle)
    background.content = item.backgroundView
    background.show(isAtEdge ? atEdge ?? standard : standard)
    if !isTranslucent, standard.backgroundColor == nil { background.backgroundColor = .systemBackground }
    background.isHidden = content.isEmpty
    background.visibility =
      switch item.showsBackground {
      case true?: 1
      case false?: 0
      case nil: !isTranslucent || isAtEdge && atEdge != nil ? 1 : covered
      }
    content.apply(isAtEdge ? atEdge ?? standard : standard)
  }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// The height class of a bar.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// An older name of a translucent black bar.
  case blackTranslucent = 2
}
