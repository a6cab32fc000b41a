import Foundation
import ScrollworkUIKit
import Typesetting

/// Breaks a string into lines.
public final class CTTypesetter: @unchecked Sendable {
  /// The text with UIKit's attributes.
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text.withUIKitAttributes }

  /// Returns the lines of a range in a width, and what they are typeset with. A line's range includes the spaces and
  /// the newline at its end.
  func lines(_ range: CFRange, width: CGFloat?) -> [(line: CTLine, frame: CGRect, baseline: CGFloat)] {
    let (part, start) = text.part(range)
    guard part.length > 0 else { return [] }
    let carried = CTLine.Carried(text: part)
    let (drawn, layout, ends) = OnMain.run {
      let drawn = DrawnText(carried.text, fillsWidth: width != nil)
      let layout = drawn.paragraph.layout(width: width, height: nil)
      let bytes = Array(carried.text.string.utf8)
      var ends: [Int] = []
      var place = 0
      for _ in layout.lines {
        place = max(place, drawn.paragraph.lineRange(around: place, width: width).upperBound)
        // The newline of a line.
        if place < bytes.count, bytes[place] == 0x0D { place += 1 }
        if place < bytes.count, bytes[place] == 0x0A { place += 1 }
        ends.append(place)
      }
      return (drawn, layout, ends)
    }
    var begin = 0
    var lines: [(CTLine, CGRect, CGFloat)] = []
    for (line, end) in zip(layout.lines, ends) {
      let place = NSRange(location: begin, length: part.string.utf16(ofByte: end) - begin)
      // A string that ends with a newline has no line after it.
      guard place.length > 0 else { continue }
      let own = CTLine(
        part.attributedSubstring(from: place), from: start + begin, of: part, from: start, drawn, line)
      lines.append((own, line.frame, line.baseline))
      begin = NSMaxRange(place)
    }
    return lines
  }
}

/// Lines of text in an area. Positions are relative to the lower left corner of the area's bounding box, y upwards.
public final class CTFrame: @unchecked Sendable {
  let path: CGPath
  let range: CFRange
  let lines: [CTLine]
  /// The origins of the baselines.
  let origins: [CGPoint]

  init(_ path: CGPath, _ start: Int, _ lines: [CTLine], _ origins: [CGPoint]) {
    (self.path, self.lines, self.origins) = (path, lines, origins)
    range = CFRange(location: start, length: lines.reduce(0) { $0 + $1.range.length })
  }
}

/// Lays out a string in areas.
public final class CTFramesetter: Sendable {
  let typesetter: CTTypesetter
  init(_ text: NSAttributedString) { typesetter = CTTypesetter(text) }
}

// MARK: Core Text's words

/// Returns a typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Returns a range of the text on one line; a length of 0 means to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let (text, start) = typesetter.text.part(stringRange)
  return CTLine(text, from: start)
}

/// Returns how many UTF-16 units fit on a line from a position, given a width in points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  typesetter.lines(CFRange(location: startIndex, length: 0), width: CGFloat(max(0, width))).first?.line.range.length
    ?? 0
}

/// Returns a framesetter for a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns a framesetter for a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter.text)
}

/// Returns the typesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Returns as many lines of a range as fit into an area; a length of 0 means to the end. Caveat: the area is the
/// bounding box of the path, and attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath
  let area = box.isNull ? .zero : box
  let fitting = framesetter.typesetter.lines(stringRange, width: area.width)
    .prefix { $0.frame.maxY <= area.height + 0.01 }
  return CTFrame(
    path, max(stringRange.location, 0), fitting.map(\.line),
    fitting.map { CGPoint(x: $0.frame.minX, y: area.height - $0.baseline) })
}

/// Returns the size that a range needs in an area, in points; `CGFLOAT_MAX` or infinity means no limit. Writes the
/// range that fits. Caveat: attributes have no effect.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let isWide = constraints.width.isFinite && constraints.width < 100_000
  let lines = framesetter.typesetter.lines(stringRange, width: isWide ? max(0, constraints.width) : nil)
  let fitting = lines.prefix { $0.frame.maxY <= constraints.height + 0.01 }
  fitRange?.pointee = CFRange(
    location: max(stringRange.location, 0), length: fitting.reduce(0) { $0 + $1.line.range.length })
  return CGSize(
    width: fitting.map(\.frame.width).max() ?? 0, height: (fitting.last?.frame.maxY ?? 0).rounded(.up))
}

/// Returns the frame's lines, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the origins of lines; a length of 0 means to the end.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end = range.length > 0 ? min(start + range.length, frame.origins.count) : frame.origins.count
  for (place, index) in (start..<end).enumerated() { origins[place] = frame.origins[index] }
}

/// Returns the range of the text from which the frame was created, as far as it exists.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Returns the visible range of the text.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Returns the area.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines in the area, upright where y points upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  guard !box.isNull else { return }
  let before = context.textPosition
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    line.draw(in: context)
  }
  context.textPosition = before
}
