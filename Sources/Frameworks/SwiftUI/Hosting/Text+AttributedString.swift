import Foundation
import ScrollworkUIKit

extension NSAttributedString {
  /// How the lines of the first paragraph stand.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

extension Text {
  /// A text of UIKit, each part of it as its attributes say.
  init(styled text: NSAttributedString) {
    var whole = Text(verbatim: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      whole = Text("\(whole)\(Self.part(text.attributedSubstring(from: range).string, attributes))")
    }
    self = whole
  }

  private static func part(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    func number(_ key: NSAttributedString.Key) -> Double? { (attributes[key] as? NSNumber)?.doubleValue }
    if let picture = (attributes[.attachment] as? NSTextAttachment)?.image { return Text(Image(uiImage: picture)) }
    var runs = AttributedString(string)
    runs.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    var part = Text(runs)
    if let font = attributes[.font] as? UIFont { part = part.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor { part = part.foregroundColor(Color(uiColor: color)) }
    if let kern = number(.kern) ?? (attributes[.kern] as? CGFloat).map(Double.init) { part = part.kerning(kern) }
    if let offset = number(.baselineOffset) { part = part.baselineOffset(offset) }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { part = part.underline() }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 { part = part.strikethrough() }
    return part
  }
}
