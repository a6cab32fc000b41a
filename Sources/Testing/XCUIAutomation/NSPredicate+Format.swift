import Automation
import Foundation

extension NSPredicate {
  /// A predicate about an element or a query, in the part of the predicate language that ``PredicateParser`` reads. Foundation
  /// on Linux has no predicates as text.
  ///
  /// The test fails if the text cannot be read; the predicate then never holds. Arguments are `Any`, because on Linux a
  /// `String` is no `CVarArg`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate whose `%@` and the like are taken from an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let format = try PredicateParser.parse(predicateFormat, arguments ?? [])
      self.init(block: { object, _ in
        let subject = object as? any PredicateSubject
        return format.holds { subject?.value(forPredicateKey: $0) }
      })
    } catch {
      SimulatorTestCase.fail("\(error)")
      self.init(value: false)
    }
  }
}

/// What a predicate can be about.
protocol PredicateSubject {
  /// What a key stands for, both as Swift (`isEnabled`) and as Objective-C (`enabled`) spells it; nil if nothing does.
  func value(forPredicateKey key: String) -> Any?
}

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
  func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "exists": true
    case "hittable", "isHittable": onMainActor { touchPoint != nil }
    default: attribute(forPredicateKey: key)
    }
  }
}

extension XCUIElement: PredicateSubject {
  func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "exists": exists
    case "hittable", "isHittable": isHittable
    // An expectation is asked again and again, before the element is there too.
    default: exists ? attribute(forPredicateKey: key) : nil
    }
  }
}

extension XCUIElementQuery: PredicateSubject {
  func value(forPredicateKey key: String) -> Any? { key == "count" ? count : nil }
}
