import Foundation

/// Writes text as an HTML page with a style for each part that looks different.
///
/// Attachments, line heights and tab stops are left out.
struct HTMLWriter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// Returns the page.
  func page(charset: String) -> String {
    let letters = text.string as NSString
    var body = ""
    var place = 0
    while place < letters.length {
      var (start, end, contentsEnd) = (0, 0, 0)
      letters.getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
      body += "<p style=\"\(Self.rules(for: style))\">"
      if contentsEnd == start { body += "<br>" }
      text.enumerateAttributes(in: NSRange(location: start, length: contentsEnd - start)) { attributes, range, _ in
        let part = Self.escaped(letters.substring(with: range))
        let span = "<span style=\"\(Self.rules(for: attributes))\">\(part)</span>"
        if let url = attributes.url {
          body += "<a href=\"\(Self.escaped(url.absoluteString))\">\(span)</a>"
        } else {
          body += span
        }
      }
      body += "</p>\n"
      place = max(end, place + 1)
    }
    return "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"\(charset)\">\n</head>\n<body>\n\(body)</body>\n</html>\n"
  }

  private static func rules(for style: NSParagraphStyle?) -> String {
    var rules = ["margin: 0"]
    switch style?.alignment {
    case .left: rules.append("text-align: left")
    case .center: rules.append("text-align: center")
    case .right: rules.append("text-align: right")
    case .justified: rules.append("text-align: justify")
    default: break
    }
    return rules.joined(separator: "; ")
  }

  private static func rules(for attributes: [NSAttributedString.Key: Any]) -> String {
    var rules: [String] = []
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      let name = font.familyName.filter { $0 != "'" && $0 != "\"" && $0 != "<" && $0 != "&" }
      rules.append("font-family: '\(name)'")
      rules.append("font-size: \((font.pointSize * 100).rounded() / 100)px")
      if traits.contains(.traitBold) { rules.append("font-weight: bold") }
      if traits.contains(.traitItalic) { rules.append("font-style: italic") }
    }
    if let color = attributes.color(.foregroundColor) { rules.append("color: \(css(color))") }
    if let color = attributes.color(.backgroundColor) { rules.append("background-color: \(css(color))") }
    let lines = [
      attributes.lines(.underlineStyle).isDrawn ? "underline" : nil,
      attributes.lines(.strikethroughStyle).isDrawn ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { rules.append("text-decoration: \(lines.joined(separator: " "))") }
    return rules.joined(separator: "; ")
  }

  private static func css(_ color: UIColor) -> String {
    let digits = String(color.rgbCode, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{A0}": result += "&nbsp;"
      case "\u{2028}": result += "<br>"
      case "\u{FFFC}": break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
