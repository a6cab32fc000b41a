import Foundation

/// Lays out content for printing, on one page after the other.
///
/// A page renderer determines the pages: see `UIPrintPageRenderer.addPrintFormatter(_:startingAtPageAt:)`.
open class UIPrintFormatter: NSObject, NSCopying {
  /// The renderer that the formatter was added to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The maximum height of the content on a page, in points; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The insets of the content in points: the top one on the first page, the left and right ones on all.
  @available(iOS, introduced: 4.2, deprecated: 10.0, renamed: "perPageContentInsets")
  open var contentInsets: UIEdgeInsets {
    get { ownInsets }
    set { ownInsets = newValue }
  }
  private var ownInsets = UIEdgeInsets.zero
  /// The insets of the content on each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page that the content begins on, counted from 0.
  open var startPage = 0

  /// Creates a formatter without content.
  public override init() {}

  /// Returns a copy without a renderer.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintFormatter()
    copy.take(self)
    return copy
  }
  final func take(_ other: UIPrintFormatter) {
    (maximumContentWidth, maximumContentHeight) = (other.maximumContentWidth, other.maximumContentHeight)
    (ownInsets, perPageContentInsets, startPage) = (other.ownInsets, other.perPageContentInsets, other.startPage)
  }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The content; nil for a formatter that draws it itself.
  var content: NSAttributedString? { nil }
  private var known: (content: NSAttributedString, areas: [CGRect], pages: [FilledContainer])?

  /// The content on each page.
  private var pages: [FilledContainer] {
    guard let content else { return [] }
    // The first page may differ from the others.
    let areas = [rectForPage(at: startPage), rectForPage(at: startPage + 1)]
    if let known, known.areas == areas, known.content.isEqual(to: content) { return known.pages }
    nonisolated(unsafe) let text = content
    let pages = OnMain.run { Self.pages(of: text, areas) }
    known = (content, areas, pages)
    return pages
  }

  @MainActor private static func pages(of text: NSAttributedString, _ areas: [CGRect]) -> [FilledContainer] {
    var (pages, start): ([FilledContainer], Int) = ([], 0)
    while start < text.length, let area = pages.isEmpty ? areas.first : areas.last, area.width > 0, area.height > 0 {
      let container = NSTextContainer(size: area.size)
      container.lineFragmentPadding = 0
      let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
      let page = FilledContainer(container, rest, from: start, hasLeading: true)
      // A line that is higher than a page ends the text.
      guard page.range.length > 0 else { break }
      pages.append(page)
      start = NSMaxRange(page.range)
    }
    return pages
  }

  /// The number of pages that the content takes.
  open var pageCount: Int { pages.count }

  /// Returns the area of the content on a page, in the coordinates of the paper: what header, footer and insets leave
  /// of the renderer's printable area; empty without a renderer.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var insets = perPageContentInsets
    insets.left += ownInsets.left
    insets.right += ownInsets.right
    if pageIndex == startPage { insets.top += ownInsets.top }
    var area = renderer.contentRect(of: renderer.printableRect).inset(by: insets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }

  /// Draws the content of a page in the current context.
  /// - Parameters:
  ///   - rect: the area, as `rectForPage(at:)` returns it.
  ///   - pageIndex: the page, counted from 0 for the renderer's first.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let pages = pages
    guard pages.indices.contains(pageIndex - startPage), let context = UIGraphicsGetCurrentContext() else { return }
    let page = pages[pageIndex - startPage]
    for part in [DrawnText.Part.backgrounds, .letters] {
      for command in page.commands(for: page.range, at: rect.origin, part) { context.add(command) }
    }
  }
}

/// Prints text in one font, or text with attributes.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil while there is one with attributes.
  open var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, which replaces `text` and its looks.
  open var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// The font of `text`; nil for the system's at 12 points.
  open var font: UIFont?
  /// The colour of `text`; nil for black.
  open var color: UIColor?
  /// The alignment of `text`.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISimpleTextPrintFormatter(text: "")
    copy.take(self)
    (copy.text, copy.font, copy.color, copy.textAlignment) = (text, font, color, textAlignment)
    copy.attributedText = attributedText
    return copy
  }

  override var content: NSAttributedString? {
    if let attributedText { return Self.onPaper(attributedText) }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
      ])
  }
}

/// Prints HTML, as `NSAttributedString` reads it. Caveat: style sheets, pictures and tables are left out.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMarkupTextPrintFormatter(markupText: markupText ?? "")
    copy.take(self)
    return copy
  }

  override var content: NSAttributedString? {
    let html = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    return html.map(Self.onPaper)
  }
}

extension UIPrintFormatter {
  /// Returns a text that is black where it has no colour: paper is white in dark mode, too.
  fileprivate static func onPaper(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { color, range, _ in
      if color == nil { result.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
    }
    return result
  }
}
