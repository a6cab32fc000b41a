import CPango
import Foundation

/// The form of a part of a text that ends at a newline, if the parts differ from each other.
public struct ParagraphForm: Hashable, Sendable {
  /// A tab stop.
  public struct Tab: Hashable, Sendable {
    /// Which part of the text after the tab is at the stop.
    public enum Alignment: Sendable, Hashable { case left, center, right }

    public var alignment: Alignment
    /// The distance in points from where lines begin.
    public var location: CGFloat

    public init(alignment: Alignment, location: CGFloat) {
      self.alignment = alignment
      self.location = location
    }
  }

  /// The alignment; nil for the style's.
  public var alignment: ParagraphStyle.Alignment?
  /// Whether wrapped lines are stretched to the full width.
  public var isJustified = false
  /// Points before the first line, and before the others.
  public var firstIndent: CGFloat = 0
  public var indent: CGFloat = 0
  /// Where lines end: points from the beginning, or, if it is not above 0, from the end.
  public var tail: CGFloat = 0
  /// The least and greatest height of lines in points; 0 for any height.
  public var leastLineHeight: CGFloat = 0
  public var mostLineHeight: CGFloat = 0
  /// The factor for the height of lines; 0 for none.
  public var lineHeightFactor: CGFloat = 0
  /// Points between two lines.
  public var lineSpacing: CGFloat = 0
  /// Points above and below, if there is another part.
  public var spaceBefore: CGFloat = 0
  public var spaceAfter: CGFloat = 0
  /// The tab stops, from the beginning of lines to their end.
  public var tabs: [Tab] = []
  /// Points between two tab stops after the last of those; 0 for none.
  public var tabInterval: CGFloat = 0
  /// Whether lines may break after any letter.
  public var breaksWords = false
  /// The reading direction; nil for that of its first letter.
  public var isRightToLeft: Bool?

  public init() {}

  /// The same form with numbers that lines can be placed by.
  var usable: ParagraphForm {
    var copy = self
    for length in [\Self.firstIndent, \.indent, \.tail, \.lineSpacing, \.spaceBefore, \.spaceAfter]
    where !TextSpan.lengths.contains(abs(self[keyPath: length])) { copy[keyPath: length] = 0 }
    for length in [\Self.leastLineHeight, \.mostLineHeight, \.lineHeightFactor, \.tabInterval]
    where !TextSpan.lengths.contains(self[keyPath: length]) { copy[keyPath: length] = 0 }
    copy.tabs = tabs.filter { TextSpan.lengths.contains($0.location) }.sorted { $0.location < $1.location }
    return copy
  }

  /// Returns the height of a line with this natural height.
  func height(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightFactor > 0 ? natural * lineHeightFactor : natural
    if mostLineHeight > 0 { height = min(height, mostLineHeight) }
    return max(height, leastLineHeight)
  }

  /// Returns the free points at the end of lines in a width.
  func free(in width: CGFloat?) -> CGFloat { tail > 0 ? max(0, (width ?? tail) - tail) : -tail }

  /// Applies the form to a layout of a part of a text.
  func apply(to layout: OpaquePointer, width: Int32) {
    pango_layout_set_width(layout, width)
    pango_layout_set_indent(layout, Int32((firstIndent - indent) * CGFloat(PANGO_SCALE)))
    if breaksWords { pango_layout_set_wrap(layout, PANGO_WRAP_CHAR) }
    if isJustified, width >= 0 { pango_layout_set_justify(layout, 1) }
    setTabs(of: layout)
  }

  private func setTabs(of layout: OpaquePointer) {
    var all = tabs
    if tabInterval > 0 {
      let last = tabs.last?.location ?? 0
      let first = (last / tabInterval).rounded(.down) + 1
      all += (0..<40).map { Tab(alignment: .left, location: (first + CGFloat($0)) * tabInterval) }
    }
    // They are counted from the longest line.
    let start = max(0, min(firstIndent, indent))
    all.removeAll { $0.location <= start }
    guard !all.isEmpty, let array = pango_tab_array_new(Int32(all.count), 0) else { return }
    for (index, tab) in all.enumerated() {
      let alignment =
        switch tab.alignment {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        }
      pango_tab_array_set_tab(array, Int32(index), alignment, Int32((tab.location - start) * CGFloat(PANGO_SCALE)))
    }
    pango_layout_set_tabs(layout, array)
    pango_tab_array_free(array)
  }
}

extension ParagraphStyle {
  /// Gives each part of a text that ends at a newline the form of its first letter.
  /// - Parameter forms: that of each span; nil for the usual one. Nothing happens if all are nil.
  public mutating func setForms(_ forms: [ParagraphForm?], of spans: [TextSpan]) {
    guard forms.contains(where: { $0 != nil }) else { return }
    var parts: [ParagraphForm] = []
    var begins = true
    for (span, form) in zip(spans, forms) {
      for character in span.text {
        if begins { parts.append(form ?? ParagraphForm()) }
        begins = character.endsPart
      }
    }
    if begins { parts.append(forms.last.flatMap { $0 } ?? ParagraphForm()) }
    self.forms = parts
  }
}

extension Character {
  /// Whether it is a newline after which another part of a text begins, and not only a line break.
  var endsPart: Bool { self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}" }
}
