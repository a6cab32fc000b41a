import Foundation

/// The quality that pages are drawn in.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// As good as possible.
  case best = 0
  /// Fast, as for a preview.
  case responsive = 1
}

/// Draws pages for printing, or for a PDF: `UIGraphicsBeginPDFContextToData(_:_:_:)`, then `drawPage(at:in:)` on each
/// of its pages.
open class UIPrintPageRenderer: NSObject {
  /// The height of the header at the top of the printable area, in points; 0 for none.
  open var headerHeight: CGFloat = 0
  /// The height of the footer at the bottom of the printable area, in points; 0 for none.
  open var footerHeight: CGFloat = 0
  private var ownPaper = CGRect.zero
  private var ownPrintable = CGRect.zero
  /// The sheet, in points. It is empty, as there is no printer, until an app overrides it or sets it by name, with
  /// `setValue(_:forKey:)` and `"paperRect"`.
  open var paperRect: CGRect { ownPaper }
  /// The part of the sheet that can be printed on, in points. It is empty until an app overrides it or sets it by name,
  /// with `setValue(_:forKey:)` and `"printableRect"`.
  open var printableRect: CGRect { ownPrintable }

  /// Creates a renderer without formatters.
  public override init() {}

  private var formatters: [UIPrintFormatter]?
  /// The formatters, whose pages are drawn before the footer.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for old in formatters ?? [] { old.printPageRenderer = nil }
      formatters = newValue
      for new in newValue ?? [] { new.printPageRenderer = self }
    }
  }
  /// Adds a formatter, whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (formatters ?? []) + [formatter]
  }
  /// Returns the formatters that have content on a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (formatters ?? []).filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  /// The number of pages: up to the last one with content of a formatter. Override it to draw others.
  open var numberOfPages: Int { (formatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Returns the quality for a wish. The default returns the wish.
  open func currentRenderingQuality(
    forRequested requestedRenderingQuality: UIPrintRenderingQuality
  ) -> UIPrintRenderingQuality { requestedRenderingQuality }

  /// Prepares for drawing some pages. The default does nothing. Never called, as there is no printer.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Returns the area between header and footer.
  final func contentRect(of printable: CGRect) -> CGRect {
    printable.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  /// Draws a page in the current context: its header, its content, its formatters' content, and its footer.
  /// - Parameter printableRect: the printable area, of which header and footer take their part.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    drawContentForPage(at: pageIndex, in: contentRect(of: printableRect))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(at: pageIndex, in: rest.divided(atDistance: footerHeight, from: .maxYEdge).slice)
    }
  }
  /// Draws the header of a page. The default draws nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page. The default draws nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the footer of a page. The default draws nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "paperRect": paperRect
    case "printableRect": printableRect
    default: nil
    }
  }
  public func _setValue(_ value: Any?, ofKey key: String) -> Bool {
    guard let rect = value as? CGRect else { return false }
    switch key {
    case "paperRect": ownPaper = rect
    case "printableRect": ownPrintable = rect
    default: return false
    }
    return true
  }
}
