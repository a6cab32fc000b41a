import Foundation

/// Dots, one for each page, with that of the page that is shown in another colour.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
  /// What is behind the dots; automatically nothing.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { contentDidChange() } }
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      contentDidChange()
      superview?.setNeedsLayout()
    }
  }
  private var page = 0
  /// The page that is shown, counted from 0. Setting it sends no action.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      contentDidChange()
    }
  }
  /// A single page has no dot.
  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { contentDidChange() } } }

  private static let proxy = AppearanceProxy<UIPageControl>()
  /// What is set on this control is the default of all others, and of the dots of SwiftUI's paged tab views.
  open class func appearance() -> UIPageControl { proxy.made { UIPageControl() } }
  /// The control of `appearance()`, if somebody asked for it.
  package static var defaults: UIPageControl? { proxy.bar }

  private var own: (other: UIColor?, current: UIColor?) { didSet { contentDidChange() } }
  /// The colour of the other pages' dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? {
    get { own.other ?? Self.defaults?.own.other }
    set { own.other = newValue }
  }
  /// The colour of the shown page's dot; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    get { own.current ?? Self.defaults?.own.current }
    set { own.current = newValue }
  }

  /// A person goes to the page after or before.
  package func turn(forward: Bool) {
    let old = page
    currentPage += forward ? 1 : -1
    if page != old { valueDidChange() }
  }

  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 + 16 : 0, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
