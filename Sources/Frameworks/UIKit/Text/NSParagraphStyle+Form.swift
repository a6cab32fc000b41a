import Foundation
import Typesetting

extension NSParagraphStyle {
  /// Returns the style in the form used by text layout.
  /// - Parameter isRightToLeft: The text direction where the style specifies none.
  package func form(isRightToLeft: Bool) -> ParagraphForm {
    var form = ParagraphForm()
    if baseWritingDirection != .natural { form.isRightToLeft = baseWritingDirection == .rightToLeft }
    let beginsRight = form.isRightToLeft ?? isRightToLeft
    switch alignment {
    case .left: form.alignment = beginsRight ? .trailing : .leading
    case .center: form.alignment = .center
    case .right: form.alignment = beginsRight ? .leading : .trailing
    case .justified: (form.alignment, form.isJustified) = (.leading, true)
    case .natural: break
    }
    (form.firstIndent, form.indent, form.tail) = (firstLineHeadIndent, headIndent, tailIndent)
    (form.leastLineHeight, form.mostLineHeight) = (minimumLineHeight, maximumLineHeight)
    (form.lineHeightFactor, form.lineSpacing) = (lineHeightMultiple, lineSpacing)
    (form.spaceBefore, form.spaceAfter) = (paragraphSpacingBefore, paragraphSpacing)
    form.tabs = values.tabStops.map { ParagraphForm.Tab(alignment: $0.typesetting, location: $0.location) }
    form.tabInterval = defaultTabInterval
    form.breaksWords = lineBreakMode == .byCharWrapping
    return form
  }

  /// How text is truncated at the end of a single line; nil for wrapped text.
  var truncation: ParagraphStyle.Truncation? { lineBreakMode.truncation }
}

extension NSLineBreakMode {
  /// How a line is truncated; nil for wrapped text.
  var truncation: ParagraphStyle.Truncation? {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail, .byClipping: .tail
    case .byWordWrapping, .byCharWrapping: nil
    }
  }
}

extension NSTextTab {
  fileprivate var typesetting: ParagraphForm.Tab.Alignment {
    switch alignment {
    case .center: .center
    case .right: .right
    case .left, .natural, .justified: .left
    }
  }
}
