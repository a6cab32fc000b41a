import Foundation
import ScrollworkUIKit

/// Shows a document that can be scrolled and zoomed.
///
/// Only visible pages are drawn and kept. A tap follows a link, a long press selects a word; caveat: there are no
/// handles to extend the selection, and no menu.
@MainActor @preconcurrency
open class PDFView: UIView, UIGestureRecognizerDelegate {
  let scroll = UIScrollView()
  let content = UIView()
  private(set) var layout = PageLayout()
  /// The rules of the current layout.
  private var rules = PageLayout.Rules()
  private var pagesVersion = 0
  private var needsPages = true
  private var fittedSize = CGSize.zero
  /// Whether the first page is shown from its upper edge, where it remains when bars appear.
  private var isAtTop = true
  /// The visible pages.
  private(set) var shown: [Int: PDFPageView] = [:]
  /// The scale at which they are drawn.
  private var drawnScale: CGFloat = 1
  private var told: (current: Int?, visible: [Int]) = (nil, [])
  var history: (back: [HistoryEntry], forward: [HistoryEntry]) = ([], [])
  private var observer: (any NSObjectProtocol)?
  private let events = PDFViewEvents()

  /// An entry of the history.
  struct HistoryEntry {
    var page: Int
    var offset: CGPoint
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private func prepare() {
    super.backgroundColor = UIColor(white: 0.5, alpha: 1)
    clipsToBounds = true
    events.view = self
    scroll.delegate = events
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (minScaleFactor, maxScaleFactor)
    scroll.addSubview(content)
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.onAction = { [weak self] in self?.tapped($0) }
    scroll.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    press.onAction = { [weak self] in self?.pressed($0) }
    scroll.addGestureRecognizer(press)
    observer = NotificationCenter.default.addObserver(
      forName: .pageAnnotationsDidChange, object: nil, queue: nil
    ) { [weak self] notification in
      nonisolated(unsafe) let page = notification.object as? PDFPage
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        guard let self, let page else { return }
        self.annotationsChanged(on: page)
      }
    }
  }

  func tell(_ name: Notification.Name, _ words: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: words)
  }

  // MARK: Document

  /// The document; nil if there is none.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      rules.current = 0
      told = (nil, [])
      history = ([], [])
      (currentSelection, highlightedSelections) = (nil, nil)
      isAtTop = true
      layoutDocumentView()
      tell(.PDFViewDocumentChanged)
    }
  }

  /// The delegate.
  open weak var delegate: (any PDFViewDelegate)?
  /// The view that contains the pages; nil without a document.
  open var documentView: UIView? { document == nil ? nil : content }

  // MARK: Looks

  private func looksDidChange() {
    needsPages = true
    setNeedsLayout()
  }

  /// The display mode.
  open var displayMode = PDFDisplayMode.singlePageContinuous {
    didSet {
      guard displayMode != oldValue else { return }
      let current = currentIndex
      rules.current = current ?? 0
      looksDidChange()
      layoutIfNeeded()
      if let current { scroll(to: current) }
      tell(.PDFViewDisplayModeChanged)
    }
  }
  /// The direction of pages.
  open var displayDirection = PDFDisplayDirection.vertical {
    didSet { if displayDirection != oldValue { looksDidChange() } }
  }
  /// Whether there are margins around pages.
  open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { looksDidChange() } } }
  private var margins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// The margins of each page, in points of the page; zero without `displaysPageBreaks`.
  open var pageBreakMargins: UIEdgeInsets {
    get { displaysPageBreaks ? margins : .zero }
    set {
      margins = UIEdgeInsets(
        top: max(0, newValue.top), left: max(0, newValue.left), bottom: max(0, newValue.bottom),
        right: max(0, newValue.right))
      looksDidChange()
    }
  }
  /// The box of pages that is shown.
  open var displayBox = PDFDisplayBox.cropBox {
    didSet {
      guard displayBox != oldValue else { return }
      removeAllPages()
      looksDidChange()
      tell(.PDFViewDisplayBoxChanged)
    }
  }
  /// Whether the first page is a cover without a page beside it.
  open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { looksDidChange() } } }
  /// Whether pages run from right to left.
  open var displaysRTL = false { didSet { if displaysRTL != oldValue { looksDidChange() } } }
  /// The interpolation of images. Caveat: has no effect.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether pages cast shadows.
  open var pageShadowsEnabled = true { didSet { for view in shown.values { shade(view) } } }
  /// Whether URLs in text become links. Caveat: they do not.
  open var enableDataDetectors = false
  /// Whether the system's find bar is enabled. Caveat: there is none.
  open var isFindInteractionEnabled = false
  /// Whether the person can edit forms and markup. Caveat: they cannot.
  open var isInMarkupMode = false

  /// The look of shadows is a guess.
  private func shade(_ view: PDFPageView) {
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOffset = CGSize(width: 0, height: 1)
    view.layer.shadowRadius = 2
    view.layer.shadowOpacity = pageShadowsEnabled ? 0.3 : 0
  }
  /// Enables or disables the shadows of pages.
  open func enablePageShadows(_ enabled: Bool) { pageShadowsEnabled = enabled }

  /// Whether it shows single pages to be turned.
  open private(set) var isUsingPageViewController = false
  /// Shows single pages to be turned, each as large as the view. Caveat: they cannot be zoomed then.
  /// - Parameter viewOptions: Caveat: ignored.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    guard enable != isUsingPageViewController else { return }
    isUsingPageViewController = enable
    scroll.isPagingEnabled = enable
    let current = currentIndex
    scaleLimitsDidChange()
    looksDidChange()
    layoutIfNeeded()
    if let current { scroll(to: current) }
  }

  // MARK: Scale

  /// The minimum scale. The default is that of macOS, a guess for iOS, as is the maximum.
  open var minScaleFactor: CGFloat = 0.1 {
    didSet {
      autoScales = false
      scaleLimitsDidChange()
    }
  }
  /// The maximum scale.
  open var maxScaleFactor: CGFloat = 10 {
    didSet {
      autoScales = false
      scaleLimitsDidChange()
    }
  }
  /// Whether pages are fitted whenever the view's size changes.
  open var autoScales = false {
    didSet {
      guard autoScales, !oldValue else { return }
      fittedSize = .zero
      setNeedsLayout()
    }
  }

  private func scaleLimitsDidChange() {
    scroll.minimumZoomScale = isUsingPageViewController ? 1 : minScaleFactor
    scroll.maximumZoomScale = isUsingPageViewController ? 1 : max(minScaleFactor, maxScaleFactor)
    let (low, high) = (scroll.minimumZoomScale, scroll.maximumZoomScale)
    if scroll.zoomScale < low || scroll.zoomScale > high { scroll.zoomScale = min(max(scroll.zoomScale, low), high) }
  }

  /// The scale: 1 for one screen point per point of the page. Setting it disables `autoScales`, a guess.
  open var scaleFactor: CGFloat {
    get {
      guard isUsingPageViewController, let index = currentIndex, let page = document?.page(at: index) else {
        return scroll.zoomScale
      }
      let width = page.shownSize(displayBox).width
      return width > 0 ? (layout.frame(of: index)?.width ?? width) / width : 1
    }
    set {
      layoutIfNeeded()
      autoScales = false
      scroll.zoomScale = newValue
    }
  }

  /// The scale of `autoScales`: as wide as the view, or, if only some pages are shown, as large as fits.
  open var scaleFactorForSizeToFit: CGFloat {
    layoutPagesIfNeeded()
    let room = scroll.bounds.size.width > 0 ? visibleSize : bounds.size
    guard layout.size.width > 0, layout.size.height > 0, room.width > 0, room.height > 0 else { return 1 }
    if isUsingPageViewController { return scaleFactor }
    let (across, down) = (room.width / layout.size.width, room.height / layout.size.height)
    switch displayMode {
    case .singlePage, .twoUp: return min(across, down)
    case .singlePageContinuous: return displayDirection == .vertical ? across : down
    case .twoUpContinuous: return across
    }
  }

  // MARK: Layout

  /// Lays out pages after one was added, removed or rotated.
  open func layoutDocumentView() {
    removeAllPages()
    needsPages = true
    fittedSize = .zero
    setNeedsLayout()
    if bounds.width > 0 { layoutIfNeeded() }
  }

  private func removeAllPages() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
  }

  private func layoutPagesIfNeeded() {
    var wanted = PageLayout.Rules(
      mode: displayMode, direction: displayDirection, margins: pageBreakMargins, isBook: displaysAsBook,
      isRightToLeft: displaysRTL, current: rules.current, cell: nil)
    if isUsingPageViewController, bounds.width > 0, bounds.height > 0 { wanted.cell = bounds.size }
    let version = document?.pagesVersion ?? 0
    guard needsPages || wanted != rules || version != pagesVersion else { return }
    if version != pagesVersion { removeAllPages() }
    (needsPages, rules, pagesVersion) = (false, wanted, version)
    let sizes = (0..<(document?.pageCount ?? 0)).map { document?.page(at: $0)?.shownSize(displayBox) ?? .zero }
    layout = PageLayout(sizes, wanted)
    content.bounds = CGRect(origin: .zero, size: layout.size)
    fittedSize = .zero
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.frame != bounds { scroll.frame = bounds }
    layoutPagesIfNeeded()
    let (room, wasAtTop) = (visibleSize, isAtTop)
    if autoScales, !isUsingPageViewController, room != fittedSize, room.width > 0, layout.size.width > 0 {
      let scale = scaleFactorForSizeToFit
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (min(minScaleFactor, scale), max(maxScaleFactor, scale))
      let corner = upperCorner
      if scroll.zoomScale != scale { scroll.zoomScale = scale }
      centre()
      if !wasAtTop { show(corner) }
    }
    centre()
    if wasAtTop, room != fittedSize, layout.size.width > 0 { show(.zero) }
    fittedSize = room
    showVisiblePages(isSettled: true)
  }

  /// Shows the visible pages, and releases all others.
  /// - Parameter isSettled: whether zooming has ended, so that they are drawn at their new size.
  func showVisiblePages(isSettled: Bool) {
    guard let document, scroll.bounds.width > 0 else { return removeAllPages() }
    let visible = visibleRect
    isAtTop = upperCorner.y <= 0.5 && upperCorner.x <= 0.5
    if isSettled { drawnScale = max(scroll.zoomScale, 1e-6) }
    let pages = layout.pages(in: visible)
    let kept = Set(pages)
    for (index, view) in shown where !kept.contains(index) {
      view.removeFromSuperview()
      shown[index] = nil
    }
    for index in pages {
      guard let frame = layout.frame(of: index), let page = document.page(at: index) else { continue }
      if let view = shown[index], view.page !== page {
        view.removeFromSuperview()
        shown[index] = nil
      }
      let view = shown[index] ?? PDFPageView(page, index: index, in: self)
      view.place(frame, scale: drawnScale, visible: visible)
      if shown[index] == nil {
        shade(view)
        shown[index] = view
        content.addSubview(view)
      }
    }
    tellPages(pages)
  }

  private func tellPages(_ pages: [Int]) {
    let current = currentIndex
    let old = told
    told = (current, pages)
    if pages != old.visible { tell(.PDFViewVisiblePagesChanged) }
    if current != old.current { tell(.PDFViewPageChanged) }
  }

  /// Redraws a page after a change of its annotations.
  open func annotationsChanged(on page: PDFPage) {
    for view in shown.values where view.page === page { view.setNeedsDisplay() }
  }

  /// The current page, at the middle of the view.
  var currentIndex: Int? {
    guard let document, document.pageCount > 0 else { return nil }
    if displayMode == .singlePage || displayMode == .twoUp, !isUsingPageViewController {
      return layout.rows.first?.pages.lowerBound ?? min(rules.current, document.pageCount - 1)
    }
    let visible = visibleRect
    guard let row = layout.row(at: CGPoint(x: visible.midX, y: visible.midY)) else { return 0 }
    return layout.rows[row].pages.lowerBound
  }

  /// Shows a page in a mode that does not show all.
  func turn(to page: Int) {
    guard rules.current != page || layout.frame(of: page) == nil else { return }
    rules.current = page
    needsPages = true
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Drawing

  /// Draws a page with y upwards and the page's lower left corner at zero, rotated: white paper and its contents.
  open func draw(_ page: PDFPage, to context: CGContext) {
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: page.shownSize(displayBox)))
    page.draw(with: displayBox, to: context)
    context.restoreGState()
  }

  /// Draws over a page, in screen points from its upper left corner. Does nothing by default.
  open func drawPagePost(_ page: PDFPage, to context: CGContext) {}

  // MARK: Selection

  /// The selected text; nil if there is none.
  open var currentSelection: PDFSelection? {
    didSet {
      guard currentSelection !== oldValue else { return }
      redraw()
      tell(.PDFViewSelectionChanged)
    }
  }
  /// Highlighted text, by default in yellow; nil if there is none.
  open var highlightedSelections: [PDFSelection]? { didSet { redraw() } }

  private func redraw() { for view in shown.values { view.setNeedsDisplay() } }
}
