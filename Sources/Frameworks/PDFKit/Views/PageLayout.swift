import Foundation
import ScrollworkUIKit

/// The positions of pages in a view, in points at their own size. Visible pages are found without iterating all.
struct PageLayout {
  /// A row of pages.
  struct Row {
    var pages: Range<Int>
    var frame: CGRect
  }

  /// The rules of the layout.
  struct Rules: Equatable {
    var mode = PDFDisplayMode.singlePageContinuous
    var direction = PDFDisplayDirection.vertical
    /// The margins of each page.
    var margins = UIEdgeInsets.zero
    /// Whether the first page has its own row.
    var isBook = false
    var isRightToLeft = false
    /// The visible page if not all are shown.
    var current = 0
    /// The size of a cell that each page is fitted into; nil for pages at their own size.
    var cell: CGSize?
  }

  private(set) var rows: [Row] = []
  /// The frames of the pages in rows, from the first of them.
  private var frames: [CGRect] = []
  private var first = 0
  private(set) var size = CGSize.zero
  private var isVertical = true

  init() {}

  init(_ sizes: [CGSize], _ rules: Rules) {
    guard !sizes.isEmpty else { return }
    isVertical = rules.direction == .vertical || rules.mode == .twoUpContinuous
    if let cell = rules.cell {
      place(sizes, in: cell)
      return
    }
    let pairs = rules.mode == .twoUp || rules.mode == .twoUpContinuous
    var groups: [Range<Int>] = []
    var start = 0
    while start < sizes.count {
      let isSingle = !pairs || rules.isBook && start == 0
      let end = min(sizes.count, start + (isSingle ? 1 : 2))
      groups.append(start..<end)
      start = end
    }
    if rules.mode == .singlePage || rules.mode == .twoUp {
      let current = min(max(0, rules.current), sizes.count - 1)
      groups = groups.filter { $0.contains(current) }
    }
    first = groups.first?.lowerBound ?? 0
    if isVertical == false, rules.isRightToLeft { groups.reverse() }
    arrange(groups, sizes, rules)
  }

  /// Arranges rows in sequence, centred on the widest.
  private mutating func arrange(_ groups: [Range<Int>], _ sizes: [CGSize], _ rules: Rules) {
    let margins = rules.margins
    func outer(_ page: Int) -> CGSize {
      CGSize(
        width: sizes[page].width + margins.left + margins.right,
        height: sizes[page].height + margins.top + margins.bottom)
    }
    frames = Array(repeating: .zero, count: groups.reduce(0) { $0 + $1.count })
    let extents = groups.map { group in
      group.reduce(CGSize.zero) { size, page in
        let page = outer(page)
        return CGSize(width: size.width + page.width, height: max(size.height, page.height))
      }
    }
    let breadth = extents.reduce(0) { max($0, isVertical ? $1.width : $1.height) }
    var end: CGFloat = 0
    for (group, extent) in zip(groups, extents) {
      let origin =
        isVertical
        ? CGPoint(x: (breadth - extent.width) / 2, y: end) : CGPoint(x: end, y: (breadth - extent.height) / 2)
      rows.append(Row(pages: group, frame: CGRect(origin: origin, size: extent)))
      var x = origin.x
      for page in rules.isRightToLeft ? group.reversed() : Array(group) {
        let outer = outer(page)
        frames[page - first] = CGRect(
          origin: CGPoint(x: x + margins.left, y: origin.y + (extent.height - outer.height) / 2 + margins.top),
          size: sizes[page])
        x += outer.width
      }
      end += isVertical ? extent.height : extent.width
    }
    size = isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  /// Arranges pages in cells, to which they are fitted.
  private mutating func place(_ sizes: [CGSize], in cell: CGSize) {
    for (index, page) in sizes.enumerated() {
      let origin =
        isVertical
        ? CGPoint(x: 0, y: cell.height * CGFloat(index)) : CGPoint(x: cell.width * CGFloat(index), y: 0)
      let scale = page.width > 0 && page.height > 0 ? min(cell.width / page.width, cell.height / page.height) : 0
      let shown = CGSize(width: page.width * scale, height: page.height * scale)
      rows.append(Row(pages: index..<index + 1, frame: CGRect(origin: origin, size: cell)))
      frames.append(
        CGRect(
          origin: CGPoint(
            x: origin.x + (cell.width - shown.width) / 2, y: origin.y + (cell.height - shown.height) / 2),
          size: shown))
    }
    let count = CGFloat(sizes.count)
    size =
      isVertical
      ? CGSize(width: cell.width, height: cell.height * count) : CGSize(width: cell.width * count, height: cell.height)
  }

  /// Returns the frame of a page; nil if it is not shown.
  func frame(of page: Int) -> CGRect? {
    frames.indices.contains(page - first) ? frames[page - first] : nil
  }

  /// Returns the row of a page.
  func row(of page: Int) -> Row? { rows.first { $0.pages.contains(page) } }

  private func begin(_ row: Row) -> CGFloat { isVertical ? row.frame.minY : row.frame.minX }

  /// Returns the row at a point, or the nearest one.
  func row(at point: CGPoint) -> Int? {
    guard !rows.isEmpty else { return nil }
    let place = isVertical ? point.y : point.x
    // The last one that starts before it.
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if begin(rows[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the visible pages in a rectangle.
  func pages(in rect: CGRect) -> [Int] {
    guard let first = row(at: rect.origin) else { return [] }
    var pages: [Int] = []
    for row in rows[first...] {
      if begin(row) > (isVertical ? rect.maxY : rect.maxX) { break }
      pages += row.pages.filter { frame(of: $0)?.intersects(rect) == true }
    }
    return pages.sorted()
  }
}
