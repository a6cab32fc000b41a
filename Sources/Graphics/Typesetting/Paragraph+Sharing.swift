/// Equal texts on the screen, such as the buttons in the rows of a list, are one paragraph, so that they are shaped once.
extension Paragraph {
  /// The paragraph that somebody holds of these spans in this style; a new one if nobody does, with the lines that `old` has too.
  public static func shared(
    spans: [TextSpan], style: ParagraphStyle, growingFrom old: Paragraph? = nil
  ) -> Paragraph {
    let key = Key(spans: spans, style: style)
    if let known = known[key]?.paragraph { return known }
    let made = Paragraph(spans: spans, style: style, growingFrom: old)
    if known.count >= capacity {
      known = known.filter { $0.value.paragraph != nil }
      capacity = max(64, known.count * 2)
    }
    known[key] = Weak(paragraph: made)
    return made
  }

  private struct Key: Hashable {
    let spans: [TextSpan]
    let style: ParagraphStyle
  }

  private struct Weak {
    weak var paragraph: Paragraph?
  }

  private static var known: [Key: Weak] = [:]
  /// How many entries there may be before those are dropped that nobody holds any more.
  private static var capacity = 64
}
