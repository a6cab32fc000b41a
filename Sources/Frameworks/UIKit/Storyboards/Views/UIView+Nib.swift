import Foundation

extension UIView {
  /// Omitted attributes have Interface Builder's defaults, which may differ from those of views created in code.
  final func decodeView(_ element: _NibElement, in graph: NibGraph) {
    take(\.frame, element.rect("frame") ?? element.frameInset(in: .zero))
    take(\.autoresizingMask, AutoresizingMask(element.value(for: "autoresizingMask")))
    take(\.autoresizesSubviews, element.bool("autoresizesSubviews"))
    // A view without constraints keeps its frame despite the attribute.
    if element.bool("translatesAutoresizingMaskIntoConstraints") == false, element.bool("fixedFrame") != true {
      translatesAutoresizingMaskIntoConstraints = false
    }
    takePriorities(element)
    takeLooks(element, graph.document)
    take(\.tag, element.integer("tag"))
    take(\.restorationIdentifier, element["restorationIdentifier"])
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    isMultipleTouchEnabled = element.bool("multipleTouchEnabled") ?? false
    take(\.semanticContentAttribute, element.choice("semanticContentAttribute", UISemanticContentAttribute.nibNames))
    takeMargins(element)
    takeAccessibility(element, graph)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let known = layoutGuide(guide["key"] ?? "") { graph.keep(known, from: guide) }
    }
    decodeParts(element, in: graph)
  }

  private func takeLooks(_ element: _NibElement, _ document: NibDocument) {
    isOpaque = element.bool("opaque") ?? true
    take(\.clearsContextBeforeDrawing, element.bool("clearsContextBeforeDrawing"))
    contentMode = element.choice("contentMode", ContentMode.nibNames) ?? .scaleToFill
    take(\.clipsToBounds, element.bool("clipsSubviews"))
    take(\.isHidden, element.bool("hidden"))
    take(\.alpha, element.length("alpha"))
    take(\.backgroundColor, document.color(element, "backgroundColor"))
    if let tint = document.color(element, "tintColor") { tintColor = tint }
  }

  private func takePriorities(_ element: _NibElement) {
    func priority(_ attribute: String, _ usual: UILayoutPriority) -> UILayoutPriority {
      element.number(attribute).map { UILayoutPriority(Float($0)) } ?? usual
    }
    setContentHuggingPriority(priority("horizontalHuggingPriority", .defaultLow), for: .horizontal)
    setContentHuggingPriority(priority("verticalHuggingPriority", .defaultLow), for: .vertical)
    setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", .defaultHigh), for: .horizontal)
    setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", .defaultHigh), for: .vertical)
  }

  private func takeMargins(_ element: _NibElement) {
    take(\.preservesSuperviewLayoutMargins, element.bool("preservesSuperviewLayoutMargins"))
    take(\.insetsLayoutMarginsFromSafeArea, element.bool("insetsLayoutMarginsFromSafeArea"))
    take(\.layoutMargins, element.insets("layoutMargins"))
    take(\.directionalLayoutMargins, element.directionalInsets("directionalLayoutMargins"))
    // In Interface Builder margins of its own are what makes a stack arrange within them.
    let margins = element.value(for: "layoutMargins") ?? element.value(for: "directionalLayoutMargins")
    if let stack = self as? UIStackView, margins != nil { stack.isLayoutMarginsRelativeArrangement = true }
  }

  private func takeAccessibility(_ element: _NibElement, _ graph: NibGraph) {
    guard let says = element.value(for: "accessibilityConfiguration") else { return }
    take(\.accessibilityIdentifier, says["identifier"])
    take(\.accessibilityLabel, graph.localized(element, "accessibilityLabel") ?? says.string("label"))
    take(\.accessibilityHint, graph.localized(element, "accessibilityHint") ?? says.string("hint"))
    take(\.isAccessibilityElement, says.value(for: "isElement")?.bool("value"))
    if let traits = says.value(for: "traits") {
      accessibilityTraits = UIAccessibilityTraits(
        UIAccessibilityTraits.nibNames.filter { traits.bool($0.key) == true }.map(\.value))
    }
  }

  /// Returns a layout guide of the system.
  private func layoutGuide(_ key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
    case "readableContent", "readableContentGuide": readableContentGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Adds the subviews, and the constraints on them.
  private func decodeParts(_ element: _NibElement, in graph: NibGraph) {
    for child in element.child("subviews")?.children ?? [] {
      guard let view = graph.make(child) as? UIView else { continue }
      if let place = child.frameInset(in: bounds.size) { view.frame = place }
      if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
    }
    graph.whenComplete { [self] in
      let constraints = addConstraints(of: element, in: graph)
      NibVariations.apply(to: self, element, constraints, in: graph)
    }
  }

  /// Applies an element to a view that exists without the nib, such as a cell's content view. Its owner places it.
  final func decodeKnown(_ element: _NibElement, from coder: _NibCoder) {
    let (mask, clips) = (autoresizingMask, clipsToBounds)
    coder.graph.keep(self, from: element)
    _decode(element, from: coder)
    (autoresizingMask, clipsToBounds) = (mask, clips)
  }
}

extension UIView.AutoresizingMask {
  fileprivate init?(_ element: _NibElement?) {
    guard let element else { return nil }
    self.init(Self.nibNames.filter { element.bool($0.key) == true }.map(\.value))
  }
  private static let nibNames: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}

extension UIView.ContentMode {
  static let nibNames: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute {
  fileprivate static let nibNames: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension UIAccessibilityTraits {
  fileprivate static let nibNames: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  ]
}
