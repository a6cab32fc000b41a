import Foundation
import ScrollworkUIKit
import Typesetting

extension NSAttributedString {
  /// The style of the first paragraph.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

extension Text {
  /// Creates a text from UIKit's attributed string, with the attributes of each part.
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
  /// Takes over UIKit attributes where there are no SwiftUI ones.
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
  /// Returns the attachment with its image placed relative to the line: the lower left corner is offset to the right
  /// and upwards.
  func placed(_ place: CGRect) -> TextAttachment {
    guard place.height > 0, ascent + descent > 0 else { return self }
    var copy = scaled(by: place.height / (ascent + descent))
    copy.glyphs = copy.glyphs?.offset(by: CGPoint(x: place.minX, y: copy.ascent - place.maxY))
    (copy.width, copy.ascent, copy.descent) = (place.width, place.maxY, -place.minY)
    return copy
  }
}
