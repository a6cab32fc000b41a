import Foundation

/// A view that scrolls content larger than itself.
///
/// The content consists of its subviews; `contentSize` or constraints to its edges or to `contentLayoutGuide` give the
/// size.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Whether the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive
  }

  /// The fraction of a fling's speed that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators. Caveat: it has no effect.
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

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    willSet { if newValue != contentSize { tellWillChange("contentSize") } }
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeDidChange()
      tellDidChange("contentSize")
    }
  }
  /// Extra space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    willSet { if newValue != contentInset { tellWillChange("contentInset") } }
    didSet {
      setting(.contentInset, \.contentInset, oldValue)
      if contentInset != oldValue { tellDidChange("contentInset") }
    }
  }
  /// Whether the safe area is added to the content insets. With `.automatic`, the surrounding controller decides.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setting(.insetAdjustment, \.contentInsetAdjustmentBehavior, oldValue) }
  }
  /// The `contentInset` together with the safe area's part.
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
  /// Whether `contentInsetAdjustmentBehavior` adds the safe area.
  package var keepsSafeAreaFree: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return contentInsetAdjustmentBehavior != .never }
    let around = sequence(first: self as UIResponder) { $0.next }
    return around.lazy.compactMap { $0 as? UIViewController }.first?.automaticallyAdjustsScrollViewInsets ?? true
  }
  /// Called when the adjusted insets change.
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
  /// The layout guide of the content.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The layout guide of the scroll view itself. Caveat: views bound to its edges scroll all the same.
  open var frameLayoutGuide: UILayoutGuide { guide(\.frame) { _ in .zero } }
  /// The constraints between the content and the scroll view itself rather than its content's edges: to its width,
  /// height or centre, or to `frameLayoutGuide`. Like those to anything outside, they size the scroll view too.
  var contentTies: [(priority: UILayoutPriority, axis: NSLayoutConstraint.Axis)] {
    let frameGuide = layoutTerms.frame
    return constraints.compactMap { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      func isOwn(_ item: AnyObject?) -> Bool { item === self || item != nil && item === frameGuide }
      guard let own = sides.first(where: { isOwn($0.0) && ($0.0 !== self || $0.1.isOfFrame) }),
        sides.contains(where: { $0.0 != nil && !isOwn($0.0) })
      else { return nil }
      return (constraint.priority, own.1.axis)
    }
  }

  // MARK: Position

  /// The object that scrolls the content on the screen; nil while the view is off the screen.
  package weak var scroller: (any UIScroller)?
  private var place = CGPoint.zero
  /// The content's point at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { place }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls a point of the content to the upper left corner, but not beyond the content's end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, let scroller { return scroller.scroll(to: contentOffset, animated: true) }
    move(to: contentOffset)
    scroller?.scroll(to: contentOffset, animated: false)
  }

  /// Applies a new offset.
  package func move(to new: CGPoint) {
    guard new != place else { return }
    telling(["contentOffset", "bounds"]) {
      place = new
      contentOffsetDidChange()
    }
    delegate?.scrollViewDidScroll(self)
    // A custom subclass may place its subviews by what is visible.
    if laysOutWhenScrolled { setNeedsLayout() }
  }

  /// Called when the offset has changed, and with it the visible content.
  package func contentOffsetDidChange() {}
  /// Whether each scroll causes `layoutSubviews`.
  package var laysOutWhenScrolled: Bool { type(of: self) != UIScrollView.self }

  /// The visible part of the content, in the content's coordinates.
  open override var bounds: CGRect {
    get { CGRect(origin: place, size: super.bounds.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// Scrolls as little as possible to show a part of the content.
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

  /// Shows the scroll indicators briefly.
  open func flashScrollIndicators() {
    flashes += 1
    contentDidChange()
  }
  package private(set) var flashes = 0

  // MARK: Scrolling behaviour

  private func setting<Value: Equatable>(_ new: Value, _ old: Value) { if new != old { contentDidChange() } }
  private func setting<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UIScrollView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// Whether scrolling by touch is enabled.
  open var isScrollEnabled = true { didSet { setting(.isScrollEnabled, \.isScrollEnabled, oldValue) } }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false { didSet { setting(.isPagingEnabled, \.isPagingEnabled, oldValue) } }
  /// Whether a drag is locked to the axis along which it began. Caveat: the view behaves so only where content is
  /// longer than the view along one axis.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled past its edges.
  open var bounces = true { didSet { setting(.bounces, \.bounces, oldValue) } }
  /// Whether content can always be pulled vertically, even if it fits.
  open var alwaysBounceVertical = false { didSet { setting(.alwaysBounceVertical, \.alwaysBounceVertical, oldValue) } }
  /// Whether content can always be pulled horizontally, even if it fits.
  open var alwaysBounceHorizontal = false {
    didSet { setting(.alwaysBounceHorizontal, \.alwaysBounceHorizontal, oldValue) }
  }
  /// Whether the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true {
    didSet { setting(.showsVerticalIndicator, \.showsVerticalScrollIndicator, oldValue) }
  }
  /// Whether the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true {
    didSet { setting(.showsHorizontalIndicator, \.showsHorizontalScrollIndicator, oldValue) }
  }
  /// The insets of the vertical indicator, in points. Caveat: it has no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, in points. Caveat: it has no effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators, in points. Caveat: it has no effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The rate at which a fling slows down.
  open var decelerationRate = DecelerationRate.normal {
    didSet { setting(.decelerationRate, \.decelerationRate, oldValue) }
  }
  /// How a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { setting(.keyboardDismissMode, \.keyboardDismissMode, oldValue) }
  }
  /// The style of the scroll indicators. Caveat: it has no effect.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether touches are withheld from content until it is clear that they do not scroll. Caveat: it has no effect.
  open var delaysContentTouches = true
  /// Whether a moving touch on content may become a scroll. Caveat: it has no effect.
  open var canCancelContentTouches = true
  /// Returns whether a touch is delivered to a content view. Caveat: it is never asked.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a moving touch on a content view may become a scroll. Caveat: it is never asked; the finger may.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether the indicators avoid the safe area. They always do here.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether arrow keys scroll the content. Caveat: they do not.
  open var allowsKeyboardScrolling = true
  /// Whether a tap on the status bar scrolls to the top. Caveat: there is no such tap.
  open var scrollsToTop = true
  /// The refresh control above the content, shown by pulling down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
      contentDidChange()
    }
  }
  /// The recognizer of the scrolling finger. Disabling it prevents scrolling by touch; its other settings have no
  /// effect.
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
  /// Whether touches scroll the content.
  package var fingersScroll: Bool { isScrollEnabled && !fingersAreTaken && (!isPanMade || pan.isEnabled) }
  /// Whether single touches do something other than scroll.
  package final var fingersAreTaken = false {
    didSet { if fingersAreTaken != oldValue { contentDidChange() } }
  }
  /// The delegate. The property is disfavoured, since subclasses have a delegate of their own type by the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// Called when the delegate has changed.
  func delegateDidChange() {}

  /// The zoom state.
  final lazy var magnification = ScrollZoom()

  // MARK: Scrolling state

  /// Whether a finger is on the content.
  open var isTracking: Bool { scroller?.isTracking ?? false }
  /// Whether a finger is scrolling the content.
  open var isDragging: Bool { scroller?.isDragging ?? false }
  /// Whether the content is slowing down after a finger has lifted.
  open var isDecelerating: Bool { scroller?.isDecelerating ?? false }

  /// Returns where a fling headed for a point ends; `velocity` is in points per millisecond.
  package func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = target
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    return target
  }
}

/// An object that scrolls a scroll view's content on the screen.
@MainActor
package protocol UIScroller: AnyObject {
  var isTracking: Bool { get }
  var isDragging: Bool { get }
  var isDecelerating: Bool { get }
  /// Whether touches on the content are currently used for something other than scrolling.
  var isHeld: Bool { get set }
  /// Scrolls a point of the content to the upper left corner, as far as the content reaches.
  func scroll(to point: CGPoint, animated: Bool)
  /// Scrolls a list row into view, at a fraction of the view's height; nil for the smallest movement.
  func scroll(toItem id: AnyHashable, at share: CGFloat?, animated: Bool)
  func contentSizeDidChange()
}

/// A recognizer that represents the scrolling finger and only observes it.
@MainActor
private final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { scrollView?.contentDidChange() } } }
}
