import Automation
import Foundation
import Simulator

// An element with the attributes of Appium's XCUITest driver.
extension ElementSnapshot {
  /// `XCUIElementTypeButton`
  var typeName: String { Self.typeName(of: elementType) }

  static func typeName(of type: ElementType) -> String {
    let word = "\(type)"
    return "XCUIElementType" + word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the type with a name as above; nil if there is none.
  static func type(named name: String) -> ElementType? { types[name] }

  private static let types = Dictionary(uniqueKeysWithValues: ElementType.allCases.map { (typeName(of: $0), $0) })

  /// The identifier, or else the label; nil for neither.
  var shownName: String? {
    if !identifier.isEmpty { return identifier }
    return label.isEmpty ? nil : label
  }

  var shownLabel: String? { label.isEmpty ? nil : label }

  /// The value. A text's is its words, an empty field's its placeholder, a selected button's "1".
  var shownValue: String? {
    if let value { return "\(value)" }
    switch elementType {
    case .staticText: return shownLabel
    case .button: return isSelected ? "1" : nil
    case .textField, .secureTextField, .searchField, .textView: return placeholderValue
    default: return nil
    }
  }

  /// Whether any part of the element is visible on the screen.
  @MainActor var isVisible: Bool {
    let rect = visibleRect
    return !rect.isNull && rect.width > 0 && rect.height > 0
  }

  /// Whether assistive technology stops at the element and not at its contents.
  var isAccessible: Bool { part != nil && inside.isEmpty }

  /// The position among the parent's children.
  var index: Int { parent?.inside.firstIndex { $0 === self } ?? 0 }

  /// The attributes in the page source, in order.
  @MainActor var sourceAttributes: [(name: String, value: String)] {
    var attributes = [("type", typeName)]
    if let shownValue { attributes.append(("value", shownValue)) }
    if let shownName { attributes.append(("name", shownName)) }
    if let shownLabel { attributes.append(("label", shownLabel)) }
    attributes += [("enabled", "\(isEnabled)"), ("visible", "\(isVisible)"), ("accessible", "\(isAccessible)")]
    if isSelected { attributes.append(("selected", "true")) }
    if let placeholderValue { attributes.append(("placeholderValue", placeholderValue)) }
    let frame = frame
    for (name, value) in [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)] {
      attributes.append((name, String(Self.whole(value))))
    }
    attributes.append(("index", String(index)))
    return attributes
  }

  /// The names that `attribute(_:)` and predicates know.
  static let attributeNames = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "selected", "focused", "hittable",
    "placeholderValue", "scrollwork:actions", "scrollwork:rotors", "scrollwork:customContent", "rawIdentifier", "index",
    "rect", "x", "y", "width", "height",
  ]

  /// Returns the attribute with a name, as Appium does; `.some(nil)` for one that the element does not have, nil for an
  /// unknown name.
  @MainActor func attribute(_ name: String) -> JSON?? {
    guard let value = value(forKey: name) else { return nil }
    switch value {
    case let truth as Bool: return .some(.text("\(truth)"))
    case let text as String: return .some(.text(text))
    case let number as CGFloat: return .some(.text(String(Self.whole(number))))
    case let number as Int: return .some(.text(String(number)))
    case let rect as CGRect: return .some(.text(String(decoding: JSON.rect(rect).data, as: UTF8.self)))
    default: return .some(nil)
    }
  }

  /// Returns the value of a name; nil for an unknown name, `.some(nil)` for none.
  @MainActor func value(forKey key: String) -> Any?? {
    switch key {
    case "type", "wdType", "className": .some(typeName)
    case "elementType": .some(Int(elementType.rawValue))
    case "value", "wdValue": .some(shownValue)
    case "name", "wdName", "identifier": .some(shownName)
    case "label", "wdLabel", "title": .some(shownLabel)
    case "rawIdentifier": .some(identifier.isEmpty ? nil : identifier)
    case "placeholderValue", "wdPlaceholderValue": .some(placeholderValue)
    case "scrollwork:actions": .some(String(decoding: JSON.list(actions.map(JSON.text)).data, as: UTF8.self))
    case "scrollwork:rotors": .some(String(decoding: JSON.list(rotors.map(JSON.text)).data, as: UTF8.self))
    case "scrollwork:customContent":
      .some(
        String(
          decoding: JSON.list(customContent.map { .list([.text($0.label), .text($0.value)]) }).data, as: UTF8.self))
    case "enabled", "isEnabled", "wdEnabled": .some(isEnabled)
    case "visible", "isVisible", "displayed", "isDisplayed", "wdVisible": .some(isVisible)
    case "accessible", "wdAccessible": .some(isAccessible)
    case "selected", "isSelected", "wdSelected": .some(isSelected)
    case "focused", "hasFocus", "wdFocused": .some(hasFocus)
    case "hittable", "isHittable", "wdHittable": .some(touchPoint != nil)
    case "exists": .some(true)
    case "index", "wdIndex": .some(index)
    case "rect", "frame", "wdRect", "wdFrame": .some(frame)
    case "x", "rect.x", "frame.origin.x": .some(frame.minX)
    case "y", "rect.y", "frame.origin.y": .some(frame.minY)
    case "width", "rect.width", "frame.size.width": .some(frame.width)
    case "height", "rect.height", "frame.size.height": .some(frame.height)
    default: nil
    }
  }

  /// Returns the rounded value; coordinates that no screen has become 0.
  static func whole(_ value: CGFloat) -> Int {
    value.isFinite && abs(value) < 1e9 ? Int(value.rounded()) : 0
  }
}
