import Foundation
import ScrollworkFoundation

/// Applies user-defined runtime attributes and inspectable properties, which the inspectors set by key path.
@MainActor
enum RuntimeAttributes {
  static func set(_ element: _NibElement, of object: NSObject, in graph: NibGraph) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute, in: graph)
      if set(value, path.split(separator: ".").map(String.init)[...], of: object, graph.document) { continue }
      if graph.document.setExtended(value, path, of: object) { continue }
      NibReport.say(
        "Failed to set (\(path)) user defined inspected property on (\(type(of: object))) of \(graph.document.name): it has no such "
          + "property that Interface Builder can set, or the value has another type.")
    }
  }

  private static func set(_ value: Any?, _ path: ArraySlice<String>, of object: NSObject, _ document: NibDocument)
    -> Bool
  {
    guard let first = path.first else { return false }
    if path.count == 1, document.setExtended(value, first, of: object) { return true }
    if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: path.joined(separator: "."))
      return true
    }
    if path.count == 1 { return InterfaceValue.set(value, first, of: object) }
    guard let next = part(first, of: object) ?? KeyValue.value(first, of: object) else { return false }
    return set(value, path.dropFirst(), of: next, document)
  }

  private static func part(_ name: String, of object: NSObject) -> NSObject? {
    switch (object, name) {
    case (let view as UIView, "layer"): view.layer
    case (let button as UIButton, "titleLabel"): button.titleLabel
    case (let button as UIButton, "imageView"): button.imageView
    case (let cell as UITableViewCell, "contentView"): cell.contentView
    case (let cell as UICollectionViewCell, "contentView"): cell.contentView
    case (let controller as UIViewController, "view"): controller.view
    case (let controller as UINavigationController, "navigationBar"): controller.navigationBar
    case (let controller as UITabBarController, "tabBar"): controller.tabBar
    default: nil
    }
  }

  private static func value(of attribute: _NibElement, in graph: NibGraph) -> Any? {
    let child = attribute.value(for: "value")
    func number(_ name: String) -> CGFloat { CGFloat(child?.number(name) ?? 0) }
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "number":
      guard let text = child?["value"] else { return nil }
      return Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    case "string": return attribute["value"] ?? child?.content
    case "localizedString":
      let text = attribute["value"] ?? child?.content
      return text.map { graph.localized(attribute, "value") ?? $0 }.map {
        graph.bundle.localizedString(forKey: $0, value: $0, table: nil)
      }
    case "color": return child.flatMap(graph.document.color)
    case "image":
      return attribute["value"].flatMap { UIImage(named: $0, in: graph.bundle, compatibleWith: nil) }
    case "size": return CGSize(width: number("width"), height: number("height"))
    case "point": return CGPoint(x: number("x"), y: number("y"))
    case "rect": return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "range": return NSRange(location: Int(number("location")), length: Int(number("length")))
    default: return nil
    }
  }
}

/// A stored property of an app's class, found by name.
private enum KeyValue {
  static func value(_ name: String, of object: NSObject) -> NSObject? { object.value(forKey: name) as? NSObject }
}
