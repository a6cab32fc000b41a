import CPango
import DisplayList
import Foundation

/// Shapes the text of a paragraph and breaks it into lines; owns one Pango layout.
@MainActor
final class LineBreaker {
  let spans: [TextSpan]
  let text: String
  let bytes: [UInt8]
  /// The first byte of each span, and the end.
  let boundaries: [Int]
  let isRightToLeft: Bool
  /// Whether the direction is `isRightToLeft`, whatever the letters are.
  private let hasFixedDirection: Bool
  /// The widest and the tightest tracking of all spans.
  let tracking: (widest: CGFloat, tightest: CGFloat)
  private let context: OpaquePointer?
  /// The layout of the whole text; created on request, since a long text is laid out in windows.
  var layout: OpaquePointer? {
    if let madeLayout { return madeLayout }
    guard let context, let layout = pango_layout_new(context) else { return nil }
    madeLayout = layout
    if hasFixedDirection { pango_layout_set_auto_dir(layout, 0) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    set(layout, text: bytes, range: 0..<bytes.count)
    return layout
  }
  private var madeLayout: OpaquePointer?
  /// The bytes of each layout times the lines that it was broken into, which is Pango's worst case: for tests.
  private(set) var work = 0

  init(spans: [TextSpan], isRightToLeft: Bool, hasFixedDirection: Bool = false) {
    self.hasFixedDirection = hasFixedDirection
    // The empty paragraph is one line high, so it needs a font, too.
    self.spans = spans.isEmpty ? [TextSpan(text: "", font: FontDescription(size: 17))] : spans
    self.isRightToLeft = isRightToLeft
    let trackings = self.spans.flatMap { [$0.tracking, $0.tracking + $0.font.ownTracking] }
    tracking = (max(0, trackings.max() ?? 0), min(0, trackings.min() ?? 0))
    var text = ""
    var boundaries = [0]
    for span in self.spans {
      // A nul would end the text for C.
      text += span.text.containsNul ? span.text.replacing("\0", with: "\u{FFFD}") : span.text
      boundaries.append(text.utf8.count)
    }
    self.text = text
    self.boundaries = boundaries
    bytes = Array(text.utf8)
    context = FontLibrary.shared.context(isRightToLeft: isRightToLeft, for: text, in: self.spans.map(\.font))
  }

  isolated deinit {
    if let madeLayout { g_object_unref(UnsafeMutableRawPointer(madeLayout)) }
  }

  /// Returns all lines; only newlines break them if there is no width.
  func lines(width: CGFloat?) -> [UnplacedLine] {
    if let width, isLong { return linesInWindows(from: 0, width: width) }
    guard let layout else { return [] }
    // Pango also counts the tracking of the space at which a line is wrapped.
    pango_layout_set_width(layout, units(width, slack: tracking.widest))
    return extractLines(of: layout, from: 0, to: bytes)
  }

  /// Whether every stretch between two spaces is laid out as if it were alone.
  private(set) lazy var isPlain = text.hasOnlyEarlyScalars || text.unicodeScalars.allSatisfy(\.isPlain)

  /// Whether the text is laid out in windows.
  private(set) lazy var isLong = findsWindows()

  /// Whether a part of the text may be read differently than inside the whole; see `LineBreaker+Windows.swift`.
  private(set) lazy var hasContext = findsContext()

  /// Whether each letter's place is independent of its neighbours.
  private(set) lazy var lettersStandAlone = findsLettersStandAlone()

  /// Only used if the text has context.
  private(set) lazy var paragraphs = findParagraphs()
  private(set) lazy var directionMarks = findDirectionMarks()

  /// Returns the lines at a width of which some are known.
  func lines(_ grown: GrownLines) -> (lines: [UnplacedLine], keptCount: Int) {
    if isLong {
      var known = grown.tail[...]
      let lines = grown.lines + linesInWindows(from: grown.start, width: grown.width, before: &known)
      return (lines + known, grown.lines.count + known.count)
    }
    if let layout { pango_layout_set_width(layout, units(grown.width, slack: tracking.widest)) }
    return (grown.lines + lines(in: grown.start..<bytes.count, width: grown.width), grown.lines.count)
  }

  /// Returns the lines of a part of the text, laid out separately.
  ///
  /// - Parameter direction: the reading direction; nil for that of its first letter.
  func lines(in range: Range<Int>, width: CGFloat, direction: PangoDirection? = nil) -> [UnplacedLine] {
    withLayout(of: range, direction: direction) { layout, start in
      pango_layout_set_width(layout, units(width, slack: tracking.widest))
      return extractLines(of: layout, from: start, to: bytes, leavingOut: range.lowerBound - start)
    } ?? []
  }

  /// Calls `body` with a layout of a part of the text that has no width, and with the byte of the text that would be
  /// its first: marks that are open there come before the part.
  func withLayout<Result>(
    of range: Range<Int>, direction: PangoDirection? = nil, _ body: (OpaquePointer, Int) -> Result
  ) -> Result? {
    guard let context, let layout = pango_layout_new(context) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let usual = pango_context_get_base_dir(context)
    if hasFixedDirection || direction != nil { pango_layout_set_auto_dir(layout, 0) }
    if let direction {
      if direction != usual { pango_context_set_base_dir(context, direction) }
    }
    defer { if let direction, direction != usual { pango_context_set_base_dir(context, usual) } }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let marks = openMarks(at: range.lowerBound)
    set(layout, text: bytes, range: range, after: marks)
    return body(layout, range.lowerBound - marks.count)
  }

  /// Returns whether any of these lines ends elsewhere than at a newline or the end of the text.
  func isWrapped(_ lines: [UnplacedLine]) -> Bool {
    lines.dropLast().contains {
      bytes.indices.contains($0.range.upperBound) && ![0x0A, 0x0D].contains(bytes[$0.range.upperBound])
    }
  }

  /// Whether the last lines had to be broken elsewhere than at newlines.
  var isWrapped: Bool { layout.map { pango_layout_is_wrapped($0) != 0 } ?? false }

  /// Returns `lines[index]` as the last line shown: with an ellipsis for what does not fit.
  func truncatedLine(
    _ lines: [UnplacedLine], at index: Int, width: CGFloat?, truncation: ParagraphStyle.Truncation
  ) -> UnplacedLine {
    let line = lines[index]
    guard let context, let layout = pango_layout_new(context) else { return line }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_auto_dir(layout, 0)
    let isContextRight = isRightToLeft
    if line.isRightToLeft != isContextRight {
      pango_context_set_base_dir(context, line.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    }
    defer {
      if line.isRightToLeft != isContextRight {
        pango_context_set_base_dir(context, isContextRight ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      }
    }

    // Tail truncation needs only slightly more text than one line holds; the other two need the end of the text.
    var shown = line.range.lowerBound..<bytes.count
    if truncation == .tail { shown = line.range.lowerBound..<lines[min(index + 1, lines.count - 1)].range.upperBound }
    var content = bytes
    let newline = content[shown].firstIndex { $0 == 0x0A || $0 == 0x0D }
    if truncation == .tail, let newline {
      // The text without room is in the next paragraph: this one has an ellipsis even though it fits.
      shown = shown.lowerBound..<newline
      content.replaceSubrange(newline..., with: "\u{2026}".utf8)
      shown = shown.lowerBound..<content.count
    } else {
      for position in shown where content[position] == 0x0A || content[position] == 0x0D { content[position] = 0x20 }
    }
    set(layout, text: content, range: shown)
    // Here it does not count the tracking after the ellipsis either, which may be negative.
    pango_layout_set_width(layout, units(width, slack: max(tracking.widest, -tracking.tightest)))
    pango_layout_set_single_paragraph_mode(layout, 1)
    let ellipsis =
      switch truncation {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    pango_layout_set_ellipsize(layout, ellipsis)
    return extractLines(of: layout, from: shown.lowerBound, to: content).first ?? line
  }

  /// Converts a width.
  /// - Parameter slack: by how much Pango may count more than we do.
  func units(_ width: CGFloat?, slack: CGFloat) -> Int32 {
    guard let width, width.isFinite else { return -1 }
    return Int32(min(max(0, ((width + slack) * CGFloat(PANGO_SCALE)).rounded(.up)), 1_000_000_000))
  }

  private func set(_ layout: OpaquePointer, text content: [UInt8], range: Range<Int>, after marks: [UInt8] = []) {
    (marks.isEmpty ? content[range] : marks + content[range]).withUnsafeBytes { buffer in
      pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count))
    }
    let attributes = pango_attr_list_new()
    for index in span(at: range.lowerBound)..<spans.count {
      if boundaries[index] > range.upperBound { break }
      let span = spans[index]
      let start = boundaries[index] > range.lowerBound ? boundaries[index] - range.lowerBound + marks.count : 0
      let isLast = index == spans.count - 1
      let end = isLast ? Int(UInt32.max) : boundaries[index + 1] - range.lowerBound + marks.count
      guard end > start else { continue }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(attributes, attribute)
      }
      if let description = FontLibrary.shared.pangoDescription(span.font) {
        add(pango_attr_font_desc_new(description))
      }
      if let attachment = span.attachment {
        let units = CGFloat(PANGO_SCALE)
        var box = PangoRectangle(
          x: 0, y: Int32(-attachment.ascent * units), width: Int32(attachment.width * units),
          height: Int32((attachment.ascent + attachment.descent) * units))
        add(pango_attr_shape_new(&box, &box))
      }
      for part in trackedParts(of: span, in: content, range, after: marks, from: start, to: end) {
        guard let attribute = pango_attr_letter_spacing_new(Int32(part.tracking * CGFloat(PANGO_SCALE))) else {
          continue
        }
        attribute.pointee.start_index = UInt32(part.start)
        attribute.pointee.end_index = UInt32(part.end)
        pango_attr_list_insert(attributes, attribute)
      }
      if let language = span.language { add(pango_attr_language_new(pango_language_from_string(language))) }
      if span.font.usesTabularDigits { add(pango_attr_font_features_new("tnum=1")) }
      // Equal neighbours would become one run; an unused colour keeps the spans apart.
      add(pango_attr_foreground_new(UInt16(index & 0xFFFF), UInt16(index >> 16 & 0xFFFF), 0))
    }
    // A word that is too long for a line is cut without a hyphen; only a soft hyphen (C2 AD) shows one.
    let hasSoftHyphen = zip(content[range], content[range].dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
    if !hasSoftHyphen, let attribute = pango_attr_insert_hyphens_new(0) {
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  // MARK: Reading Pango's answer

  /// Extracts lines.
  /// - Parameters:
  ///   - start: where the layout's text begins in `content`.
  ///   - marks: bytes at its beginning that are not part of `content`.
  func extractLines(
    of layout: OpaquePointer, from start: Int, to content: [UInt8], leavingOut marks: Int = 0
  ) -> [UnplacedLine] {
    var lines: [UnplacedLine] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      node = current.pointee.next
      guard let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
      let extracted = extract(line, from: start, content: content, notBefore: start + marks)
      // There may be no room for more than a mark.
      if marks > 0, lines.isEmpty, extracted.range.isEmpty, current.pointee.next != nil { continue }
      lines.append(extracted)
    }
    work += max(1, lines.count) * ((lines.last?.range.upperBound ?? start) - start)
    return lines
  }

  private func extract(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, from start: Int, content: [UInt8], notBefore least: Int
  ) -> UnplacedLine {
    let first = max(least, start + Int(line.pointee.start_index))
    let range = first..<max(first, start + Int(line.pointee.start_index + line.pointee.length))
    var result = UnplacedLine(
      ascent: 0, descent: 0, range: range,
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
    var items: [PangoGlyphItem] = []
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let glyphItem = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee else { continue }
      let end = glyphItem.item.map { start + Int($0.pointee.offset + $0.pointee.length) }
      if let end, end > least || start == least { items.append(glyphItem) }
    }
    for index in items.indices {
      let edges = (
        left: index == 0 || isTab(items[index - 1], from: start, content),
        right: index == items.count - 1 || isTab(items[index + 1], from: start, content)
      )
      append(items[index], to: &result, from: start, content: content, edges: edges)
    }
    if let ellipsis = result.ellipsis { tighten(&result, at: ellipsis) }
    if result.runs.isEmpty {
      let font = spans[span(at: first)].font
      result.ascent = font.ascender
      result.descent = font.descender
      result.leading = font.leading
    }
    return result
  }

  private func isTab(_ glyphItem: PangoGlyphItem, from start: Int, _ content: [UInt8]) -> Bool {
    guard let item = glyphItem.item?.pointee else { return false }
    let first = start + Int(item.offset)
    return content.indices.contains(first) && content[first] == 0x09
  }

  /// Appends an item.
  /// - Parameter edges: whether nothing, or a tab, is on that side of the item.
  private func append(
    _ glyphItem: PangoGlyphItem, to line: inout UnplacedLine, from start: Int, content: [UInt8],
    edges: (left: Bool, right: Bool)
  ) {
    guard let item = glyphItem.item?.pointee, let string = glyphItem.glyphs?.pointee, string.num_glyphs > 0 else {
      return
    }
    let bytesStart = max(line.range.lowerBound, start + Int(item.offset))
    let index = span(at: bytesStart)
    let span = spans[index]
    let isRightToLeft = item.analysis.level & 1 == 1
    let file = item.analysis.font.flatMap { FontLibrary.shared.file(of: $0) } ?? FontLibrary.file(for: span.font)
    let last = isRightToLeft ? 0 : Int(string.num_glyphs) - 1
    // The space at which a line was wrapped has no width, and no tracking after it.
    let endsInvisibly = string.glyphs[last].glyph == Self.emptyGlyph && string.glyphs[last].geometry.width == 0
    let tracking = tracking(of: item)
    let tracked = pangoTracking(tracking, string, edges: edges)
    let after = endsInvisibly ? 0 : tracking
    let shift = (isRightToLeft ? after : 0) - tracked.left
    var pen: CGFloat = 0
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    for position in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[position]
      let geometry = info.geometry
      if info.glyph != Self.emptyGlyph {
        let id = info.glyph & Self.unknownGlyph != 0 ? FontLibrary.shared.missingGlyph(in: file) : info.glyph
        let x = pen + Self.points(geometry.x_offset) + shift
        glyphs.append(GlyphRun.Glyph(id: id, x: x, y: Self.points(geometry.y_offset)))
      }
      pen += Self.points(geometry.width)
    }
    let isEllipsis = item.analysis.flags & Self.ellipsisFlag != 0
    if isEllipsis { line.ellipsis = line.runs.count }
    var textRange = bytesStart..<max(bytesStart, min(content.count, start + Int(item.offset + item.length)))
    // Hosts that set the text themselves must not see that space.
    if textRange.upperBound == line.range.upperBound, content[textRange].last == 0x20, endsInvisibly {
      textRange = textRange.dropLast()
    }
    let width = pen - tracked.left - tracked.right + after
    if let attachment = span.attachment, !isEllipsis {
      return append(attachment, of: index, width: width, to: &line)
    }
    let run = GlyphRun(
      face: FontFace(
        family: file?.family ?? FontLibrary.textFamily, weight: file?.weight ?? 400, isItalic: file?.isItalic ?? false,
        size: span.font.size * span.font.letterScale,
        stretch: file?.family == FontLibrary.emojiFamily ? 100 : span.font.stretch),
      origin: CGPoint(x: line.width, y: -span.baselineOffset), width: width, ascent: span.font.ascender,
      descent: span.font.descender, glyphs: glyphs,
      text: isEllipsis ? "\u{2026}" : String(decoding: content[textRange], as: UTF8.self),
      isRightToLeft: isRightToLeft, tracking: tracking, isUnderlined: span.isUnderlined,
      isStruckThrough: span.isStruckThrough, usesTabularDigits: span.font.usesTabularDigits)
    line.runs.append(TextLayout.Run(span: index, glyphs: run))
    line.width += width
    line.ascent = max(line.ascent, span.font.ascender + span.baselineOffset)
    line.descent = max(line.descent, span.font.descender - span.baselineOffset)
    line.leading = line.runs.count == 1 ? span.font.leading : max(line.leading, span.font.leading)
  }

  private func append(_ attachment: TextAttachment, of index: Int, width: CGFloat, to line: inout UnplacedLine) {
    let span = spans[index]
    let picture = GlyphRun(
      face: FontFace(family: FontLibrary.textFamily, weight: 400, isItalic: false, size: span.font.size), origin: .zero,
      width: width, ascent: attachment.ascent, descent: attachment.descent, glyphs: [], text: "")
    var glyphs = attachment.glyphs ?? picture
    glyphs.width = width
    line.runs.append(
      TextLayout.Run(span: index, glyphs: glyphs.offset(by: CGPoint(x: line.width, y: -span.baselineOffset))))
    line.width += width
    line.ascent = max(line.ascent, attachment.ascent + span.baselineOffset)
    line.descent = max(line.descent, attachment.descent - span.baselineOffset)
  }

  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownGlyph: UInt32 = 0x1000_0000
  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let ellipsisFlag: UInt8 = 2

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// Returns the span that holds a byte; at a boundary the one that begins there.
  private func span(at byte: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if boundaries[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
