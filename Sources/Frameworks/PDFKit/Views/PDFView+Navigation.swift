import Foundation
import ScrollworkUIKit

extension PDFView {
  // MARK: Where it is

  /// The page at the middle of the view, the left one of two; nil without a document.
  public var currentPage: PDFPage? { currentIndex.flatMap { document?.page(at: $0) } }
  /// The visible pages.
  public var visiblePages: [PDFPage] { shown.keys.sorted().compactMap { document?.page(at: $0) } }

  /// The current page and its point at the upper left corner of the view; nil without a document.
  public var currentDestination: PDFDestination? {
    guard let page = currentPage else { return nil }
    let corner = CGPoint(x: scroll.adjustedContentInset.left, y: scroll.adjustedContentInset.top)
    let made = PDFDestination(page: page, at: convert(corner, to: page))
    made.zoom = scaleFactor
    return made
  }

  // MARK: Going elsewhere

  /// Goes to the upper edge of a page.
  public func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    remember()
    scroll(to: index)
  }

  /// Goes to a destination, at the upper edge of the view.
  public func go(to destination: PDFDestination) {
    guard let page = destination.page, let index = document?.index(for: page), index != NSNotFound else { return }
    remember()
    if destination.zoom > 0, destination.zoom < kPDFDestinationUnspecifiedValue, !isUsingPageViewController {
      scaleFactor = destination.zoom
    }
    let area = page.bounds(for: displayBox)
    let point = CGPoint(
      x: destination.point.x == kPDFDestinationUnspecifiedValue ? area.minX : destination.point.x,
      y: destination.point.y == kPDFDestinationUnspecifiedValue ? area.maxY : destination.point.y)
    scroll(to: index, at: point.applying(page.transform(for: displayBox)))
  }

  /// Goes to the first character of a selection.
  public func go(to selection: PDFSelection) {
    guard let part = selection.parts.first else { return }
    go(to: part.page.characterBounds(at: part.range.location), on: part.page)
  }

  /// Goes to a rectangle of a page, in the page's coordinates; does nothing if it is visible.
  public func go(to rect: CGRect, on page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    remember()
    turnIfNeeded(to: index)
    layoutIfNeeded()
    let place = convert(rect, from: page)
    guard !bounds.inset(by: scroll.adjustedContentInset).contains(place) else { return }
    scroll.scrollRectToVisible(convert(place, to: scroll), animated: false)
    showVisiblePages(isSettled: true)
  }

  private func turnIfNeeded(to index: Int) {
    if displayMode == .singlePage || displayMode == .twoUp, !isUsingPageViewController { turn(to: index) }
  }

  /// - Parameter point: a point of the page as shown, y upwards; nil for its upper left corner.
  func scroll(to index: Int, at point: CGPoint? = nil) {
    layoutIfNeeded()
    turnIfNeeded(to: index)
    guard let frame = layout.frame(of: index), let page = document?.page(at: index) else { return }
    if isUsingPageViewController, let row = layout.row(of: index) {
      scroll.contentOffset = row.frame.origin
      return showVisiblePages(isSettled: true)
    }
    let size = page.shownSize(displayBox)
    if let point {
      show(CGPoint(x: frame.minX + point.x, y: frame.minY + size.height - point.y))
    } else {
      show(CGPoint(x: frame.minX, y: frame.minY - pageBreakMargins.top))
    }
    showVisiblePages(isSettled: true)
  }

  // MARK: Step by step

  private func step(to index: Int?) {
    guard let index, let page = document?.page(at: index) else { return }
    go(to: page)
  }
  private var pageCount: Int { document?.pageCount ?? 0 }
  private var nextIndex: Int? {
    guard let currentIndex, let row = layout.row(of: currentIndex), row.pages.upperBound < pageCount else { return nil }
    return row.pages.upperBound
  }
  private var previousIndex: Int? {
    guard let currentIndex, let row = layout.row(of: currentIndex), row.pages.lowerBound > 0 else { return nil }
    return row.pages.lowerBound - 1
  }

  /// Whether it can go to the first page.
  public var canGoToFirstPage: Bool { (currentIndex ?? 0) > 0 }
  /// Shows the first page.
  public func goToFirstPage(_ sender: Any?) { step(to: 0) }
  /// Whether it can go to the last page.
  public var canGoToLastPage: Bool { currentIndex.map { $0 < pageCount - 1 } ?? false }
  /// Shows the last page.
  public func goToLastPage(_ sender: Any?) { step(to: pageCount - 1) }
  /// Whether there is a next page.
  public var canGoToNextPage: Bool { nextIndex != nil }
  /// Shows the next page.
  public func goToNextPage(_ sender: Any?) { step(to: nextIndex) }
  /// Whether there is a previous page.
  public var canGoToPreviousPage: Bool { previousIndex != nil }
  /// Shows the previous page.
  public func goToPreviousPage(_ sender: Any?) { step(to: previousIndex) }

  // MARK: History

  private var here: HistoryEntry? { currentIndex.map { HistoryEntry(page: $0, offset: scroll.contentOffset) } }

  private func remember() {
    guard let here else { return }
    history.back.append(here)
    if history.back.count > 100 { history.back.removeFirst() }
    history.forward = []
    tell(.PDFViewChangedHistory)
  }

  /// Whether it can go back in the history.
  public var canGoBack: Bool { !history.back.isEmpty }
  /// Goes back in the history.
  public func goBack(_ sender: Any?) {
    guard let entry = history.back.popLast() else { return }
    if let here { history.forward.append(here) }
    show(entry)
  }
  /// Whether it can go forward in the history.
  public var canGoForward: Bool { !history.forward.isEmpty }
  /// Goes forward in the history.
  public func goForward(_ sender: Any?) {
    guard let entry = history.forward.popLast() else { return }
    if let here { history.back.append(here) }
    show(entry)
  }

  private func show(_ entry: HistoryEntry) {
    turnIfNeeded(to: entry.page)
    scroll.contentOffset = entry.offset
    showVisiblePages(isSettled: true)
    tell(.PDFViewChangedHistory)
  }

  // MARK: Scale

  /// Whether it can zoom in.
  public var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
  /// Zooms in by the square root of 2.
  public func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 2.squareRoot()) }
  /// Whether it can zoom out.
  public var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }
  /// Zooms out by the square root of 2.
  public func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 2.squareRoot()) }

  // MARK: Coordinates

  /// Returns the transform from the page's coordinates to those of the view; identity for a page without a position.
  private func transform(from page: PDFPage) -> CGAffineTransform {
    guard let index = document?.index(for: page), index != NSNotFound else { return .identity }
    layoutIfNeeded()
    guard let frame = layout.frame(of: index) else { return .identity }
    let (size, scale) = (page.shownSize(displayBox), scroll.zoomScale)
    guard size.width > 0, size.height > 0 else { return .identity }
    let corner = CGPoint(
      x: content.frame.minX + frame.minX * scale - scroll.contentOffset.x,
      y: content.frame.minY + frame.minY * scale - scroll.contentOffset.y)
    let (x, y) = (frame.width / size.width * scale, frame.height / size.height * scale)
    return page.transform(for: displayBox).concatenating(
      CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: corner.x, ty: corner.y + size.height * y))
  }

  /// Converts a point from the view to a page.
  public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    point.applying(transform(from: page).inverted())
  }
  /// Converts a rectangle from the view to a page.
  public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect.applying(transform(from: page).inverted()) }
  /// Converts a point from a page to the view.
  public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point.applying(transform(from: page)) }
  /// Converts a rectangle from a page to the view.
  public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect.applying(transform(from: page)) }

  /// Returns the page at a point of the view; nil if there is none.
  /// - Parameter nearest: whether to return the nearest one if there is none.
  public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let visible = visibleRect
    let scale = max(scroll.zoomScale, 1e-6)
    let place = CGPoint(x: visible.minX + point.x / scale, y: visible.minY + point.y / scale)
    guard let row = layout.row(at: place) else { return nil }
    let pages = layout.rows[row].pages
    if let hit = pages.first(where: { layout.frame(of: $0)?.contains(place) == true }) {
      return document?.page(at: hit)
    }
    guard nearest else { return nil }
    func distance(_ page: Int) -> CGFloat {
      layout.frame(of: page).map { hypot($0.midX - place.x, $0.midY - place.y) } ?? .infinity
    }
    return pages.min { distance($0) < distance($1) }.flatMap { document?.page(at: $0) }
  }

  /// Returns the size of a page's row at the current scale, with margins, in points.
  public func rowSize(for page: PDFPage) -> CGSize {
    guard let index = document?.index(for: page), let row = layout.row(of: index) else { return .zero }
    return CGSize(width: row.frame.width * scroll.zoomScale, height: row.frame.height * scroll.zoomScale)
  }
}
