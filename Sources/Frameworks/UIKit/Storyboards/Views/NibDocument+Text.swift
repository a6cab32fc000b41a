import Foundation

extension NibDocument {
  /// Returns the font of a property; nil if none is given.
  @MainActor func font(_ element: _NibElement, _ key: String = "fontDescription") -> UIFont? {
    element.value(for: key).flatMap(font(describedBy:))
  }

  /// `<fontDescription type="system" weight="thin" pointSize="40"/>`, one with a text style, or a named one; in
  /// attributed texts `<font metaFont="system" size="14"/>`.
  @MainActor func font(describedBy element: _NibElement) -> UIFont? {
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    guard let size = element.length("pointSize") ?? element.length("size") ?? Self.metaSizes[element["metaFont"] ?? ""]
    else { return nil }
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? element["family"].flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size)
    }
    if let weight = element.choice("weight", Self.weights) { return .systemFont(ofSize: size, weight: weight) }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    case let meta?: return .systemFont(ofSize: size, weight: Self.metaWeights[meta] ?? .regular)
    case nil: return .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let metaWeights: [String: UIFont.Weight] = [
    "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light, "systemMedium": .medium,
    "systemSemibold": .semibold, "systemHeavy": .heavy, "systemBlack": .black,
  ]
  private static let metaSizes: [String: CGFloat] = ["system": 14, "label": 17, "smallSystem": 12]

  /// Returns an attributed text; nil if none is given.
  @MainActor func attributedText(_ element: _NibElement, _ key: String) -> NSAttributedString? {
    guard let value = element.value(for: key), value.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString()
    for fragment in value.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for child in fragment.child("attributes")?.children ?? [] {
        guard let key = child["key"], key != "NSOriginalFont", let value = attribute(child) else { continue }
        attributes[NSAttributedString.Key(key)] = value
      }
      text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return text
  }

  @MainActor private func attribute(_ element: _NibElement) -> Any? {
    switch element.name {
    case "color": color(element)
    case "font": font(describedBy: element)
    case "paragraphStyle": paragraph(element)
    case "integer": element.integer("value").map { NSNumber(value: $0) }
    case "real", "float", "double": element.number("value").map { NSNumber(value: $0) }
    case "url": element["string"].flatMap { URL(string: $0) }
    case "shadow": shadow(element)
    case "string": element.content
    default: nil
    }
  }

  @MainActor private func shadow(_ element: _NibElement) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = element.length("blurRadius") ?? 0
    if let offset = element.size("offset") { shadow.shadowOffset = offset }
    if let color = color(element, "color") { shadow.shadowColor = color }
    return shadow
  }

  private func paragraph(_ element: _NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element.choice("alignment", NSTextAlignment.nibNames) { style.alignment = alignment }
    if let mode = element.choice("lineBreakMode", NSLineBreakMode.nibNames) { style.lineBreakMode = mode }
    for (name, path) in Self.paragraphLengths {
      if let length = element.length(name) { style[keyPath: path] = length }
    }
    return style
  }

  private static var paragraphLengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] {
    [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
    ]
  }
}

extension NSTextAlignment {
  static let nibNames: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NSLineBreakMode {
  static let nibNames: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
