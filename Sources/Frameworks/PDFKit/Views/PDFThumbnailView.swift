import Foundation
import ScrollworkUIKit

/// The layout of thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal.
  case horizontal = 1
}

/// Shows thumbnails of a view's pages; a tap on one goes to the page. Only visible ones are drawn and kept.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
  private let scroll = UIScrollView()
  private let events = Events()
  private var shown: [Int: UIImageView] = [:]
  private var observers: [any NSObjectProtocol] = []
  /// The spacing in points; a guess.
  private static let gap: CGFloat = 8

  @MainActor
  private final class Events: NSObject, UIScrollViewDelegate {
    weak var view: PDFThumbnailView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.showVisible() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  private func prepare() {
    events.view = self
    scroll.delegate = events
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
    let tap = UITapGestureRecognizer()
    tap.onAction = { [weak self] in self?.tapped($0) }
    scroll.addGestureRecognizer(tap)
    addSubview(scroll)
  }

  /// The view whose pages are shown; nil if there is none.
  open weak var pdfView: PDFView? {
    didSet {
      guard pdfView !== oldValue else { return }
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = [Notification.Name.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
        NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] notification in
          let isOther = notification.name == .PDFViewDocumentChanged
          MainActor.assumeIsolated { if isOther { self?.reload() } else { self?.mark() } }
        }
      }
      reload()
    }
  }

  /// The maximum size of a thumbnail, in points.
  open var thumbnailSize = CGSize(width: 48, height: 64) { didSet { reload() } }
  /// The layout.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { reload() } }
  /// The inset around all thumbnails, in points.
  open var contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { reload() } }
  /// The current page of the view; nil if there is none.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  private func reload() {
    for picture in shown.values { picture.removeFromSuperview() }
    shown = [:]
    setNeedsLayout()
  }

  private var isVertical: Bool { layoutMode == .vertical }
  private var step: CGFloat { (isVertical ? thumbnailSize.height : thumbnailSize.width) + Self.gap }

  private func frame(of index: Int) -> CGRect {
    let (room, along) = (scroll.bounds.size, step * CGFloat(index))
    let origin =
      isVertical
      ? CGPoint(x: (room.width - thumbnailSize.width) / 2, y: contentInset.top + along)
      : CGPoint(x: contentInset.left + along, y: (room.height - thumbnailSize.height) / 2)
    return CGRect(origin: origin, size: thumbnailSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.frame != bounds { scroll.frame = bounds }
    let count = CGFloat(pdfView?.document?.pageCount ?? 0)
    let length = max(0, count * step - Self.gap)
    scroll.contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: length + contentInset.top + contentInset.bottom)
      : CGSize(width: length + contentInset.left + contentInset.right, height: bounds.height)
    showVisible()
  }

  private func showVisible() {
    guard let document = pdfView?.document, step > 0, scroll.bounds.width > 0 else { return reload() }
    let start = isVertical ? scroll.contentOffset.y - contentInset.top : scroll.contentOffset.x - contentInset.left
    let end = start + (isVertical ? scroll.bounds.height : scroll.bounds.width)
    let first = max(0, Int((start / step).rounded(.down)))
    let last = min(document.pageCount - 1, Int((end / step).rounded(.down)))
    let pages = first <= last ? first...last : nil
    for (index, picture) in shown where pages?.contains(index) != true {
      picture.removeFromSuperview()
      shown[index] = nil
    }
    for index in pages.map(Array.init) ?? [] {
      let picture = shown[index] ?? self.picture(of: index, document)
      picture.frame = frame(of: index)
      shown[index] = picture
    }
    mark()
  }

  private func picture(of index: Int, _ document: PDFDocument) -> UIImageView {
    let page = document.page(at: index)
    let made = UIImageView(image: page?.thumbnail(of: thumbnailSize, for: pdfView?.displayBox ?? .cropBox))
    made.contentMode = .scaleAspectFit
    made.isUserInteractionEnabled = true
    made.isAccessibilityElement = true
    made.accessibilityTraits = .button
    made.accessibilityLabel = "Page \(page?.label ?? "\(index + 1)")"
    scroll.addSubview(made)
    return made
  }

  /// Draws a border around the current page's thumbnail.
  private func mark() {
    let current = pdfView?.currentIndex
    for (index, picture) in shown {
      picture.layer.borderColor = tintColor.cgColor
      picture.layer.borderWidth = index == current ? 2 : 0
    }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, let pdfView, let document = pdfView.document else { return }
    let point = recognizer.location(in: scroll)
    guard let index = shown.first(where: { $0.value.frame.contains(point) })?.key, let page = document.page(at: index)
    else { return }
    pdfView.go(to: page)
  }
}
