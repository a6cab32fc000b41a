import Foundation
import Typesetting

/// Lays out the text of a storage in containers, one after the other.
///
/// Caveat: each UTF-16 code unit of the text counts as one glyph. Exclusion paths are not supported.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text storage.
  public internal(set) final weak var textStorage: NSTextStorage? { didSet { textDidChange() } }
  /// The containers that the text is laid out in.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether the fonts' leading separates lines.
  open var usesFontLeading = true { didSet { textDidChange() } }
  private var known: (sizes: [CGSize], fills: [FilledContainer])?

  /// Creates a manager without storage and containers.
  public override init() {}

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    textDidChange()
  }
  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    textDidChange()
  }

  /// Invalidates the layout after a change of the text or a container.
  final func textDidChange() { known = nil }

  /// The contents of the containers.
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

  /// Performs the layout of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = fills }
  /// Performs the layout of a character range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fills }
  /// Invalidates the layout of a character range.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    textDidChange()
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the rectangle that the text takes in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect { fill(container)?.usedRect ?? .zero }
  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { fill(container)?.range ?? NSRange() }
  /// Returns the glyphs of a character range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the characters of a glyph range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the container of a glyph; nil if there is no room for it.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let fill = fills.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return nil }
    effectiveRange?.pointee = fill.range
    return fill.container
  }

  // MARK: Lines

  /// Returns the rectangle of a line, as wide as the container and including the line spacing.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }
  /// Returns the part of a line's rectangle that the glyphs take, with the padding.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.usedRect
  }
  /// Enumerates the lines of a glyph range: the rectangle, the used part, the container and the glyph range of each.
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
  /// Returns the start of a glyph's baseline, in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fill = fills.first(where: { NSLocationInRange(glyphIndex, $0.range) }), let line = line(at: glyphIndex)
    else {
      return .zero
    }
    return CGPoint(x: fill.caret(before: glyphIndex).minX, y: line.baseline - line.rect.minY)
  }

  // MARK: Geometry

  /// Returns the bounding rectangle of glyphs in a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let all = fill(container)?.rectangles(of: glyphRange) ?? []
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }
  /// Enumerates the rectangles around glyphs in a container, one per line.
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
  /// Returns the character at or nearest to a point of a container, and the fraction of its width before the point,
  /// from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = fill(container)?.letter(at: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// Returns the glyph at or nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  /// Returns the glyph at or nearest to a point of a container, and the fraction of its width before the point, from 0
  /// to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  // MARK: Drawing

  /// Draws glyphs in the current context, with their container's upper left corner at a point. Caveat: whole lines.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.letters, glyphsToShow, at: origin)
  }
  /// Draws the background of glyphs in the current context. Caveat: of whole lines.
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
