import Automation
import Foundation
import ScrollworkFoundation

extension XCUIElementAttributes {
  func attribute(forPredicateKey key: String) -> Any? {
    switch key {
    case "identifier": identifier
    case "label": label
    case "title": title
    case "value": value
    case "placeholderValue": placeholderValue
    case "elementType": elementType
    case "enabled", "isEnabled": isEnabled
    case "selected", "isSelected": isSelected
    case "hasFocus": hasFocus
    case "frame.size.width": frame.width
    case "frame.size.height": frame.height
    case "frame.origin.x": frame.minX
    case "frame.origin.y": frame.minY
    default: nil
    }
  }
}

extension ElementSnapshot: PredicateSubject {
  package func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "exists": true
    case "hittable", "isHittable": onMainActor { touchPoint != nil }
    default: attribute(forPredicateKey: key)
    }
  }
}

extension XCUIElement: PredicateSubject {
  package func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "exists": exists
    case "hittable", "isHittable": isHittable
    // An expectation is evaluated repeatedly, also before the element exists.
    default: exists ? attribute(forPredicateKey: key) : nil
    }
  }
}

extension XCUIElementQuery: PredicateSubject {
  package func value(forPredicateKey key: String) -> Any? { key == "count" ? count : nil }
}
