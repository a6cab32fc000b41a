import Foundation

extension UILabel {
  final func decodeLabel(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    if let font = document.font(element) { self.font = font }
    if let color = document.color(element, "textColor") { textColor = color }
    take(\.highlightedTextColor, document.color(element, "highlightedColor"))
    take(\.shadowColor, document.color(element, "shadowColor"))
    take(\.shadowOffset, element.size("shadowOffset"))
    take(\.textAlignment, element.choice("textAlignment", NSTextAlignment.nibNames))
    take(\.lineBreakMode, element.choice("lineBreakMode", NSLineBreakMode.nibNames))
    take(\.baselineAdjustment, element.choice("baselineAdjustment", Self.baselines))
    take(\.numberOfLines, element.integer("numberOfLines"))
    take(\.preferredMaxLayoutWidth, element.length("preferredMaxLayoutWidth"))
    take(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    take(\.isEnabled, element.bool("enabled"))
    take(\.isHighlighted, element.bool("highlighted"))
    // The text shrinks unless this is turned off explicitly.
    if element.bool("adjustsFontSizeToFit") ?? true {
      adjustsFontSizeToFitWidth = true
      let smallest = element.length("minimumFontSize").map { font.pointSize > 0 ? min($0 / font.pointSize, 1) : 0 }
      minimumScaleFactor = element.length("minimumScaleFactor") ?? smallest ?? 0
    }
    text = graph.text(element, "text")
    if let styled = document.attributedText(element, "attributedText") { attributedText = styled }
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
