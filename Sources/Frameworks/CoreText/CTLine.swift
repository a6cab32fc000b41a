import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// A text with attributes: Foundation's.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes, to be changed: Foundation's.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The name of the attribute with the font: that of `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The name of the attribute with the letters' `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of the attribute with which letters have the context's colour. Caveat: they have their own, or black.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of the attribute with the `CGColor` behind the letters.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The name of the attribute with how lines stand.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The name of the attribute with the points between letters.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The name of the attribute with the points after letters.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The name of the attribute with the line under letters.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The name of the attribute with the line around letters, in per cent of their size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The name of the attribute with the points by which letters are raised.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"

/// Where the ellipsis goes in a line that is too long.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At the beginning.
  case start = 0
  /// At the end.
  case end = 1
  /// In the middle.
  case middle = 2
}

/// What counts to the box of a line. Caveat: only `useGlyphPathBounds` has an effect.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: CFIndex
  /// Flags as a number.
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
  /// Without what fonts have between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Without what is between the letters.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Punctuation may stick out.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Only what is drawn.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The letters' own widths.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// A text on one line. Positions count from the left end of its baseline, y upwards.
public final class CTLine: @unchecked Sendable {
  struct Carried: @unchecked Sendable { let text: NSAttributedString }

  /// What it says, with UIKit's attributes.
  let text: NSAttributedString
  /// Where that begins in the whole text, in UTF-16.
  let start: Int
  /// The text that was typeset, of which the line is a part, and where that begins in the whole text.
  let whole: NSAttributedString
  let wholeStart: Int
  /// What draws it.
  let drawn: DrawnText
  let line: TextLayout.Line?
  /// The line alone, for places in it.
  private let alone: DrawnText

  /// A text on a line of its own.
  init(_ text: NSAttributedString, from start: Int) {
    let carried = Carried(text: text.withUIKitAttributes)
    let (drawn, line) = OnMain.run {
      let drawn = DrawnText(carried.text)
      return (drawn, drawn.paragraph.layout(width: nil, height: nil).lines.first)
    }
    (self.text, self.start, self.drawn, self.line, alone) = (carried.text, start, drawn, line, drawn)
    (whole, wholeStart) = (carried.text, start)
  }

  /// A line of a longer text, which has UIKit's attributes.
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

  /// Points from the left end to a place of the line.
  func offset(of index: Int) -> CGFloat {
    let byte = text.string.byte(ofUTF16: index - start)
    return OnMain.run { [alone] in alone.paragraph.caret(before: byte, width: nil).frame.minX }
  }

  /// The place of the line that is closest to a point.
  func index(at x: CGFloat) -> Int {
    let byte = OnMain.run { [alone] in alone.paragraph.byte(closestTo: CGPoint(x: x, y: 0), width: nil) }
    return start + text.string.utf16(ofByte: byte)
  }

  /// Draws some runs, all of them if nil, where the context's text begins.
  func draw(in context: CGContext, run: Int? = nil) {
    guard var line else { return }
    let origin = CGPoint(x: -line.frame.minX, y: -line.baseline)
    if let run { line.runs = line.runs.indices.contains(run) ? [line.runs[run]] : [] }
    let commands = OnMain.run { [drawn] in drawn.commands(for: [line], at: origin) }
    context.saveGState()
    // Text stands upright where y counts upwards.
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    for command in commands { context.add(command) }
    context.restoreGState()
  }

  /// Around what is drawn of some runs, all of them if nil; null for nothing.
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
  /// The text with Core Text's own attributes said in UIKit's words.
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

  /// A part, as far as the text has it; a length of 0 reaches to the end.
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

/// A text on one line, however long that is.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString, from: 0) }

/// The line, no wider than some points: what has no room is left out, and a token, or an ellipsis if nil, stands for it. Nil if not even
/// that has room. Caveat: the token is always an ellipsis.
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

/// The line's width in points; writes how far it reaches above and below its baseline, and what its fonts have between lines.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = line.leading
  return Double(line.width)
}

/// The line's box.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.inkBounds() }
  return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// Around what is drawn of the line, where the context's text begins; null for nothing.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let bounds = line.inkBounds()
  guard let context, !bounds.isNull else { return bounds }
  return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let count = line.text.string.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count }
  guard count > 0 else { return 0 }
  return Double(max(0, line.width - line.offset(of: line.start + line.text.length - count)))
}

/// What of the text is on the line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// How many glyphs it has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line?.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } ?? 0
}

/// Points from the line's left end to a place of the text; also written as the second one. Caveat: where directions meet there is one
/// place.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The place of the text that is closest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}

/// Points before the line in a width that it is narrower than: none with a factor of 0, all with 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let room = flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
  return max(0, room) * Double(min(max(flushFactor, 0), 1))
}

/// Draws the line where the context's text begins, upright where y counts upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
