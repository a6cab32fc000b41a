import Foundation

/// Converts simple HTML to an attributed string.
struct HTMLText {
  fileprivate struct Element {
    let name: String
    var font: UIFont
    var attributes: [NSAttributedString.Key: Any]
    /// The number of the next item of a numbered list; nil for bullets.
    var number: Int?
  }

  private let made = NSMutableAttributedString(string: "")
  private let first: Element

  /// - Parameter defaults: The attributes where the file specifies none.
  init(_ defaults: [NSAttributedString.Key: Any]) {
    let font = defaults[.font] as? UIFont ?? UIFont(name: "TimesNewRomanPSMT", size: 12) ?? .systemFont(ofSize: 12)
    first = Element(name: "", font: font, attributes: [.foregroundColor: UIColor.black].merging(defaults) { $1 })
  }

  /// Returns the visible text.
  func text(of html: String) -> NSAttributedString {
    var open = [first]
    var rest = html[...]
    while !rest.isEmpty {
      guard rest.first == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        add(String(rest[..<end]), open.last ?? first, isKept: open.contains { $0.name == "pre" })
        rest = rest[end...]
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if tag.hasPrefix("/") {
        close(name, &open)
      } else if ["head", "script", "style", "title"].contains(name) {
        rest = rest.range(of: "</\(name)>", options: .caseInsensitive).map { rest[$0.upperBound...] } ?? ""
      } else {
        begin(name, String(tag), &open)
      }
    }
    return made
  }

  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "pre", "blockquote", "center", "tr", "table",
    "section", "article", "header", "footer", "main", "nav", "figure", "dl", "dt", "dd", "hr",
  ]
  /// Relative to the body size, as in browsers.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  private func begin(_ name: String, _ tag: String, _ open: inout [Element]) {
    if name == "br" { return made.append(NSAttributedString(string: "\u{2028}", attributes: open.last?.shown)) }
    if Self.blocks.contains(name) { endLine(open.last ?? first) }
    guard !["img", "hr", "meta", "input", "link", "!doctype", ""].contains(name), !tag.hasSuffix("/"),
      var new = open.last
    else { return }
    new = Element(name: name, font: new.font, attributes: new.attributes, number: new.number)
    switch name {
    case "b", "strong": new.add(.traitBold)
    case "i", "em": new.add(.traitItalic)
    case "u": new.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case "s", "del", "strike": new.attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case "a":
      if let url = Self.value("href", in: tag).flatMap({ URL(string: $0) }) {
        new.attributes[.link] = url
        new.attributes[.foregroundColor] = UIColor.link
        new.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
    case "font": new.setColor(Self.value("color", in: tag))
    case "sup", "sub":
      let offset = new.font.pointSize / 3
      new.attributes[.baselineOffset] = name == "sup" ? offset : -offset
      new.font = new.font.withSize(new.font.pointSize * 5 / 6)
    case "big": new.font = new.font.withSize(new.font.pointSize * 6 / 5)
    case "small": new.font = new.font.withSize(new.font.pointSize * 5 / 6)
    case "code", "tt", "kbd", "samp", "pre": new.set("font-family", "Courier")
    case "mark": new.set("background-color", "yellow")
    case "center": new.set("text-align", "center")
    case "ul": new.number = nil
    case "ol": new.number = 1
    case "li":
      let mark = new.number.map { "\t\($0).\t" } ?? "\t\u{2022}\t"
      if let number = new.number, let list = open.lastIndex(where: { $0.name == "ol" }) {
        open[list].number = number + 1
      }
      made.append(NSAttributedString(string: mark, attributes: new.shown))
    default:
      if let factor = Self.headings[name] {
        new.font = first.font.withSize(first.font.pointSize * factor)
        new.add(.traitBold)
      }
    }
    if let alignment = Self.value("align", in: tag) { new.set("text-align", alignment.lowercased()) }
    for style in Self.value("style", in: tag)?.split(separator: ";") ?? [] {
      let parts = style.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { new.set(parts[0].lowercased(), parts[1]) }
    }
    open.append(new)
  }

  private func close(_ name: String, _ open: inout [Element]) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endLine(open[index]) }
    if name == "td" || name == "th" { made.append(NSAttributedString(string: "\t", attributes: open[index].shown)) }
    open.removeSubrange(index...)
  }

  private func endLine(_ element: Element) {
    guard made.length > 0, !made.string.hasSuffix("\n") else { return }
    made.append(NSAttributedString(string: "\n", attributes: element.shown))
  }

  private func add(_ text: String, _ element: Element, isKept: Bool) {
    var words = text
    if !isKept {
      words = words.replacing(/[ \t\r\n]+/, with: " ")
      let end = made.string.last
      if end == nil || end == "\n" || end == " " || end == "\t" || end == "\u{2028}" {
        words = String(words.drop { $0 == " " })
      }
    }
    words = Self.decoded(words)
    guard !words.isEmpty else { return }
    made.append(NSAttributedString(string: words, attributes: element.shown))
  }

  /// Returns the value of an attribute in a tag.
  private static func value(_ name: String, in tag: String) -> String? {
    for part in tag.matches(of: /([A-Za-z\-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/)
    where part.output.1.lowercased() == name {
      return decoded(String(part.output.2 ?? part.output.3 ?? part.output.4 ?? ""))
    }
    return nil
  }

  private static let signs = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}",
    "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "euro": "\u{20AC}", "trade": "\u{2122}",
  ]

  private static func decoded(_ text: String) -> String {
    text.replacing(/&(#[xX]?[0-9A-Fa-f]+|[A-Za-z]+);/) { match -> String in
      let name = match.output.1
      guard name.hasPrefix("#") else { return signs[String(name)] ?? String(match.output.0) }
      let isHex = name.dropFirst().first?.lowercased() == "x"
      let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? String(match.output.0)
    }
  }
}

extension HTMLText.Element {
  fileprivate var shown: [NSAttributedString.Key: Any] { attributes.merging([.font: font]) { $1 } }

  fileprivate mutating func add(_ trait: UIFontDescriptor.SymbolicTraits) {
    let descriptor = font.fontDescriptor
    guard let new = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(trait)) else { return }
    font = UIFont(descriptor: new, size: 0)
  }

  fileprivate mutating func setColor(_ words: String?) {
    if let color = words.flatMap({ UIColor(css: $0) }) { attributes[.foregroundColor] = color }
  }

  fileprivate mutating func set(_ property: String, _ value: String) {
    switch property {
    case "color": setColor(value)
    case "background-color": attributes[.backgroundColor] = UIColor(css: value)
    case "font-size":
      let number = Double(value.prefix { $0.isNumber || $0 == "." })
      if let number, number > 0, number < 1000 { font = font.withSize(number) }
    case "font-weight":
      if value.hasPrefix("bold") || (Int(value) ?? 0) >= 600 { add(.traitBold) }
    case "font-style": if value == "italic" { add(.traitItalic) }
    case "font-family":
      let names = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
      let system = ["-apple-system", "system-ui", ".AppleSystemUIFont", ".SFUI-Regular"]
      let size = font.pointSize
      let known = names.lazy.compactMap { name in
        system.contains(name) ? .systemFont(ofSize: size) : UIFont(name: name, size: size)
      }.first
      let traits = font.fontDescriptor.symbolicTraits
      guard let descriptor = known?.fontDescriptor.withSymbolicTraits(traits) else { return }
      font = UIFont(descriptor: descriptor, size: 0)
    case "text-align":
      let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justify": .justified,
      ]
      guard let alignment = alignments[value] else { return }
      let style = NSMutableParagraphStyle()
      (attributes[.paragraphStyle] as? NSParagraphStyle).map { style.setParagraphStyle($0) }
      style.alignment = alignment
      attributes[.paragraphStyle] = style.copy()
    case "text-decoration", "text-decoration-line":
      if value.contains("underline") { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if value.contains("line-through") { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    default: break
    }
  }
}

extension UIColor {
  private static let cssNames: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "navy": 0x000080,
    "teal": 0x008080, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "fuchsia": 0xFF00FF,
  ]

  /// Creates a colour from CSS notation: a name, `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
  fileprivate convenience init?(css: String) {
    let words = css.trimmingCharacters(in: .whitespaces).lowercased()
    var number = Self.cssNames[words]
    if words.hasPrefix("#") {
      let digits = words.dropFirst()
      let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      if all.count == 6 { number = UInt32(all, radix: 16) }
    } else if words.hasPrefix("rgb") {
      let parts = words.matches(of: /[0-9]+/).prefix(3).compactMap { UInt32($0.output) }.map { min($0, 255) }
      if parts.count == 3 { number = parts[0] << 16 | parts[1] << 8 | parts[2] }
    }
    guard let number else { return nil }
    self.init(
      red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }
}
