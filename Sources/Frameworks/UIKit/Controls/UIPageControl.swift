import Foundation

/// A row of dots, one for each page, with the current page in another colour.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
  /// The background of the dots; automatic means none.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      customized(.pageBackground, \UIPageControl.backgroundStyle)
      if backgroundStyle != oldValue { contentDidChange() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutTerms.hugging.y = .defaultHigh
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      contentDidChange()
      superview?.setNeedsLayout()
    }
  }
  private var page = 0
  /// The current page, counted from 0. Setting it sends no action.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      contentDidChange()
    }
  }
  /// Whether the dot of a single page is hidden.
  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { contentDidChange() } } }

  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The image that replaces each dot, drawn in the dot's colour; nil for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage !== oldValue { imagesDidChange() } }
  }
  /// The image that replaces the current page's dot; nil for that of all dots.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage !== oldValue { imagesDidChange() } }
  }
  /// Returns a page's own image; nil for the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets a page's own image; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard page >= 0, page < numberOfPages else { return }
    images[page] = image
    imagesDidChange()
  }
  /// Returns a page's own image while it is current; nil for the preferred one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// Sets a page's own image while it is current; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard page >= 0, page < numberOfPages else { return }
    currentImages[page] = image
    imagesDidChange()
  }
  /// Returns the image that replaces a page's dot; nil for a dot.
  package func shownIndicatorImage(forPage page: Int) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
  }
  private func imagesDidChange() {
    contentDidChange()
    superview?.setNeedsLayout()
  }

  private var own: (other: UIColor?, current: UIColor?) { didSet { contentDidChange() } }
  /// The colour of the other pages' dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? {
    get { own.other ?? UIPageControl.defaults?.own.other }
    set {
      own.other = newValue
      customized(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
    }
  }
  /// The colour of the current page's dot; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    get { own.current ?? UIPageControl.defaults?.own.current }
    set {
      own.current = newValue
      customized(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
    }
  }

  /// Handles a person's move to the next or previous page.
  package func turn(forward: Bool) {
    let old = page
    currentPage += forward ? 1 : -1
    if page != old { valueDidChange() }
  }

  /// Returns the size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount) * 16 + 16 : 0, height: 26)
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodePages(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
