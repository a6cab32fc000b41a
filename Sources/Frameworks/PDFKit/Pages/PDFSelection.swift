import Foundation
import ScrollworkUIKit

/// A selection of text in a document.
open class PDFSelection: NSObject, NSCopying {
  private weak var document: PDFDocument?
  /// The parts in order of addition; adjacent parts of a page are merged.
  private(set) var parts: [(page: PDFPage, range: NSRange)] = []

  /// Creates an empty selection in a document.
  public init(document: PDFDocument) { self.document = document }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let document else { return self }
    let made = PDFSelection(document: document)
    (made.parts, made.color) = (parts, color)
    return made
  }

  func append(_ page: PDFPage, _ range: NSRange) { parts.append((page, range)) }

  /// The colour in a view; nil for the view's own.
  open var color: UIColor?

  // MARK: What it is

  /// The pages, without duplicates.
  open var pages: [PDFPage] {
    parts.reduce(into: []) { pages, part in if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
    }
  }

  /// The text; parts are separated by line breaks.
  open var string: String? {
    parts.map { ($0.page.text.string as NSString).substring(with: $0.range) }.joined(separator: "\n")
  }

  /// The text with font sizes. Caveat: in the system's font.
  open var attributedString: NSAttributedString? {
    let whole = NSMutableAttributedString()
    for (index, part) in parts.enumerated() {
      if index > 0 { whole.append(NSAttributedString(string: "\n")) }
      whole.append(part.page.attributedText(part.range))
    }
    return whole
  }

  /// Returns the bounds on a page; empty if there is nothing.
  open func bounds(for page: PDFPage) -> CGRect {
    let all = rectangles(on: page).reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all
  }

  /// Returns the rectangles on a page, line by line.
  func rectangles(on page: PDFPage) -> [CGRect] {
    parts.filter { $0.page === page }.flatMap { page.lines(of: $0.range) }
  }

  /// Returns the number of parts on a page.
  open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

  /// Returns a range of a page's text, from 0; not found if there is none.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let ranges = parts.filter { $0.page === page }
    return ranges.indices.contains(index) ? ranges[index].range : NSRange(location: NSNotFound, length: 0)
  }

  /// Returns a selection for each line.
  open func selectionsByLine() -> [PDFSelection] {
    guard let document else { return [] }
    return parts.flatMap { part -> [PDFSelection] in
      let text = part.page.text.string as NSString
      var lines: [PDFSelection] = []
      var start = part.range.location
      while start < NSMaxRange(part.range) {
        let whole = text.lineRange(for: NSRange(location: start, length: 0))
        var end = min(NSMaxRange(whole), NSMaxRange(part.range))
        let next = max(end, start + 1)
        while end > start, [10, 13, 0x2028].contains(text.character(at: end - 1)) { end -= 1 }
        if end > start {
          let line = PDFSelection(document: document)
          line.append(part.page, NSRange(location: start, length: end - start))
          line.color = color
          lines.append(line)
        }
        start = next
      }
      return lines
    }
  }

  // MARK: Changes

  /// Adds another selection.
  open func add(_ selection: PDFSelection) { parts += selection.parts }
  /// Adds other selections.
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

  /// Extends the end by a number of characters, which may be negative.
  open func extend(atEnd succeed: Int) {
    guard var last = parts.popLast() else { return }
    let end = min(max(NSMaxRange(last.range) + succeed, last.range.location), last.page.numberOfCharacters)
    last.range.length = end - last.range.location
    if last.range.length > 0 { parts.append(last) }
  }

  /// Extends the start forwards by a number of characters, which may be negative.
  open func extend(atStart precede: Int) {
    guard let first = parts.first else { return }
    let end = NSMaxRange(first.range)
    let start = min(max(first.range.location - precede, 0), end)
    if start == end { parts.removeFirst() } else { parts[0].range = NSRange(location: start, length: end - start) }
  }

  /// Extends both ends to the boundaries of their lines.
  open func extendForLineBoundaries() {
    for index in parts.indices {
      let text = parts[index].page.text.string as NSString
      var range = text.lineRange(for: parts[index].range)
      while range.length > 0, [10, 13].contains(text.character(at: NSMaxRange(range) - 1)) { range.length -= 1 }
      parts[index].range = range
    }
  }

  // MARK: Drawing

  /// Draws it over a page in the current context, which has the page's coordinates.
  /// - Parameter active: false for grey.
  open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

  /// Draws it over a page in the current context, which has the page's coordinates.
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(on: page, in: context, color ?? (active ? PDFSelection.usualColor : UIColor.lightGray))
  }

  /// The default colour of selected text, a guess.
  static var usualColor: UIColor { UIColor(red: 0.7, green: 0.84, blue: 1, alpha: 1) }

  /// Text remains dark: colours are multiplied.
  func draw(on page: PDFPage, in context: CGContext, _ color: UIColor) {
    context.saveGState()
    context.setBlendMode(.multiply)
    context.setFillColor(color.cgColor)
    context.fill(rectangles(on: page))
    context.restoreGState()
  }
}
