import DisplayList
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("UIKit's attributed texts", .simulator(.iPhone15Pro))
struct UIStyledTextTests {
  private static let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  private func height(_ text: NSAttributedString, width: CGFloat = 300) -> CGFloat {
    text.boundingRect(
      with: CGSize(width: width, height: .infinity), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).height
  }

  @Test func `Given heights of lines and room between paragraphs, then the text is as high as they say`() {
    // Given
    let plain = height(text("One\nTwo") { _ in })
    // Then
    #expect(abs(height(text("One\nTwo") { $0.minimumLineHeight = 40 }) - 80) < 0.5)
    #expect(abs(height(text("One\nTwo") { $0.maximumLineHeight = 10 }) - 20) < 0.5)
    #expect(abs(height(text("One\nTwo") { $0.lineHeightMultiple = 2 }) - 2 * plain) < 1)
    #expect(abs(height(text("One\nTwo") { $0.paragraphSpacing = 12 }) - plain - 12) < 0.5)
    #expect(abs(height(text("One\nTwo") { $0.paragraphSpacingBefore = 7 }) - plain - 7) < 0.5)
    #expect(abs(height(text("One\nTwo") { $0.lineSpacing = 5 }) - plain - 5) < 0.5)
  }

  @Test func `Given indents, then lines are narrower by them`() {
    // Given
    let words = String(repeating: "word ", count: 20)
    // Then
    #expect(height(text(words) { $0.headIndent = 150 }) > height(text(words) { _ in }))
    #expect(height(text(words) { $0.tailIndent = -150 }) > height(text(words) { _ in }))
    #expect(height(text(words) { $0.tailIndent = 150 }) == height(text(words) { $0.tailIndent = -150 }))
  }

  @Test func `Given parts that look different, when they are put together, then each keeps its looks`() {
    // Given
    let styles = [NSTextAlignment.center, .right].map { alignment in
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    let shadows = [NSShadow(), NSShadow()]
    shadows[1].shadowBlurRadius = 3
    let looks: [(key: NSAttributedString.Key, values: [NSObject])] = [
      (.paragraphStyle, styles), (.shadow, shadows), (.attachment, [NSTextAttachment(), NSTextAttachment()]),
      (.font, [UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 14)]),
      (.foregroundColor, [UIColor.black, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]),
    ]
    for (key, values) in looks {
      // When
      let text = NSMutableAttributedString()
      for value in values + [values[1]] { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      // Then
      var second = NSRange()
      #expect(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject == values[0])
      #expect(text.attribute(key, at: 2, effectiveRange: &second) as? NSObject == values[1])
      #expect(second == NSRange(location: 2, length: 4))
    }
  }

  @Test func `Given a picture with bounds in a text, then it takes their room`() {
    // Given
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { $0.fill(.zero) }
    attachment.bounds = CGRect(x: 0, y: -4, width: 100, height: 60)
    // When
    let size = NSAttributedString(attachment: attachment).size()
    // Then
    #expect(abs(size.width - 100) < 1 && size.height >= 60)
  }

  @Test func `Given attributes of UIKit in an attributed string, then they come from and go to NSAttributedString`()
    throws
  {
    // Given
    var words = AttributedString("Words")
    words.font = UIFont.boldSystemFont(ofSize: 30)
    words.uiKit.foregroundColor = .red
    words.uiKit.underlineStyle = .double
    // When
    let converted = NSAttributedString(words)
    let back = try AttributedString(converted, including: \.uiKit)
    // Then
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(back == words)
    #expect(AttributeContainer([.kern: 2]).uiKit.kern == 2)
  }

  @Test func `Given a text with attributes of UIKit, then SwiftUI draws them`() async throws {
    // Given
    var words = AttributedString("Words")
    words.font = UIFont.boldSystemFont(ofSize: 30)
    let screen = await Screen { Text(words) }
    // Then
    let run = screen.drawn.compactMap { command -> GlyphRun? in
      if case .glyphs(let run, _) = command.command, run.text == "Words" { run } else { nil }
    }.first
    #expect(run?.face.size == 30 && run?.face.weight == 600)
  }

  @Test func `Given simple HTML, then its letters look as it says`() throws {
    // Given
    let html =
      "<h1>Title</h1><p>One <b>bold</b> &amp; <a href='https://example.com'>link</a><br>next</p><ul><li>Item</li></ul>"
    // When
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    // Then
    #expect(text.string == "Title\nOne bold & link\u{2028}next\n\t\u{2022}\tItem\n")
    let bold = (text.string as NSString).range(of: "bold")
    let font = try #require(text.attribute(.font, at: bold.location, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) && font.pointSize == 12)
    let link = (text.string as NSString).range(of: "link")
    #expect(text.attribute(.link, at: link.location, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 24)
  }

  @Test func `Given attributes of a font, then its descriptor has them`() {
    // Given
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    // When
    let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    // Then
    #expect(bold.symbolicTraits.contains(.traitBold) && bold.object(forKey: .size) as? CGFloat == 12)
    let narrow = UIFont.systemFont(ofSize: 12, weight: .regular, width: .condensed)
    #expect(narrow.fontDescriptor.symbolicTraits.contains(.traitCondensed))
    #expect(
      "Words".size(withAttributes: [.font: narrow]).width
        < "Words".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width)
  }
}
