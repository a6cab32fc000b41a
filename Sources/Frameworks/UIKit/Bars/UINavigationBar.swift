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

  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { value(\.standard) ?? standard }
    set {
      own.standard = newValue
      customized(.standardAppearance, \UINavigationBar.standardAppearance)
    }
  }
  /// How a low bar looks; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { value(\.compact) }
    set {
      own.compact = newValue
      customized(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }
  /// How the bar looks while nothing is under it; nil for `standardAppearance` without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { value(\.scrollEdge) }
    set {
      own.scrollEdge = newValue
      customized(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }
  /// The older ways to say how a bar looks, for bars without an appearance of their own.
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

  /// How dark the bar is: black ones have a dark ground and light letters.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(.barStyle, \UINavigationBar.barStyle)
      if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) }
    }
  }

  /// `.font` and `.foregroundColor` of titles, where the appearance says nothing of them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look(\.title) }
    set {
      ownLooks.title = newValue
      customized(.titleAttributes, \UINavigationBar.titleTextAttributes)
    }
  }
  /// `.font` and `.foregroundColor` of large titles, where the appearance says nothing of them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look(\.largeTitle) }
    set {
      ownLooks.largeTitle = newValue
      customized(.largeTitleAttributes, \UINavigationBar.largeTitleTextAttributes)
    }
  }
  /// The colour of a bar without an appearance of its own, while something is under it.
  open var barTintColor: UIColor? {
    get { look(\.ground) }
    set {
      ownLooks.ground = newValue
      customized(.barTintColor, \UINavigationBar.barTintColor)
    }
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// A picture that fills a bar without an appearance of its own; one without a size leaves nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    looksDidChange()
  }
  /// The same for a place of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// What was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  private var ground: UIImage? {
    (isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
      ?? UINavigationBar.defaults?.backgroundImages[.default]
  }
  /// The picture in place of the line under a bar without an appearance of its own; one without a size leaves no line.
  open var shadowImage: UIImage? {
    get { look(\.shadow) }
    set { ownLooks.shadow = newValue }
  }
  /// The picture in place of the arrow of the way back, where the appearance says nothing of it; nil for the arrow.
  open var backIndicatorImage: UIImage? {
    get { look(\.back) }
    set { ownLooks.back = newValue }
  }
  /// Where titles are seen that slide past the arrow. Caveat: they fade, whatever the picture is.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { look(\.backMask) }
    set { ownLooks.backMask = newValue }
  }

  /// Appearances that were completed, made once for all frames between two changes.
  private var completions: (changes: Int, made: [ObjectIdentifier: UINavigationBarAppearance]) = (0, [:])

  /// An appearance with what was said the older ways.
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
    // What went into the copy is no change of what bars wear.
    UIBarAppearance.changes = completions.changes
    completions.made[ObjectIdentifier(appearance)] = copy
    return copy
  }

  private var ownTranslucency: Bool?
  /// False gives an appearance that has only an effect the background's colour.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? UINavigationBar.defaults?.ownTranslucency ?? true }
    set {
      ownTranslucency = newValue
      customized(.isTranslucent, \UINavigationBar.isTranslucent)
      looksDidChange()
    }
  }
  private var ownPreference: Bool?
  /// Titles are shown large below the bar's buttons unless their items say otherwise.
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
  /// The colour of the bar's buttons.
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
  /// What is shown of the items: one, and two while one takes the place of another.
  private(set) var current: NavigationBarContent?
  private(set) var leaving: NavigationBarContent?
  /// The navigation controller lays itself out anew.
  final var onGeometryChange: (@MainActor () -> Void)?
  /// What the bar extends beyond its top, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// A low bar, as phones have it when they lie on their side.
  var isCompact = false {
    didSet {
      guard isCompact != oldValue else { return }
      completions.made = [:]
      setNeedsLayout()
    }
  }
  /// A high bar, as sheets have it.
  var isInSheet = false { didSet { if isInSheet != oldValue { setNeedsLayout() } } }
  /// Reading begins at the right.
  package var isRightToLeft = false { didSet { if isRightToLeft != oldValue { setNeedsLayout() } } }
  /// The items on the stack, the lowest first.
  open internal(set) var items: [UINavigationItem]?
  /// The item in front.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Shows the last of some items on a bar that stands by itself; that of a navigation controller shows the controllers' items. Caveat:
  /// never animated.
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

  /// A bar with a frame in its superview's coordinates.
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

  /// Points.
  var rowHeight: CGFloat { BarMetrics.current.rowHeight(isCompact: isCompact, isInSheet: isInSheet) }
  /// Where buttons and titles are in the row.
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

  /// Goes back to the content that was leaving.
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

  /// What of the background is seen while something scrolls under the bar.
  package var edgeEffect = BarEdgeEffect.automatic { didSet { if edgeEffect != oldValue { setNeedsLayout() } } }

  private func showBackground(for content: NavigationBarContent) {
    let item = content.item
    let ownAtEdge = (isCompact ? item.compactScrollEdgeAppearance : nil) ?? item.scrollEdgeAppearance
    let atEdge = ownAtEdge ?? scrollEdgeAppearance.map { completed($0) }
    let own = (isCompact ? item.compactAppearance : nil) ?? item.standardAppearance
    let standard = own ?? completed((isCompact ? compactAppearance : nil) ?? standardAppearance)
    // How much of what is under the bar has come there; a guess that it takes eight points to show the background.
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

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// An older name of a black bar that lets something shine through.
  case blackTranslucent = 2
}
