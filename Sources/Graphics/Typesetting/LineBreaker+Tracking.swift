import CPango
import Foundation

extension LineBreaker {
  /// Returns the parts of a span that have a tracking, in the layout's bytes. The typeface's own is for the system's
  /// letters alone: others may be joined, or be pictures. Goes by characters, since what is drawn as one must not be
  /// split.
  func trackedParts(
    of span: TextSpan, in content: [UInt8], _ range: Range<Int>, after marks: [UInt8], from start: Int, to end: Int
  ) -> [(start: Int, end: Int, tracking: CGFloat)] {
    // If letters are joined or marks stand between them, a line would be broken differently by itself than within its
    // text.
    let own = span.attachment == nil && lettersStandAlone ? span.font.ownTracking : 0
    guard own != 0, !text.hasOnlyEarlyScalars else {
      let tracking = span.tracking + own
      return tracking == 0 ? [] : [(start, end, tracking)]
    }
    let bytes = (marks + content[range])[min(start, range.count + marks.count)..<min(end, range.count + marks.count)]
    var parts: [(start: Int, end: Int, tracking: CGFloat)] = []
    var place = start
    for character in String(decoding: bytes, as: UTF8.self) {
      let next = place + character.utf8.count
      let tracking = span.tracking + (character.unicodeScalars.contains(where: FontLibrary.needsFallback) ? 0 : own)
      if let last = parts.last, last.tracking == tracking {
        parts[parts.count - 1].end = next
      } else {
        parts.append((place, next, tracking))
      }
      place = next
    }
    return parts.filter { $0.tracking != 0 }
  }

  /// Returns the tracking that an item was laid out with.
  func tracking(of item: PangoItem) -> CGFloat {
    var node = item.analysis.extra_attrs
    while let current = node {
      node = current.pointee.next
      guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
        attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
      else { continue }
      return attribute.withMemoryRebound(to: PangoAttrInt.self, capacity: 1) { Self.points($0.pointee.value) }
    }
    return 0
  }

  /// Returns the tracking that Pango has put to the left and right of an item's characters, and between them. It gives
  /// half to either side of each character, but none to a side where the line ends.
  func pangoTracking(
    _ tracking: CGFloat, _ glyphs: PangoGlyphString, edges: (left: Bool, right: Bool)
  ) -> (left: CGFloat, right: CGFloat) {
    let total = Int32(tracking * CGFloat(PANGO_SCALE))
    var left = total / 2
    // Whole points are split at a whole point.
    if total & (PANGO_SCALE - 1) == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    let hasLeft = !edges.left && glyphs.glyphs[0].geometry.width != 0
    let hasRight = !edges.right && glyphs.glyphs[Int(glyphs.num_glyphs) - 1].geometry.width != 0
    return (hasLeft ? Self.points(left) : 0, hasRight ? Self.points(total - left) : 0)
  }
}
