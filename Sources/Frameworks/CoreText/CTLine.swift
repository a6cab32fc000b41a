import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// An attributed string: Foundation's.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string: Foundation's.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The attribute of the font: that of `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the foreground `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute to use the context's colour. Caveat: text has its own colour, or black.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The attribute of the background `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The attribute of the paragraph style.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The attribute of the kerning in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of the tracking in points.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The attribute of the underline style.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The attribute of the stroke width, in per cent of the font size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The attribute of the baseline offset in points.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"

/// The position of the ellipsis in a truncated line.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At the beginning.
  case start = 0
  /// At the end.
  case end = 1
  /// In the middle.
  case middle = 2
}

/// Options for the bounds of a line. Caveat: only `useGlyphPathBounds` has an effect.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: CFIndex
  /// Creates flags from a number.
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
  /// Excludes the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Excludes shifts between glyphs.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Allows hanging punctuation.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Uses the bounds of glyph paths.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Uses optical bounds.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// A line of text. Positions are relative to the left end of its baseline, y upwards.
public final class CTLine: @unchecked Sendable {
  struct Carried: @unchecked Sendable { let text: NSAttributedString }

  /// The text, with UIKit's attributes.
  let text: NSAttributedString
  /// Its start in the whole text, in UTF-16 units.
  let start: Int
  /// The typeset text, of which the line is a part, and its start in the whole text.
  let whole: NSAttributedString
  let wholeStart: Int
  /// The typeset line for drawing.
  let drawn: DrawnText
  let line: TextLayout.Line?
  /// The line on its own, for positions in it.
  private let alone: DrawnText

  /// Creates a line from a string.
  init(_ text: NSAttributedString, from start: Int) {
    let carried = Carried(text: text.withUIKitAttributes)
    let (drawn, line) = OnMain.run {
      let drawn = DrawnText(carried.text)
      return (drawn, drawn.paragraph.layout(width: nil, height: nil).lines.first)
    }
    (self.text, self.start, self.drawn, self.line, alone) = (carried.text, start, drawn, line, drawn)
    (whole, wholeStart) = (carried.text, start)
  }

  /// Creates a line of a longer text with UIKit's attributes.
  init(
    _ text: NSAttributedString, from start: Int, of whole: NSAttributedString, from wholeStart: Int,
    _ drawn: DrawnText, _ line: TextLayout.Line
  ) {
    let carried = Carried(text: text)
    (self.whole, self.wholeStart) = (whole, wholeStart)
    alone = OnMain.run { DrawnText(carried.text) }
    (self.text, self.start, self.drawn, self.line) = (text, start, drawn, line)
  }

  var range: CFRange { CFRange(location: start, length: text.length) }
  var ascent: CGFloat {
    line.map { line in line.runs.map(\.glyphs.ascent).max() ?? line.baseline - line.frame.minY } ?? 0
  }
  var descent: CGFloat {
    line.map { line in line.runs.map(\.glyphs.descent).max() ?? line.frame.maxY - line.baseline } ?? 0
  }
  var leading: CGFloat {
    var leading: CGFloat = 0
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { font, _, _ in
      leading = max(leading, (font as? UIFont)?.leading ?? 0)
    }
    return leading
  }
  var width: CGFloat { line?.frame.width ?? 0 }

  /// Returns the offset of an index from the left end, in points.
  func offset(of index: Int) -> CGFloat {
    let byte = text.string.byte(ofUTF16: index - start)
    return OnMain.run { [alone] in alone.paragraph.caret(before: byte, width: nil).frame.minX }
  }

  /// Returns the index closest to a point.
  func index(at x: CGFloat) -> Int {
    let byte = OnMain.run { [alone] in alone.paragraph.byte(closestTo: CGPoint(x: x, y: 0), width: nil) }
    return start + text.string.utf16(ofByte: byte)
  }

  /// Draws some runs, or all if nil, at the context's text position.
  func draw(in context: CGContext, run: Int? = nil) {
    guard var line else { return }
    let origin = CGPoint(x: -line.frame.minX, y: -line.baseline)
    if let run { line.runs = line.runs.indices.contains(run) ? [line.runs[run]] : [] }
    let commands = OnMain.run { [drawn] in drawn.commands(for: [line], at: origin) }
    context.saveGState()
    // Text is upright where y points upwards.
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    for command in commands { context.add(command) }
    context.restoreGState()
  }

  /// Returns the bounds of the drawn part of some runs, or all if nil; null if nothing is drawn.
  func inkBounds(run: Int? = nil) -> CGRect {
    guard let line else { return .null }
    let runs = run.map { line.runs.indices.contains($0) ? [line.runs[$0]] : [] } ?? line.runs
    return runs.reduce(CGRect.null) { bounds, run in
      var glyphs = run.glyphs
      glyphs.origin.x -= line.frame.minX
      glyphs.origin.y -= line.baseline
      let outline = OnMain.run { glyphs.outline.boundingRect }
      guard !outline.isNull, !outline.isEmpty else { return bounds }
      return bounds.union(
        CGRect(x: outline.minX, y: -outline.maxY, width: outline.width, height: outline.height))
    }
  }
}

extension NSAttributedString {
  /// The text with Core Text's attributes converted to UIKit's.
  var withUIKitAttributes: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let words: [(CFString, NSAttributedString.Key)] = [
      (kCTForegroundColorAttributeName, .foregroundColor), (kCTBackgroundColorAttributeName, .backgroundColor),
      (kCTBaselineOffsetAttributeName, .baselineOffset),
    ]
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      for (own, key) in words {
        guard let value = attributes[NSAttributedString.Key(own)] else { continue }
        result.addAttribute(key, value: (value as? CGColor).map { UIColor(cgColor: $0) } ?? value, range: range)
      }
    }
    return result
  }

  /// Returns a range of the text, as far as it exists; a length of 0 means to the end.
  func part(_ range: CFRange) -> (text: NSAttributedString, start: Int) {
    let start = min(max(range.location, 0), length)
    let end = range.length > 0 ? min(start + range.length, length) : length
    return (attributedSubstring(from: NSRange(location: start, length: end - start)), start)
  }
}

extension String {
  func byte(ofUTF16 offset: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: index)
  }
  func utf16(ofByte byte: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: max(byte, 0), limitedBy: endIndex) ?? endIndex
    return utf16.distance(from: startIndex, to: index)
  }
}

// MARK: Core Text's words

/// Returns a string on one line, of any length.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString, from: 0) }

/// Returns the line truncated to a width in points, with a token, or an ellipsis if nil. Nil if not even that fits.
/// Caveat: the token is always an ellipsis.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let token = CTLineCreateWithAttributedString(
    NSAttributedString(
      string: "…", attributes: line.text.length > 0 ? line.text.attributes(at: 0, effectiveRange: nil) : [:]))
  guard width >= Double(token.width) else { return nil }
  let truncation: ParagraphStyle.Truncation =
    switch truncationType {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    }
  let carried = CTLine.Carried(text: line.text)
  let (drawn, cut) = OnMain.run {
    let drawn = DrawnText(carried.text, limit: 1, truncation: truncation)
    return (drawn, drawn.paragraph.layout(width: CGFloat(width), height: nil).lines.first)
  }
  return cut.map { CTLine(line.text, from: line.start, of: line.text, from: line.start, drawn, $0) }
}

/// Returns the line's width in points; writes the ascent, descent and leading.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return Double(line.width)
}

/// Returns the line's bounds.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds() }
  return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Returns the bounds of the drawn line at the context's text position; null if nothing is drawn.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let bounds = line.inkBounds()
  guard let context, !bounds.isNull else { return bounds }
  return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Returns the width of the trailing spaces, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let count = line.text.string.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count }
  guard count > 0 else { return 0 }
  return Double(max(0, line.width - line.offset(of: line.start + line.text.length - count)))
}

/// Returns the range of the line in the text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns how many glyphs it has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line?.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } ?? 0
}

/// Returns the offset of an index from the line's left end in points; also written as the secondary offset. Caveat:
/// where directions meet there is only one.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the index closest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}

/// Returns the offset for flush alignment in a wider width: none with a factor of 0, all with 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let room = flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
  return max(0, room) * Double(min(max(flushFactor, 0), 1))
}

/// Draws the line at the context's text position, upright where y points upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
