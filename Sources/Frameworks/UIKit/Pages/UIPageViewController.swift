import Foundation

/// A controller that shows one page at a time, with swipes between pages.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Caveat: the same as `scroll`.
    case pageCurl = 0
    case scroll
  }
  /// The axis of navigation.
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  /// The direction in which a page appears.
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }

  /// The options of a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points: a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of a book's spine. Caveat: it has no effect.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The transition between pages.
  public let transitionStyle: UIPageViewController.TransitionStyle
  /// The axis of navigation.
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  /// The space between pages, in points.
  fileprivate let spacing: CGFloat
  /// The object that provides adjacent pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a page controller.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    let element = (coder as? _NibCoder)?.element
    transitionStyle = element == nil || element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spacing = element?.number("pageSpacing").map { CGFloat($0) } ?? 0
    super.init(coder: coder)
  }

  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The target and completion of a scroll from code.
  private var arrival: (page: UIViewController, completion: ((Bool) -> Void)?)?
  private lazy var pager = PagerView(self)
  private lazy var dots = UIPageControl()

  /// Whether each page has a back, as in a book. Caveat: it has no effect.
  open var isDoubleSided = false
  /// The place of the spine: none, since pages scroll.
  open var spineLocation: UIPageViewController.SpineLocation { .none }
  /// The place of a book's spine.
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }

  /// The current page.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
  /// The gesture recognizers. Caveat: none are exposed.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open override func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pager.frame =
      navigationOrientation == .horizontal
      ? made.bounds.insetBy(dx: -spacing / 2, dy: 0) : made.bounds.insetBy(dx: 0, dy: -spacing / 2)
    pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.addSubview(pager)
    dots.isUserInteractionEnabled = false
    made.addSubview(dots)
    view = made
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = 37
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
  }

  /// Shows a page, sliding in from one side if animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    guard let page = viewControllers?.first else { return }
    arrival = nil
    guard animated, current != nil, page !== current, pager.window != nil else {
      settle(on: page)
      completion?(true)
      return
    }
    if direction == .forward { after = page } else { before = page }
    pager.setNeedsLayout()
    pager.layoutIfNeeded()
    arrival = (page, completion)
    pager.setContentOffset(pager.offset(of: page), animated: true)
  }

  /// The loaded pages, in order.
  fileprivate var shownPages: [UIViewController] { [before, current, after].compactMap { $0 } }
  fileprivate var currentPage: UIViewController? { current }

  private func findNeighbours() {
    guard let current else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    showDots()
    pager.setNeedsLayout()
  }

  private func showDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count < 1
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  private func settle(on page: UIViewController) {
    current = page
    findNeighbours()
    for child in children where !shownPages.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for page in shownPages where page.parent !== self {
      addChild(page)
      pager.addSubview(page.view)
      page.didMove(toParent: self)
    }
    pager.placeOnCurrent()
  }

  fileprivate func dragBegan() {
    let pending = [before, after].compactMap { $0 }
    if !pending.isEmpty { delegate?.pageViewController(self, willTransitionTo: pending) }
  }

  fileprivate func dragEnded(on page: UIViewController) {
    let previous = current
    let isOther = page !== previous
    if isOther { settle(on: page) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [], transitionCompleted: isOther
    )
  }

  fileprivate func scrollArrived() {
    guard let arrival else { return }
    self.arrival = nil
    settle(on: arrival.page)
    arrival.completion?(true)
  }
}

/// The scroll view of adjacent pages.
@MainActor
private final class PagerView: UIScrollView, UIScrollViewDelegate {
  private unowned let pages: UIPageViewController
  /// The size of the pages when they were placed.
  private var placed = CGSize.zero

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  override var laysOutWhenScrolled: Bool { false }
  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }
  private func point(_ length: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }
  private var step: CGFloat { (isHorizontal ? frame.width : frame.height) }

  func offset(of page: UIViewController) -> CGPoint {
    point(CGFloat(order.firstIndex { $0 === page } ?? 0) * step)
  }

  /// The pages from left to right.
  private var order: [UIViewController] {
    isHorizontal && readsRightToLeft ? pages.shownPages.reversed() : pages.shownPages
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, page) in order.enumerated() {
      if page.parent !== pages {
        pages.addChild(page)
        addSubview(page.view)
        page.didMove(toParent: pages)
      }
      let room = CGRect(origin: point(CGFloat(index) * step), size: frame.size)
      page.view.frame =
        isHorizontal ? room.insetBy(dx: pages.spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: pages.spacing / 2)
    }
    let length = CGFloat(order.count) * step
    contentSize =
      isHorizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    if placed != frame.size {
      placed = frame.size
      placeOnCurrent()
    }
  }

  func placeOnCurrent() {
    setNeedsLayout()
    guard let page = pages.currentPage else { return }
    layoutIfNeeded()
    contentOffset = offset(of: page)
  }

  private var nearest: UIViewController? {
    let at = isHorizontal ? contentOffset.x : contentOffset.y
    let index = step > 0 ? Int((at / step).rounded()) : 0
    return order.indices.contains(index) ? order[index] : nil
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pages.dragBegan() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages.scrollArrived() }
  private func settle() { if let nearest { pages.dragEnded(on: nearest) } }
}
