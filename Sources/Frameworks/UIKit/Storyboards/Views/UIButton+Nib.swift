import Foundation

extension UIButton {
  final func decodeButton(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(type: element.choice("buttonType", Self.types) ?? .custom)
    take(\.titleFont, document.font(element))
    title.lineBreakMode = element.choice("lineBreakMode", NSLineBreakMode.nibNames) ?? title.lineBreakMode
    // A button's title has a shadow only if its offset was changed.
    title.shadowOffset = element.size("titleShadowOffset") ?? .zero
    take(\.contentEdgeInsets, element.insets("contentEdgeInsets"))
    take(\.titleEdgeInsets, element.insets("titleEdgeInsets"))
    take(\.imageEdgeInsets, element.insets("imageEdgeInsets"))
    take(\.adjustsImageWhenHighlighted, element.bool("adjustsImageWhenHighlighted"))
    take(\.adjustsImageWhenDisabled, element.bool("adjustsImageWhenDisabled"))
    take(\.showsMenuAsPrimaryAction, element.bool("showsMenuAsPrimaryAction"))
    take(\.changesSelectionAsPrimaryAction, element.bool("changesSelectionAsPrimaryAction"))
    take(\.role, element.choice("role", ["primary": .primary, "cancel": .cancel, "destructive": .destructive]))
    guard let look = element.children.first(where: { $0.name == "buttonConfiguration" }) else {
      for state in element.children where state.name == "state" { take(state: state, of: element, in: graph) }
      return
    }
    // The attributes by state then exist for Interface Builder only.
    let made = Configuration(look, of: element, in: graph)
    setTitle(made.title, for: .normal)
    setImage(made.image, for: .normal)
    configuration = made
  }

  private func take(state element: _NibElement, of button: _NibElement, in graph: NibGraph) {
    guard let key = element["key"], let state = Self.states[key] else { return }
    let document = graph.document
    if let title = graph.localized(button, "\(key)Title") ?? element.string("title") { setTitle(title, for: state) }
    if let styled = document.attributedText(element, "attributedTitle") { setAttributedTitle(styled, for: state) }
    if let color = document.color(element, "titleColor") { setTitleColor(color, for: state) }
    if let color = document.color(element, "titleShadowColor") { setTitleShadowColor(color, for: state) }
    if let image = document.image(element) { setImage(image, for: state) }
    if let image = document.image(element, "backgroundImage") { setBackgroundImage(image, for: state) }
    if let symbols = document.symbolConfiguration(element, "preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(symbols, forImageIn: state)
    }
  }

  private static let types: [String: ButtonType] = [
    "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]
}

extension UIButton.Configuration {
  /// `<buttonConfiguration key="configuration" style="filled" title="Call"/>`.
  @MainActor fileprivate init(_ element: _NibElement, of button: _NibElement, in graph: NibGraph) {
    let document = graph.document
    switch element["style"] {
    case "gray", "bordered": self = .gray()
    case "tinted", "borderedTinted": self = .tinted()
    case "filled", "borderedProminent": self = .filled()
    case "borderless": self = .borderless()
    default: self = .plain()
    }
    title = graph.localized(button, "configuration.title") ?? element.string("title")
    subtitle = graph.localized(button, "configuration.subtitle") ?? element.string("subtitle")
    if let font = document.font(element, "titleFontDescription"), let title {
      attributedTitle = AttributedString(NSAttributedString(string: title, attributes: [.font: font]))
    }
    if let font = document.font(element, "subtitleFontDescription"), let subtitle {
      attributedSubtitle = AttributedString(NSAttributedString(string: subtitle, attributes: [.font: font]))
    }
    if let styled = document.attributedText(element, "attributedTitle") { attributedTitle = AttributedString(styled) }
    if let styled = document.attributedText(element, "attributedSubtitle") {
      attributedSubtitle = AttributedString(styled)
    }
    image = document.image(element)
    preferredSymbolConfigurationForImage =
      document.symbolConfiguration(element, "preferredSymbolConfigurationForImage")
      ?? document.symbolConfiguration(element, "preferredSymbolConfiguration")
    imagePlacement = element.choice("imagePlacement", Self.placements) ?? .leading
    imagePadding = element.length("imagePadding") ?? imagePadding
    titlePadding = element.length("titlePadding") ?? titlePadding
    titleAlignment = element.choice("titleAlignment", Self.alignments) ?? titleAlignment
    cornerStyle = element.choice("cornerStyle", Self.corners) ?? cornerStyle
    buttonSize =
      element.choice("buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large]) ?? buttonSize
    showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
    baseForegroundColor = document.color(element, "baseForegroundColor")
    baseBackgroundColor = document.color(element, "baseBackgroundColor")
    if let insets = element.directionalInsets("contentInsets") { contentInsets = insets }
    if let ground = element.value(for: "background") { takeBackground(ground, document) }
  }

  @MainActor private mutating func takeBackground(_ element: _NibElement, _ document: NibDocument) {
    if let color = document.color(element, "backgroundColor") { background.backgroundColor = color }
    if let radius = element.length("cornerRadius") { background.cornerRadius = radius }
    if let color = document.color(element, "strokeColor") { background.strokeColor = color }
    if let width = element.length("strokeWidth") { background.strokeWidth = width }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
  private static let alignments: [String: TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let corners: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
}
