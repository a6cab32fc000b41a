import Foundation

extension _NibElement {
  /// Returns the variations for the size classes, such as `<variation key="heightClass=compact-widthClass=regular" …>`,
  /// the most general first.
  func variations(for traits: UITraitCollection) -> [_NibElement] {
    var found: [(conditions: Int, element: _NibElement)] = []
    for element in children where element.name == "variation" {
      guard let key = element["key"] else { continue }
      let conditions = key == "default" ? [] : key.split(separator: "-")
      if conditions.allSatisfy({ Self.holds($0, for: traits) }) { found.append((conditions.count, element)) }
    }
    return found.sorted { $0.conditions < $1.conditions }.map(\.element)
  }

  private static func holds(_ condition: Substring, for traits: UITraitCollection) -> Bool {
    switch condition {
    case "widthClass=compact": traits.horizontalSizeClass == .compact
    case "widthClass=regular": traits.horizontalSizeClass == .regular
    case "heightClass=compact": traits.verticalSizeClass == .compact
    case "heightClass=regular": traits.verticalSizeClass == .regular
    default: false
    }
  }

  fileprivate var hasVariations: Bool { children.contains { $0.name == "variation" } }

  /// Returns the element with only the properties that vary by size class; its own values apply if no variation does.
  fileprivate func varying(for traits: UITraitCollection) -> _NibElement {
    let all = children.filter { $0.name == "variation" }
    let shown = variations(for: traits)
    var attributes: [String: String] = [:]
    for name in Set(all.flatMap(\.attributes.keys)) where name != "key" {
      attributes[name] = shown.last { $0[name] != nil }?[name] ?? self[name] ?? Self.usual[name]
    }
    let keys = Set(all.flatMap { $0.children.filter { $0.name != "mask" }.compactMap { $0["key"] } })
    let values = keys.compactMap { key in
      shown.compactMap { $0.value(for: key) }.last ?? value(for: key)
    }
    return _NibElement(name: name, attributes: attributes, children: values)
  }

  /// The values of omitted attributes.
  private static let usual = [
    "hidden": "NO", "alpha": "1", "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0",
    "constant": "0", "priority": "1000",
  ]

  /// Returns the identifiers of excluded parts of a kind: `subviews` or `constraints`.
  fileprivate func excluded(_ kind: String, for traits: UITraitCollection) -> Set<String> {
    variations(for: traits).reduce(into: []) { excluded, variation in
      for mask in variation.children where mask.name == "mask" && mask["key"] == kind {
        for part in mask.children {
          guard let id = part["reference"] else { continue }
          if part.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }
}

/// The properties of a view in a nib that vary by size class.
@MainActor
final class NibVariations {
  private let element: _NibElement
  private let document: NibDocument
  private let constraints: [(constraint: NSLayoutConstraint, element: _NibElement)]
  /// The subviews, which stay alive here while excluded.
  private let subviews: [(id: String, view: UIView)]

  /// Applies the variations for the current size classes, now and whenever they change.
  static func apply(
    to view: UIView, _ element: _NibElement, _ constraints: [(NSLayoutConstraint, _NibElement)], in graph: NibGraph
  ) {
    guard element.hasVariations || constraints.contains(where: { $1.hasVariations }) else { return }
    let made = NibVariations(element, constraints, in: graph)
    // At first all views are present and all constraints active.
    graph.whenComplete { made.apply(to: view) }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (view: UIView, _) in made.apply(to: view)
    }
  }

  private init(_ element: _NibElement, _ constraints: [(NSLayoutConstraint, _NibElement)], in graph: NibGraph) {
    self.element = element
    document = graph.document
    self.constraints = constraints.map { (constraint: $0, element: $1) }
    subviews = (element.child("subviews")?.children ?? []).compactMap { child in
      child.id.flatMap { id in (graph.object(id) as? UIView).map { (id, $0) } }
    }
  }

  private func apply(to view: UIView) {
    let traits = view.traitCollection
    if element.hasVariations {
      view.takeVarying(element.varying(for: traits), document)
      install(element.excluded("subviews", for: traits), in: view)
    }
    let excluded = element.excluded("constraints", for: traits)
    for (constraint, element) in constraints {
      if element.hasVariations {
        let varying = element.varying(for: traits)
        if let constant = varying.length("constant") { constraint.constant = constant }
        if let priority = varying.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
      }
      if element.id.map(excluded.contains) == true {
        constraint.isActive = false
      } else {
        constraint.activateIfPossible()
      }
    }
  }

  private func install(_ excluded: Set<String>, in view: UIView) {
    var index = 0
    for (id, part) in subviews {
      if excluded.contains(id) {
        if part.superview === view { part.removeFromSuperview() }
        continue
      }
      if part.superview == nil {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(part, at: index)
        } else {
          view.insertSubview(part, at: index)
        }
      }
      index += 1
    }
  }
}

extension UIView {
  /// Applies the properties that can vary by size class.
  fileprivate func takeVarying(_ element: _NibElement, _ document: NibDocument) {
    take(\.isHidden, element.bool("hidden"))
    take(\.alpha, element.length("alpha"))
    take(\.backgroundColor, document.color(element, "backgroundColor"))
    if let tint = document.color(element, "tintColor") { tintColor = tint }
    take(\.layoutMargins, element.insets("layoutMargins"))
    take(\.directionalLayoutMargins, element.directionalInsets("directionalLayoutMargins"))
    let font = document.font(element)
    switch self {
    case let label as UILabel:
      if let font { label.font = font }
      if let color = document.color(element, "textColor") { label.textColor = color }
    case let button as UIButton: button.take(\.titleFont, font)
    case let field as UITextField: field.take(\.font, font)
    case let text as UITextView: text.take(\.font, font)
    case let image as UIImageView: image.take(\.image, document.image(element))
    case let stack as UIStackView: stack.takeArrangement(element)
    default: break
    }
  }
}
