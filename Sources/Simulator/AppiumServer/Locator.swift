import Automation
import Foundation
import ScrollworkFoundation

/// A client's selector for elements.
@MainActor
struct Locator {
  private enum Way {
    /// By identifier, label, value or placeholder.
    case identifier(String)
    case name(String)
    case type(ElementType)
    case predicate(PredicateFormat)
    case classChain(ClassChain)
    case xpath(XPathExpression)
  }

  /// The strategy as the client names it.
  let using: String
  let value: String
  private let way: Way

  static let strategies = [
    "accessibility id", "id", "name", "class name", "-ios predicate string", "-ios class chain", "xpath",
  ]

  /// Far more than a real selector needs, and little enough for every reader and evaluator here.
  private static let longest = 8192

  /// Parses a selector.
  /// - Throws: `invalid selector`, with what is wrong.
  init(using: String, value: String) throws {
    self.using = using
    self.value = value
    guard value.utf8.count <= Self.longest else {
      throw WebDriverError(.invalidSelector, "A selector has at most \(Self.longest) bytes.")
    }
    switch using {
    case "accessibility id", "id": way = .identifier(value)
    case "name": way = .name(value)
    case "class name":
      guard let type = ElementSnapshot.type(named: value) else {
        throw WebDriverError(.invalidSelector, "\"\(value)\" is not a type such as XCUIElementTypeButton.")
      }
      way = .type(type)
    case "-ios predicate string": way = .predicate(try Self.predicate(value))
    case "-ios class chain": way = .classChain(try ClassChain(value))
    case "xpath": way = .xpath(try XPathParser.parse(value))
    default:
      let known = Self.strategies.joined(separator: ", ")
      throw WebDriverError(.invalidSelector, "There is no strategy \"\(using)\". Available: \(known).")
    }
  }

  static func predicate(_ text: String) throws -> PredicateFormat {
    do {
      let predicate = try PredicateParser.parse(text, [])
      for key in predicate.keys where !ElementSnapshot.knows(key: key) {
        let known = ElementSnapshot.attributeNames.joined(separator: ", ")
        throw WebDriverError(.invalidSelector, "The predicate \"\(text)\" uses \(key). Elements have: \(known).")
      }
      return predicate
    } catch let error as UnreadablePredicate {
      throw WebDriverError(.invalidSelector, "\(error)")
    }
  }

  /// Returns the matching elements inside, in reading order; an application counts as inside itself.
  func find(in scope: ElementSnapshot) throws -> [ElementSnapshot] {
    let isWhole = scope.elementType == .application
    let candidates = isWhole ? [scope] + scope.descendants : scope.descendants
    switch way {
    case .identifier(let name): return candidates.filter { $0.isNamed(name) }
    case .name(let name): return candidates.filter { $0.shownName == name }
    case .type(let type): return candidates.ofType(type)
    case .predicate(let predicate): return candidates.filter { $0.meets(predicate) }
    case .classChain(let chain): return try chain.find(in: scope)
    case .xpath(let expression):
      return try XPathDocument(scope).elements(matching: expression, fromElement: !isWhole)
    }
  }

  /// Returns an error that says what was not found, what comes near, and what there is instead.
  func notFound(in root: ElementSnapshot) -> WebDriverError {
    var lines = ["No element: \(using) \"\(value)\"."]
    let near = root.nearest(to: wantedName)
    if !near.isEmpty {
      lines.append("Nearest:")
      lines += near.map { "  \($0.element.elementType.words) \"\($0.name)\": accessibility id \"\($0.name)\"" }
    }
    lines.append("On the screen:")
    let tree = root.treeDescription.split(separator: "\n")
    lines += tree.prefix(80).map(String.init)
    if tree.count > 80 { lines.append("... and \(tree.count - 80) more") }
    return WebDriverError(.noSuchElement, lines.joined(separator: "\n"))
  }

  /// The name that the selector probably means: the longest text in quotes.
  private var wantedName: String {
    switch way {
    case .identifier, .name: return value
    case .type, .predicate, .classChain, .xpath:
      let quoted = value.matches(of: /'([^']*)'|"([^"]*)"/).compactMap { ($0.1 ?? $0.2).map(String.init) }
      return quoted.max { $0.count < $1.count } ?? value
    }
  }
}

extension ElementSnapshot {
  @MainActor func meets(_ predicate: PredicateFormat) -> Bool {
    predicate.holds { key in value(forKey: key).flatMap { $0 } }
  }

  static func knows(key: String) -> Bool { knownKeys.contains(key) }

  private static let knownKeys: Set<String> = {
    let plain = attributeNames.filter { $0 != "rect" }
    let prefixed = ["Type", "Value", "Name", "Label", "Enabled", "Visible", "Accessible", "Selected", "Focused"]
    let others = [
      "className", "elementType", "identifier", "title", "wdPlaceholderValue", "isEnabled", "isVisible", "displayed",
      "isDisplayed", "isSelected", "hasFocus", "isHittable", "wdHittable", "wdIndex", "exists", "rect.x", "rect.y",
      "rect.width", "rect.height", "frame.origin.x", "frame.origin.y", "frame.size.width", "frame.size.height",
    ]
    return Set(plain + prefixed.map { "wd\($0)" } + others)
  }()
}
