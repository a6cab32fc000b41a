import DisplayList
import Foundation
import Typesetting

/// An attributed text of UIKit, typeset to get its size and to draw it.
@MainActor
package struct DrawnText {
  private struct Look {
    let color: DisplayColor
    let background: DisplayColor?
    let letters: LetterLooks?
    let attachment: NSTextAttachment?
  }

  /// The parts of a text to draw.
  package struct Part: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    static let backgrounds = Part(rawValue: 1)
    static let letters = Part(rawValue: 2)
    package static let all: Part = [.backgrounds, .letters]
  }

  package let paragraph: Paragraph
  private let looks: [Look]

  /// Creates a text, of the system's 12 points by default.
  /// - Parameters:
  ///   - fillsWidth: whether lines are aligned in the available width.
  ///   - hasLeading: whether the fonts' leading is used.
  ///   - limit: the maximum number of lines.
  package init(
    _ text: NSAttributedString, fillsWidth: Bool = false, hasLeading: Bool = true, limit: Int? = nil,
    truncation: ParagraphStyle.Truncation? = nil
  ) {
    var spans: [TextSpan] = []
    var looks: [Look] = []
    var forms: [ParagraphForm?] = []
    var style = ParagraphStyle(lineLimit: limit)
    style.fillsWidth = fillsWidth
    if let truncation { style.truncation = truncation }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let attachment = attributes[.attachment] as? NSTextAttachment
      var font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).drawn(with: attributes).typesetting
      if !hasLeading, font.metrics != nil { font.leading = 0 }
      spans.append(
        TextSpan(
          text: text.attributedSubstring(from: range).string, font: font, tracking: attributes.letterSpacing ?? 0,
          baselineOffset: attributes.number(.baselineOffset) ?? 0, attachment: attachment?.typesetting))
      let color = attributes.color(.foregroundColor) ?? (attributes.url == nil ? .black : .tintColor)
      looks.append(
        Look(
          color: color.displayColor(for: .current),
          background: attributes.color(.backgroundColor)?.displayColor(for: .current),
          letters: LetterLooks(attributes), attachment: attachment))
      forms.append((attributes[.paragraphStyle] as? NSParagraphStyle)?.form(isRightToLeft: false))
    }
    style.setForms(forms, of: spans)
    paragraph = Paragraph.shared(spans: spans, style: style, growingFrom: nil)
    self.looks = looks
  }

  /// Returns commands that draw lines, with their text's upper left corner at a point.
  package func commands(for lines: some Sequence<TextLayout.Line>, at point: CGPoint, _ part: Part = .all)
    -> [DrawCommand]
  {
    var commands: [DrawCommand] = []
    for line in lines {
      let runs = line.runs.filter { looks.indices.contains($0.span) }
      if part.contains(.backgrounds) {
        for run in runs {
          guard let color = looks[run.span].background else { continue }
          let area = CGRect(
            x: run.glyphs.origin.x + point.x, y: line.frame.minY + point.y, width: run.glyphs.width,
            height: line.frame.height)
          commands.append(.fill(.rect(area), .color(color)))
        }
      }
      guard part.contains(.letters) else { continue }
      for run in runs {
        let look = looks[run.span]
        let glyphs = run.glyphs.offset(by: point)
        if let attachment = look.attachment {
          if let picture = attachment.image?.command(in: glyphs.box, look.color) { commands.append(picture) }
        } else if let letters = look.letters {
          commands += letters.commands(of: glyphs, .color(look.color), pixel: 1.0 / 3) {
            $0.displayColor(for: .current)
          }
        } else {
          commands.append(.glyphs(glyphs, .color(look.color)))
        }
      }
    }
    return commands
  }
}

extension UIFont {
  /// Returns the font with the effects of attributes.
  package func drawn(with attributes: [NSAttributedString.Key: Any]) -> UIFont {
    let lean = attributes.number(.obliqueness) ?? 0
    let expansion = attributes.number(.expansion) ?? 0
    guard lean != 0 || expansion != 0 else { return self }
    var changed = typesetting
    if lean != 0 { changed.isItalic = true }
    if expansion != 0 {
      changed.stretch = FontDescription.stretch(nearest: CGFloat(changed.stretch) * exp(min(max(expansion, -2), 2)))
    }
    return UIFont(changed)
  }
}

extension UIImage {
  /// Returns the command that draws the image, or a symbol or template in a colour.
  @MainActor
  fileprivate func command(in rect: CGRect, _ color: DisplayColor) -> DrawCommand? {
    if let bitmap { return .image(bitmap, rect, tint: renderingMode == .alwaysTemplate ? color : nil) }
    guard let symbolName else { return nil }
    func layout(_ size: CGFloat) -> SymbolLayout {
      SymbolCatalog.layout(named: symbolName, font: FontDescription(size: size), imageScale: .medium)
    }
    let usual = layout(17)
    guard usual.size.height > 0 else { return nil }
    let symbol = layout(17 * rect.height / usual.size.height)
    return .glyphs(
      symbol.glyphs.offset(by: rect.origin), .color(tint?.displayColor(for: .current) ?? color))
  }
}
