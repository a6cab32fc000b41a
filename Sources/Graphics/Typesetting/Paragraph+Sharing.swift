/// Shares one paragraph between equal texts on the screen, such as the buttons in the rows of a list, so that they are
/// shaped once.
extension Paragraph {
  /// Returns the existing paragraph of these spans in this style; a new one if there is none, with the lines that `old`
  /// has, too.
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
  /// The number of entries above which released ones are dropped.
  private static var capacity = 64
}
