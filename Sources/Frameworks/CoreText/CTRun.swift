import DisplayList
import Foundation
import ScrollworkUIKit

/// A part of a line in one font, colour and direction.
public final class CTRun: @unchecked Sendable {
  let line: CTLine
  let index: Int
  let range: CFRange
  let attributes: [NSAttributedString.Key: Any]
  let glyphs: GlyphRun

  init(
    _ line: CTLine, _ index: Int, _ glyphs: GlyphRun, _ range: CFRange, _ attributes: [NSAttributedString.Key: Any]
  ) {
    (self.line, self.index, self.glyphs, self.range, self.attributes) = (line, index, glyphs, range, attributes)
  }

  /// The offset from the line's left end, in points.
  var x: CGFloat { glyphs.origin.x - (line.line?.frame.minX ?? 0) }

  /// Returns the glyphs of a range; a length of 0 means to the end.
  func indices(_ range: CFRange) -> Range<Int> {
    let count = glyphs.glyphs.count
    let start = min(max(range.location, 0), count)
    return start..<(range.length > 0 ? min(start + range.length, count) : count)
  }
}

/// The order of a run's glyphs.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates flags from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Glyphs are reordered. Caveat: never set.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The run needs its matrix. Caveat: never set.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the line's runs, from left to right, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  // The attributes and their ranges, for each span of the typesetter.
  var spans: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  let whole = NSRange(location: 0, length: line.whole.length)
  line.whole.enumerateAttributes(in: whole, options: []) { attributes, range, _ in spans.append((range, attributes)) }
  let runs = line.line?.runs ?? []
  var used: [Int: Int] = [:]
  return runs.enumerated().map { index, run in
    guard spans.indices.contains(run.span) else {
      return CTRun(line, index, run.glyphs, CFRange(location: line.start, length: 0), [:])
    }
    let span = spans[run.span]
    let start = max(span.range.location, line.start - line.wholeStart) + used[run.span, default: 0]
    let length = run.glyphs.text.utf16.count
    used[run.span, default: 0] += length
    return CTRun(
      line, index, run.glyphs, CFRange(location: line.wholeStart + start, length: length), span.attributes)
  }
}

/// Returns how many glyphs it has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.glyphs.count }
/// Returns the attributes of its text, as UIKit's.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}
/// Returns the order of its glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.glyphs.isRightToLeft ? .rightToLeft : [] }
/// Returns its range in the text. Caveat: in a line of both directions, a guess where a font changes.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Returns its width in points; writes the ascent, descent and leading. Caveat: for a range, the distance from its
/// first glyph to the one after it.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let glyphs = run.glyphs
  ascent?.pointee = glyphs.ascent
  descent?.pointee = glyphs.descent
  leading?.pointee = (run.attributes[.font] as? UIFont)?.leading ?? 0
  let part = run.indices(range)
  guard !part.isEmpty else { return 0 }
  let start = part.lowerBound == 0 ? 0 : glyphs.glyphs[part.lowerBound].x
  let end = part.upperBound < glyphs.glyphs.count ? glyphs.glyphs[part.upperBound].x : glyphs.width
  return Double(end - start)
}

/// Writes the glyphs.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: run.glyphs.glyphs[index].id)
  }
}
/// Writes the positions of glyphs, relative to the left end of the line's baseline, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in run.indices(range).enumerated() {
    let glyph = run.glyphs.glyphs[index]
    buffer[place] = CGPoint(x: run.x + glyph.x, y: -glyph.y)
  }
}
/// Writes the advances of glyphs, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let glyphs = run.glyphs
  for (place, index) in run.indices(range).enumerated() {
    let end = index + 1 < glyphs.glyphs.count ? glyphs.glyphs[index + 1].x : glyphs.width
    buffer[place] = CGSize(width: end - glyphs.glyphs[index].x, height: 0)
  }
}
/// Returns the bounds of the drawn run at the context's text position. Caveat: of the whole run, regardless of the
/// range.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let bounds = run.line.inkBounds(run: run.index)
  guard let context, !bounds.isNull else { return bounds }
  return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}
/// Draws the run in its place of the line, which starts at the context's text position. Caveat: the whole run,
/// regardless of the range.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.line.draw(in: context, run: run.index)
}
