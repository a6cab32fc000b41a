import DisplayList
import Foundation
import Typesetting

/// The part of a text laid out in a text container.
struct FilledContainer: Sendable {
  struct Line {
    /// In the container's coordinates: with padding over the full width, the part used by glyphs, and from its top to
    /// the baseline.
    let rect: CGRect
    let usedRect: CGRect
    let baseline: CGFloat
    /// In UTF-16 code units of the whole text, including the newline.
    let range: NSRange
    let shown: TextLayout.Line
  }

  let container: NSTextContainer
  /// In UTF-16 code units of the whole text.
  let range: NSRange
  let lines: [Line]
  let usedRect: CGRect
  private let text: String
  private let drawn: DrawnText
  private let width: CGFloat?
  private let padding: CGFloat

  /// - Parameters:
  ///   - text: The text that remains to be laid out.
  ///   - start: Where it begins in the whole text.
  @MainActor
  init(_ container: NSTextContainer, _ text: NSAttributedString, from start: Int, hasLeading: Bool) {
    let (size, padding) = (container.layoutSize, container.lineFragmentPadding)
    let width = size.width > 0 && size.width < 1e6 ? max(0, size.width - 2 * padding) : nil
    let limit = container.maximumNumberOfLines
    let drawn = DrawnText(
      text, fillsWidth: width != nil, hasLeading: hasLeading, limit: limit > 0 ? limit : nil,
      truncation: container.lineBreakMode.truncation)
    let string = text.string
    let layout = drawn.paragraph.layout(width: width, height: nil)
    let ranges = drawn.paragraph.lineRanges(width: width)
    func unit(_ byte: Int) -> Int {
      string.utf8.index(string.startIndex, offsetBy: byte, limitedBy: string.endIndex)?.utf16Offset(in: string)
        ?? string.utf16.count
    }
    let isEndless = size.height <= 0 || size.height >= 1e6
    let shown = layout.lines.enumerated().filter { isEndless || $1.frame.maxY <= size.height + 0.01 }.map(\.element)
    let widest = (layout.lines.map(\.frame.maxX).max() ?? 0)
    var lines: [Line] = []
    for (index, line) in shown.enumerated() where ranges.indices.contains(index) {
      let first = unit(ranges[index].lowerBound)
      let isLastAtAll = index + 1 == ranges.count || layout.isTruncated && index + 1 == shown.count
      let end = isLastAtAll ? string.utf16.count : unit(ranges[index + 1].lowerBound)
      let below = index + 1 < layout.lines.count ? layout.lines[index + 1].frame.minY : line.frame.maxY
      lines.append(
        Line(
          rect: CGRect(
            x: 0, y: line.frame.minY, width: (width ?? widest) + 2 * padding, height: below - line.frame.minY),
          usedRect: CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height),
          baseline: line.baseline, range: NSRange(location: start + first, length: max(0, end - first)), shown: line))
    }
    let left = lines.map(\.usedRect.minX).min() ?? 0
    usedRect = CGRect(
      x: left, y: 0, width: (lines.map(\.usedRect.maxX).max() ?? 0) - left, height: lines.last?.usedRect.maxY ?? 0)
    range = NSRange(location: start, length: lines.last.map { NSMaxRange($0.range) - start } ?? 0)
    (self.container, self.lines, self.text, self.drawn) = (container, lines, string, drawn)
    (self.width, self.padding) = (width, padding)
  }

  /// Returns the byte offset in the container's text for an offset in the whole text.
  private func byte(_ unit: Int) -> Int {
    let place = text.utf16.index(text.startIndex, offsetBy: max(0, unit - range.location), limitedBy: text.endIndex)
    return text.utf8.distance(from: text.startIndex, to: place ?? text.endIndex)
  }

  private func unit(_ byte: Int) -> Int {
    let place = text.utf8.index(text.startIndex, offsetBy: byte, limitedBy: text.endIndex) ?? text.endIndex
    return range.location + place.utf16Offset(in: text)
  }

  /// Returns where a character begins, in the container's coordinates.
  func caret(before unit: Int) -> CGRect {
    let byte = byte(unit)
    return OnMain.run { drawn.paragraph.caret(before: byte, width: width).frame.offsetBy(dx: padding, dy: 0) }
  }

  /// Returns the rectangles of a range of the whole text, one per line.
  func rectangles(of part: NSRange) -> [CGRect] {
    let part = NSIntersectionRange(part, range)
    guard part.length > 0 else { return [] }
    let bytes = byte(part.location)..<byte(NSMaxRange(part))
    return OnMain.run {
      drawn.paragraph.rectangles(of: bytes, width: width).map { $0.offsetBy(dx: padding, dy: 0) }
    }
  }

  /// Returns the character at a point, and the fraction of its width before the point.
  func letter(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard range.length > 0, let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else {
      return (0, 0)
    }
    let inside = CGPoint(x: point.x - padding, y: point.y)
    let nearest = unit(OnMain.run { drawn.paragraph.byte(closestTo: inside, width: width) })
    let last = max(line.range.location, NSMaxRange(line.range) - 1)
    var index = min(max(nearest, line.range.location), last)
    if caret(before: index).minX > point.x, index > line.range.location { index = before(index) }
    let (left, right) = (caret(before: index).minX, rectangles(of: NSRange(location: index, length: 1)).first?.maxX)
    guard let right, right > left else { return (index, 0) }
    return (index, min(max((point.x - left) / (right - left), 0), 1))
  }

  /// Returns where the preceding character begins.
  private func before(_ unit: Int) -> Int {
    let place = text.utf16.index(text.startIndex, offsetBy: unit - range.location, limitedBy: text.endIndex)
    guard let place, place > text.startIndex else { return range.location }
    return range.location + text.index(before: place).utf16Offset(in: text)
  }

  /// Returns the commands that draw the lines of a range of the whole text, with the container's upper left corner at a
  /// point.
  func commands(for part: NSRange, at point: CGPoint, _ what: DrawnText.Part) -> [DrawCommand] {
    let shown = lines.filter { NSIntersectionRange($0.range, part).length > 0 }.map(\.shown)
    let origin = CGPoint(x: point.x + padding, y: point.y)
    return OnMain.run { drawn.commands(for: shown, at: origin, what) }
  }
}
