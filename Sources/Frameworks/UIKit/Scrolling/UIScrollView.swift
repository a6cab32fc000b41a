import Foundation

/// A view on content that may be larger than it.
///
/// Its content is what is added to it; `contentSize` or constraints to its edges or to `contentLayoutGuide` say how large that is.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Whether the safe area is kept free of content at rest.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  /// When a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive
  }

  /// What is left of the speed of a fling after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As is usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the thin bars. Caveat: it has no effect.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is _NibCoder) { clipsToBounds = true }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeScrollView(element)
  }

  // MARK: Content

  /// How large the content is, in points.
  open var contentSize = CGSize.zero {
    willSet { if newValue != contentSize { tellWillChange("contentSize") } }
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeDidChange()
      tellDidChange("contentSize")
    }
  }
  /// Room around the content that it can be scrolled into, in points.
  open var contentInset = UIEdgeInsets.zero {
    willSet { if newValue != contentInset { tellWillChange("contentInset") } }
    didSet {
      setting(.contentInset, \.contentInset, oldValue)
      if contentInset != oldValue { tellDidChange("contentInset") }
    }
  }
  /// Whether the safe area is kept free of content at rest. With `.automatic` the controller around decides.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setting(.insetAdjustment, \.contentInsetAdjustmentBehavior, oldValue) }
  }
  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if keepsSafeAreaFree, let safe = renderer?.coveredInsets {
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    return insets
  }
  /// What `contentInsetAdjustmentBehavior` comes to.
  package var keepsSafeAreaFree: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return contentInsetAdjustmentBehavior != .never }
    let around = sequence(first: self as UIResponder) { $0.next }
    return around.lazy.compactMap { $0 as? UIViewController }.first?.automaticallyAdjustsScrollViewInsets ?? true
  }
  /// The safe area that is kept free changed.
  open func adjustedContentInsetDidChange() {}
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if keepsSafeAreaFree {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  private func contentSizeDidChange() {
    scroller?.contentSizeDidChange()
    setNeedsLayout()
  }

  private lazy var contentGuide: UILayoutGuide = {
    let made = UILayoutGuide()
    addLayoutGuide(made)
    return made
  }()
  /// Stands for the content in constraints.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  private lazy var frameGuide: UILayoutGuide = {
    let made = UILayoutGuide()
    made.insets = { .zero }
    addLayoutGuide(made)
    return made
  }()
  /// Stands for the view itself in constraints. Caveat: what is bound to its edges scrolls all the same.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Position

  /// What moves the content on the screen; nil while the view is not there.
  package weak var scroller: (any UIScroller)?
  private var place = CGPoint.zero
  /// The content's point at the upper left corner.
  open var contentOffset: CGPoint {
    get { place }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content so that a point of it is at the upper left corner. What is beyond the content's end is not reached.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, let scroller { return scroller.scroll(to: contentOffset, animated: true) }
    move(to: contentOffset)
    scroller?.scroll(to: contentOffset, animated: false)
  }

  /// The content is elsewhere.
  package func move(to new: CGPoint) {
    guard new != place else { return }
    telling(["contentOffset", "bounds"]) {
      place = new
      contentOffsetDidChange()
    }
    delegate?.scrollViewDidScroll(self)
    // A class of the app's may place what it holds by what is visible.
    if laysOutWhenScrolled { setNeedsLayout() }
  }

  /// The content is elsewhere: what is visible may be something else.
  package func contentOffsetDidChange() {}
  /// `layoutSubviews` is due with each move.
  package var laysOutWhenScrolled: Bool { type(of: self) != UIScrollView.self }

  /// The visible part of the content, which is also its coordinates.
  open override var bounds: CGRect {
    get { CGRect(origin: place, size: super.bounds.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// Moves as little as possible to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = CGRect(origin: place, size: super.bounds.size).inset(by: adjustedContentInset)
    var offset = place
    if rect.minX < visible.minX {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
    }
    if rect.minY < visible.minY {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
    }
    if offset != place { setContentOffset(offset, animated: animated) }
  }

  /// Shows the thin bars for a moment.
  open func flashScrollIndicators() {
    flashes += 1
    contentDidChange()
  }
  package private(set) var flashes = 0

  // MARK: Ways of scrolling

  private func setting<Value: Equatable>(_ new: Value, _ old: Value) { if new != old { contentDidChange() } }
  private func setting<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UIScrollView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// False lets no finger scroll.
  open var isScrollEnabled = true { didSet { setting(.isScrollEnabled, \.isScrollEnabled, oldValue) } }
  /// Comes to rest at whole multiples of the view's size.
  open var isPagingEnabled = false { didSet { setting(.isPagingEnabled, \.isPagingEnabled, oldValue) } }
  /// A finger that begins along one axis scrolls along that only. Caveat: the view behaves so only where content is longer than the
  /// view along one axis.
  open var isDirectionalLockEnabled = false
  /// Content can be pulled past its edges.
  open var bounces = true { didSet { setting(.bounces, \.bounces, oldValue) } }
  /// Content can be pulled up and down even where there is no more of it.
  open var alwaysBounceVertical = false { didSet { setting(.alwaysBounceVertical, \.alwaysBounceVertical, oldValue) } }
  /// Content can be pulled to the sides even where there is no more of it.
  open var alwaysBounceHorizontal = false {
    didSet { setting(.alwaysBounceHorizontal, \.alwaysBounceHorizontal, oldValue) }
  }
  /// A thin bar at the side while the content moves.
  open var showsVerticalScrollIndicator = true {
    didSet { setting(.showsVerticalIndicator, \.showsVerticalScrollIndicator, oldValue) }
  }
  /// A thin bar below while the content moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { setting(.showsHorizontalIndicator, \.showsHorizontalScrollIndicator, oldValue) }
  }
  /// What the thin bar at the side keeps free, in points. Caveat: it has no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What the thin bar below keeps free, in points. Caveat: it has no effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What both thin bars keep free, in points. Caveat: it has no effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// How far a fling goes.
  open var decelerationRate = DecelerationRate.normal {
    didSet { setting(.decelerationRate, \.decelerationRate, oldValue) }
  }
  /// When a drag takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { setting(.keyboardDismissMode, \.keyboardDismissMode, oldValue) }
  }
  /// The colour of the thin bars. Caveat: it has no effect.
  open var indicatorStyle = IndicatorStyle.default
  /// A finger that rests shortly on what can be touched scrolls no longer. Caveat: it has no effect.
  open var delaysContentTouches = true
  /// A finger that moves on what it touches may scroll. Caveat: it has no effect.
  open var canCancelContentTouches = true
  /// Whether a finger on something in the view reaches that. Caveat: it is never asked.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a finger on something in the view may scroll once it moves. Caveat: it is never asked; the finger may.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The thin bars keep out of the safe area. They always do here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Arrow keys scroll the content. Caveat: they do not.
  open var allowsKeyboardScrolling = true
  /// A tap on the status bar scrolls to the top. Caveat: there is no such tap.
  open var scrollsToTop = true
  /// A spinner above the content, which a pull brings out.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      contentDidChange()
    }
  }
  /// The finger that moves the content. Disabled, none does; what else is set on it changes nothing.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan: UIPanGestureRecognizer = {
    let made = ScrollPan()
    made.scrollView = self
    made.goesWithAll = true
    addGestureRecognizer(made)
    isPanMade = true
    return made
  }()
  private var isPanMade = false
  /// Fingers move the content.
  package var fingersScroll: Bool { isScrollEnabled && !fingersAreTaken && (!isPanMade || pan.isEnabled) }
  /// Single fingers do something else than to move the content.
  package final var fingersAreTaken = false {
    didSet { if fingersAreTaken != oldValue { contentDidChange() } }
  }
  /// Hears of how the content moves. Disfavoured, since views that scroll have delegates of their own kind by the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// There is another delegate.
  func delegateDidChange() {}

  /// How far the content is magnified.
  final lazy var magnification = ScrollZoom()

  // MARK: Moving

  /// A finger is on the content.
  open var isTracking: Bool { scroller?.isTracking ?? false }
  /// A finger moves the content.
  open var isDragging: Bool { scroller?.isDragging ?? false }
  /// The content comes to rest after a finger has lifted.
  open var isDecelerating: Bool { scroller?.isDecelerating ?? false }

  /// Where a fling that would end at a point ends; `velocity` in points a millisecond.
  package func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = target
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    return target
  }
}

/// What moves the content of a scroll view on the screen.
@MainActor
package protocol UIScroller: AnyObject {
  var isTracking: Bool { get }
  var isDragging: Bool { get }
  var isDecelerating: Bool { get }
  /// Fingers do something else with the content for now than to move it.
  var isHeld: Bool { get set }
  /// Brings a point of the content to the upper left corner, or as near as there is content.
  func scroll(to point: CGPoint, animated: Bool)
  /// Brings a row of a list into view, at a share of the view's height; nil for the smallest move.
  func scroll(toItem id: AnyHashable, at share: CGFloat?, animated: Bool)
  func contentSizeDidChange()
}

/// Stands for the finger that moves a scroll view's content, which it only watches.
@MainActor
private final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { scrollView?.contentDidChange() } } }
}
