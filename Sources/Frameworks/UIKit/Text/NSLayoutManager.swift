import Foundation
import Typesetting

/// Sets the text of a storage into containers, one after the other.
///
/// Caveat: each UTF-16 code unit of the text counts as one glyph. Areas that text flows around are not known.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text.
  public internal(set) final weak var textStorage: NSTextStorage? { didSet { textDidChange() } }
  /// The areas that the text is set into.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Lines stand apart as an app's fonts want it.
  open var usesFontLeading = true { didSet { textDidChange() } }
  private var known: (sizes: [CGSize], fills: [FilledContainer])?

  /// Without a text and an area.
  public override init() {}

  /// One more area, after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// One more area, before another one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    textDidChange()
  }
  /// Takes an area away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    textDidChange()
  }

  /// The text, or an area, is another one.
  final func textDidChange() { known = nil }

  /// What the areas hold.
  private var fills: [FilledContainer] {
    let sizes = OnMain.run { [self] in textContainers.map(\.layoutSize) }
    if let known, known.sizes == sizes { return known.fills }
    let rest = Rest(text: textStorage?.snapshot ?? NSAttributedString(string: ""))
    let fills = OnMain.run { [self] in
      var start = 0
      return textContainers.map { container in
        let text = rest.text.attributedSubstring(from: NSRange(location: start, length: rest.text.length - start))
        let fill = FilledContainer(container, text, from: start, hasLeading: usesFontLeading)
        start = NSMaxRange(fill.range)
        return fill
      }
    }
    known = (sizes, fills)
    return fills
  }
  private struct Rest: @unchecked Sendable { let text: NSAttributedString }

  private func fill(_ container: NSTextContainer) -> FilledContainer? { fills.first { $0.container === container } }
  private func line(at glyph: Int) -> FilledContainer.Line? {
    fills.lazy.flatMap(\.lines).first { NSLocationInRange(glyph, $0.range) }
  }

  // MARK: Layout

  /// Sets the text into an area now.
  open func ensureLayout(for container: NSTextContainer) { _ = fills }
  /// Sets a part of the text now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fills }
  /// Has the text set anew.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    textDidChange()
  }

  /// The number of signs of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The place in an area that text takes.
  open func usedRect(for container: NSTextContainer) -> CGRect { fill(container)?.usedRect ?? .zero }
  /// The signs in an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange { fill(container)?.range ?? NSRange() }
  /// The signs of a part of the text.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The part of the text of signs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The letter of a sign.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The sign of a letter.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The area that a sign is in; nil if there is no room for it.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let fill = fills.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return nil }
    effectiveRange?.pointee = fill.range
    return fill.container
  }

  // MARK: Lines

  /// The place of a line, as wide as its area, with the room below it.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }
  /// The place of a line that its letters take, with the padding beside them.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.usedRect
  }
  /// Goes through the lines of signs: their places, what letters take of these, the area, and the line's signs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for fill in fills {
      for line in fill.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.rect, line.usedRect, fill.container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }
  /// Where a sign's baseline begins, in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fill = fills.first(where: { NSLocationInRange(glyphIndex, $0.range) }), let line = line(at: glyphIndex)
    else {
      return .zero
    }
    return CGPoint(x: fill.caret(before: glyphIndex).minX, y: line.baseline - line.rect.minY)
  }

  // MARK: Places

  /// The smallest rectangle around signs in an area.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let all = fill(container)?.rectangles(of: glyphRange) ?? []
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }
  /// Goes through the rectangles around signs in an area, one a line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in fill(textContainer)?.rectangles(of: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }
  /// The letter at a point of an area, or the nearest one; and how far from its beginning to its end the point is, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = fill(container)?.letter(at: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// The sign at a point of an area, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// The sign at a point of an area, or the nearest one; and how far from its beginning to its end the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  // MARK: Drawing

  /// Draws signs in the current context, their area's upper left corner at a point. Caveat: whole lines.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.letters, glyphsToShow, at: origin)
  }
  /// Draws what is behind signs in the current context. Caveat: behind whole lines.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.backgrounds, glyphsToShow, at: origin)
  }
  private func draw(_ part: DrawnText.Part, _ range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for fill in fills {
      for command in fill.commands(for: range, at: origin, part) { context.add(command) }
    }
  }
}
