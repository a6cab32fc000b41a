import DisplayList
import Foundation
import ScrollworkUIKit

/// What of a line is in one font, one colour and one direction.
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

  /// Points from the line's left end.
  var x: CGFloat { glyphs.origin.x - (line.line?.frame.minX ?? 0) }

  /// The glyphs that a range means; a length of 0 reaches to the end.
  func indices(_ range: CFRange) -> Range<Int> {
    let count = glyphs.glyphs.count
    let start = min(max(range.location, 0), count)
    return start..<(range.length > 0 ? min(start + range.length, count) : count)
  }
}

/// In which way the glyphs of a run are in order.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Flags as a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Its letters are in another order than the text's. Caveat: never told.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// It needs the matrix that it has. Caveat: never told.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The line's runs, from left to right, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  // The attributes and their place, for each of the spans that the typesetter was given.
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

/// How many glyphs it has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.glyphs.count }
/// What its text has as attributes, in UIKit's words.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}
/// In which way its glyphs are in order.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.glyphs.isRightToLeft ? .rightToLeft : [] }
/// What of the text it is. Caveat: in a line of both directions, a guess where a font changes.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Its width in points; writes how far it reaches above and below its baseline, and what its font has between lines. Caveat: that of a
/// part is the way from its first glyph to the one after it.
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

/// Writes the numbers of glyphs' drawings.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: run.glyphs.glyphs[index].id)
  }
}
/// Writes where glyphs stand, from the left end of the line's baseline, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in run.indices(range).enumerated() {
    let glyph = run.glyphs.glyphs[index]
    buffer[place] = CGPoint(x: run.x + glyph.x, y: -glyph.y)
  }
}
/// Writes how far it is from each glyph to the next one, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let glyphs = run.glyphs
  for (place, index) in run.indices(range).enumerated() {
    let end = index + 1 < glyphs.glyphs.count ? glyphs.glyphs[index + 1].x : glyphs.width
    buffer[place] = CGSize(width: end - glyphs.glyphs[index].x, height: 0)
  }
}
/// Around what is drawn of it, where the context's text begins. Caveat: of all of it, whatever the range.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let bounds = run.line.inkBounds(run: run.index)
  guard let context, !bounds.isNull else { return bounds }
  return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}
/// Draws it in its place of the line, which begins where the context's text does. Caveat: all of it, whatever the range.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.line.draw(in: context, run: run.index)
}
