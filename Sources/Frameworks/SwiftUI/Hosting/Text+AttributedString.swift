import Foundation
import ScrollworkUIKit
import Typesetting

extension NSAttributedString {
  /// How the lines of the first paragraph stand.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

extension Text {
  /// A text of UIKit, each part of it as its attributes say.
  init(styled text: NSAttributedString) {
    var segments: [Segment] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      var segment = Segment(content: .verbatim(text.attributedSubstring(from: range).string))
      segment.link = attributes.url
      segment.take(attributes)
      segments.append(segment)
    }
    self.init(segments: segments)
  }
}

extension Text.Segment {
  /// Takes over attributes of UIKit where there are none of SwiftUI.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    guard !attributes.isEmpty else { return }
    if let attachment = attributes[.attachment] as? NSTextAttachment, let picture = attachment.image {
      content = .image(Image(uiImage: picture))
      place = attachment.bounds == .zero ? nil : attachment.place
    }
    if font == nil, let own = attributes[.font] as? UIFont { font = Font(own.drawn(with: attributes)) }
    if font == nil, let lean = attributes.number(.obliqueness), lean != 0 { isItalic = true }
    if style == nil, let color = attributes.color(.foregroundColor) { style = AnyShapeStyle(Color(uiColor: color)) }
    background = background ?? attributes.color(.backgroundColor).map { Color(uiColor: $0) }
    if tracking == 0 { tracking = attributes.letterSpacing ?? 0 }
    if baselineOffset == 0 { baselineOffset = attributes.number(.baselineOffset) ?? 0 }
    looks = LetterLooks(attributes)
    lineStyle = attributes[.paragraphStyle] as? NSParagraphStyle
  }
}

extension TextAttachment {
  /// The same where a picture stands of which the lower left corner is right of and above the line.
  func placed(_ place: CGRect) -> TextAttachment {
    guard place.height > 0, ascent + descent > 0 else { return self }
    var copy = scaled(by: place.height / (ascent + descent))
    copy.glyphs = copy.glyphs?.offset(by: CGPoint(x: place.minX, y: copy.ascent - place.maxY))
    (copy.width, copy.ascent, copy.descent) = (place.width, place.maxY, -place.minY)
    return copy
  }
}
