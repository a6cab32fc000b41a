import CPango
import DisplayList
import Foundation

// Places between characters, for editing. A place is the number of bytes of the paragraph's UTF-8 text before it; the
// style must not limit the lines, since edited text is never truncated.
extension Paragraph {
  /// Returns the caret before byte `byte` of a text set in `width` points (nil: only newlines break lines).
  public func caret(before byte: Int, width: CGFloat?) -> Caret {
    let (lines, width) = broken(at: width)
    let shown = layout(width: width, height: nil).lines
    let index = line(of: byte, in: lines)
    guard lines.indices.contains(index), shown.indices.contains(index) else {
      return Caret(frame: .zero, line: 0, isRightToLeft: style.isRightToLeft)
    }
    let frame = shown[index].frame
    let x = frame.minX + breaker.x(ofByte: byte, in: lines[index], at: index, width: width)
    return Caret(
      frame: CGRect(x: x, y: frame.minY, width: 0, height: frame.height), line: index,
      isRightToLeft: lines[index].isRightToLeft)
  }

  /// Returns the place closest to a point of the paragraph; beyond the text, the closest line's.
  public func byte(closestTo point: CGPoint, width: CGFloat?) -> Int {
    let (lines, width) = broken(at: width)
    let shown = layout(width: width, height: nil).lines
    let index = shown.lastIndex { $0.frame.minY <= point.y } ?? 0
    guard lines.indices.contains(index), shown.indices.contains(index) else { return 0 }
    return breaker.byte(atX: point.x - shown[index].frame.minX, in: lines[index], at: index, width: width)
  }

  /// Returns the bytes of the line that holds a place, without its newline.
  public func lineRange(around byte: Int, width: CGFloat?) -> Range<Int> {
    let (lines, _) = broken(at: width)
    let index = line(of: byte, in: lines)
    return lines.indices.contains(index) ? lines[index].range : 0..<0
  }

  /// Returns the area of a selection, a rectangle per line. Caveat: in a line of both directions, all between its ends.
  public func rectangles(of range: Range<Int>, width: CGFloat?) -> [CGRect] {
    let (lines, width) = broken(at: width)
    let shown = layout(width: width, height: nil).lines
    var rectangles: [CGRect] = []
    for (index, line) in lines.enumerated() where shown.indices.contains(index) {
      let start = max(range.lowerBound, line.range.lowerBound)
      let end = min(range.upperBound, line.range.upperBound)
      guard start < end else { continue }
      let frame = shown[index].frame
      let edges = [start, end].map { breaker.x(ofByte: $0, in: line, at: index, width: width) }.sorted()
      rectangles.append(
        CGRect(x: frame.minX + edges[0], y: frame.minY, width: edges[1] - edges[0], height: frame.height))
    }
    return rectangles
  }

  /// A caret, in the paragraph's coordinates.
  public struct Caret: Sendable, Equatable {
    /// The frame in points; without a width.
    public var frame: CGRect
    /// The index of the line.
    public var line: Int
    /// Whether the line is read from right to left.
    public var isRightToLeft: Bool
  }

  private func broken(at width: CGFloat?) -> (lines: [UnplacedLine], width: CGFloat?) {
    let width = style.fillsWidth ? width : width.flatMap { fits(max(0, $0)) ? nil : max(0, $0) }
    return (lines(width: width), width)
  }

  /// Returns the line of a place; one at which a line was wrapped belongs to the following line.
  private func line(of byte: Int, in lines: [UnplacedLine]) -> Int {
    lines.lastIndex { $0.range.lowerBound <= byte } ?? 0
  }
}

extension LineBreaker {
  /// Returns the distance from the line's left end in points.
  fileprivate func x(ofByte byte: Int, in line: UnplacedLine, at index: Int, width: CGFloat?) -> CGFloat {
    if byte >= line.range.upperBound { return line.isRightToLeft ? 0 : line.width }
    if isLong, !hasContext, byte <= line.range.lowerBound { return 0 }
    return withPangoLine(line, at: index, width: width) { pango, start in
      var x: Int32 = 0
      pango_layout_line_index_to_x(pango, Int32(byte - start), 0, &x)
      return Self.points(x)
    } ?? 0
  }

  fileprivate func byte(atX x: CGFloat, in line: UnplacedLine, at index: Int, width: CGFloat?) -> Int {
    guard !line.range.isEmpty else { return line.range.lowerBound }
    var trailing: Int32 = 0
    let units = min(max(x * CGFloat(PANGO_SCALE), -1_000_000_000), 1_000_000_000)
    let found = withPangoLine(line, at: index, width: width) { pango, start in
      var byte: Int32 = 0
      pango_layout_line_x_to_index(pango, Int32(units), &byte, &trailing)
      return start + Int(byte)
    }
    // `trailing` counts scalars.
    var place = found ?? line.range.lowerBound
    for _ in 0..<max(0, trailing) where place < line.range.upperBound {
      place += 1
      while place < line.range.upperBound, bytes[place] & 0xC0 == 0x80 { place += 1 }
    }
    return min(max(place, line.range.lowerBound), line.range.upperBound)
  }

  /// Calls `body` with a line, and with the byte of the paragraph that is its layout's first.
  private func withPangoLine<Result>(
    _ line: UnplacedLine, at index: Int, width: CGFloat?,
    _ body: (UnsafeMutablePointer<PangoLayoutLine>, Int) -> Result
  ) -> Result? {
    if let place = line.place {
      return withFormedLayout(of: place.part, place.form, width: width) { layout, start in
        pango_layout_get_line_readonly(layout, Int32(place.index)).map { body($0, start) }
      } ?? nil
    }
    if isLong, width != nil {
      var range = line.range
      // The space at which a line was wrapped has no width, which matters on the side where lines end.
      if hasContext, line.isRightToLeft, range.upperBound < bytes.count, bytes[range].last == 0x20 {
        range = range.dropLast()
      }
      let direction = line.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      return withLayout(of: range, direction: hasContext ? direction : nil) { layout, start in
        pango_layout_get_line_readonly(layout, 0).map { body($0, start) }
      } ?? nil
    }
    guard let layout else { return nil }
    pango_layout_set_width(layout, units(width, slack: tracking.widest))
    return pango_layout_get_line_readonly(layout, Int32(index)).map { body($0, 0) }
  }
}
