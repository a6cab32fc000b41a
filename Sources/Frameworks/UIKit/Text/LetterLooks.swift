import DisplayList
import Foundation
import Typesetting

/// The text decorations of UIKit besides font and colour.
package struct LetterLooks: Equatable, Sendable {
  private struct Line: Equatable {
    let style: NSUnderlineStyle
    let color: UIColor?
    /// The offset from the baseline, in multiples of the size.
    let place: CGFloat
  }

  private let lines: [Line]
  /// A percentage of the size; below 0 the glyphs are filled as well.
  private let strokeWidth: CGFloat
  private let strokeColor: UIColor?
  private let shadow: (color: UIColor, offset: CGPoint, blur: CGFloat)?

  /// Returns nil if there is nothing but font and colour.
  package init?(_ attributes: [NSAttributedString.Key: Any]) {
    lines = [
      Line(style: attributes.lines(.underlineStyle), color: attributes.color(.underlineColor), place: 0.11),
      Line(style: attributes.lines(.strikethroughStyle), color: attributes.color(.strikethroughColor), place: -0.29),
    ].filter(\.style.isDrawn)
    strokeWidth = attributes.number(.strokeWidth).flatMap { $0.isFinite ? $0 : nil } ?? 0
    strokeColor = attributes.color(.strokeColor)
    shadow = (attributes[.shadow] as? NSShadow).flatMap { shadow in
      let offset = CGPoint(x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
      return shadow.color.map { ($0, offset, shadow.shadowBlurRadius) }
    }
    if lines.isEmpty, strokeWidth == 0, shadow == nil { return nil }
  }

  package static func == (a: LetterLooks, b: LetterLooks) -> Bool {
    a.lines == b.lines && a.strokeWidth == b.strokeWidth && a.strokeColor == b.strokeColor
      && a.shadow?.color == b.shadow?.color && a.shadow?.offset == b.shadow?.offset && a.shadow?.blur == b.shadow?.blur
  }

  /// Returns the commands that draw the glyphs.
  /// - Parameters:
  ///   - paint: The fill.
  ///   - pixel: The size of a pixel in points.
  ///   - resolve: Returns the colour shown for a dynamic one.
  @MainActor
  package func commands(
    of run: GlyphRun, _ paint: Paint, pixel: CGFloat, _ resolve: (UIColor) -> DisplayColor
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let outline = shadow != nil || strokeWidth != 0 ? Outline.path(run.outline, evenOdd: false) : nil
    if let shadow, let outline, !outline.bounds.isNull {
      // The blur is half the radius, as in Core Graphics.
      let cast = Shadow(color: resolve(shadow.color), radius: max(0, shadow.blur) / 2, offset: shadow.offset)
      commands.append(.shadow(outline, cast))
    }
    if strokeWidth <= 0 { commands.append(.glyphs(run, paint)) }
    if strokeWidth != 0, let outline, !outline.bounds.isNull {
      let line = strokeColor.map { Paint.color(resolve($0)) } ?? paint
      commands.append(.stroke(outline, line, Stroke(width: abs(strokeWidth) / 100 * run.face.size, join: .round)))
    }
    for line in lines {
      let color = line.color.map { Paint.color(resolve($0)) } ?? paint
      for part in line.style.contains(.byWord) ? run.words : [run.origin.x..<run.origin.x + run.width] {
        commands += line.style.commands(
          from: part.lowerBound, to: part.upperBound, y: run.origin.y + line.place * run.face.size, size: run.face.size,
          color, pixel: pixel)
      }
    }
    return commands
  }
}

extension NSUnderlineStyle {
  fileprivate func commands(
    from left: CGFloat, to right: CGFloat, y: CGFloat, size: CGFloat, _ paint: Paint, pixel: CGFloat
  ) -> [DrawCommand] {
    let usual = max(pixel, (size * 0.06 / pixel).rounded() * pixel)
    let thickness = isThick ? usual * 2 : usual
    let top = (y / pixel).rounded() * pixel
    return (isDouble ? [top, top + 2 * thickness] : [top]).map { top in
      guard !dash.isEmpty else {
        return .fill(.rect(CGRect(x: left, y: top, width: right - left, height: thickness)), paint)
      }
      let middle = top + thickness / 2
      let path = PathElements([.move(CGPoint(x: left, y: middle)), .line(CGPoint(x: right, y: middle))])
      return .stroke(
        .path(path, evenOdd: false), paint, Stroke(width: thickness, dash: dash.map { $0 * thickness }))
    }
  }
}

extension GlyphRun {
  /// The horizontal ranges of the words, if each character is drawn as one glyph; otherwise the whole line.
  fileprivate var words: [Range<CGFloat>] {
    let letters = Array(text.unicodeScalars)
    guard letters.count == glyphs.count, !isRightToLeft else { return [origin.x..<origin.x + width] }
    var words: [Range<CGFloat>] = []
    var start: CGFloat?
    for (letter, glyph) in zip(letters, glyphs) {
      if letter.properties.isWhitespace {
        if let begun = start { words.append(begun..<max(begun, origin.x + glyph.x)) }
        start = nil
      } else {
        start = start ?? origin.x + glyph.x
      }
    }
    if let start { words.append(start..<max(start, origin.x + width)) }
    return words
  }
}
