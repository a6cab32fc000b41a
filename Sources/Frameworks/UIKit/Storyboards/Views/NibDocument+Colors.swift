import Foundation

extension NibDocument {
  /// Returns the colour of a property, such as `<color key="backgroundColor" …/>`; nil if none is given.
  @MainActor func color(_ element: _NibElement, _ key: String) -> UIColor? {
    element.children.first { $0.name == "color" && $0["key"] == key }.flatMap(color)
  }

  /// Returns a system colour, one of an asset catalog, or one from components.
  @MainActor func color(_ element: _NibElement) -> UIColor? {
    let systemName =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    if let name = systemName {
      if let known = Self.systemColors[name] { return known }
      if let written = components(element) { return written }
      return resource(name, "systemColor")?.child("color").flatMap(components)
    }
    guard let name = element["name"] else { return components(element) }
    return UIColor(named: name, in: bundle, compatibleWith: nil)
      ?? resource(name, "namedColor")?.child("color").flatMap(color)
  }

  private func resource(_ name: String, _ kind: String) -> _NibElement? {
    resources.first { $0.name == kind && $0["name"] == name }
  }

  private func components(_ element: _NibElement) -> UIColor? {
    let alpha = element.length("alpha") ?? 1
    if let white = element.length("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.length("cyan"), let magenta = element.length("magenta"), let yellow = element.length("yellow")
    {
      let rest = 1 - (element.length("black") ?? 0)
      return UIColor(red: (1 - cyan) * rest, green: (1 - magenta) * rest, blue: (1 - yellow) * rest, alpha: alpha)
    }
    guard let red = element.length("red"), let green = element.length("green"), let blue = element.length("blue") else {
      return nil
    }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let systemColors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "lightTextColor": .lightText,
    "darkTextColor": .darkText, "tintColor": .tintColor, "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "blackColor": .black, "whiteColor": .white,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "grayColor": .gray, "clearColor": .clear,
    "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
    "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
  ]
}
