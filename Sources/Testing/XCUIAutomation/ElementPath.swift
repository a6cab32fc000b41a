import Automation
import Foundation

/// The path of an element or a query, from the application inwards.
struct ElementPath {
  /// A condition for an element.
  enum Condition {
    case named(String)
    case typed(XCUIElement.ElementType, named: String?)
    case meeting(NSPredicate)

    var isPredicate: Bool { if case .meeting = self { true } else { false } }

    @MainActor func holds(for element: ElementSnapshot) -> Bool {
      switch self {
      case .named(let name): element.isNamed(name)
      case .typed(let type, let name): element.isOf(type) && name.map(element.isNamed) ?? true
      case .meeting(let predicate): predicate.evaluate(with: element)
      }
    }
  }

  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    case matching(Condition)
    /// Contains an element that meets the condition, or meets the predicate itself.
    case containing(Condition)
    /// An element by index, from 0.
    case at(Int)
    case first
    /// The only element.
    case only
  }

  /// Whether it is in an app that is not on the phone and has no elements.
  var isNowhere = false
  private(set) var steps: [Step] = []

  func then(_ step: Step) -> ElementPath { ElementPath(isNowhere: isNowhere, steps: steps + [step]) }

  /// Returns the current elements, in reading order.
  @MainActor func find(in root: ElementSnapshot) -> [ElementSnapshot] {
    steps.reduce(isNowhere ? [] : [root]) { found, step in
      switch step {
      case .descendants(let type): found.flatMap(\.descendants).ofType(type)
      case .children(let type): found.flatMap(\.inside).ofType(type)
      case .matching(let condition): found.filter(condition.holds)
      case .containing(let condition): found.containing(includingSelf: condition.isPredicate, condition.holds)
      case .at(let index): found.at(index)
      case .first: found.at(0)
      case .only: found
      }
    }
  }

  /// Returns the only current element.
  @MainActor func findOne(in root: ElementSnapshot) throws -> ElementSnapshot {
    let found = find(in: root)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let list = found.map { "  \($0)" }.joined(separator: "\n")
      throw UITestError(
        "Multiple matching elements found for \(self):\n\(list)\nChoose one with firstMatch, element(boundBy:) or an identifier."
      )
    }
    let nearest = nearest(in: root).map { "\n  \($0)" }.joined()
    throw UITestError(
      "No matches found for \(self).\(nearest.isEmpty ? "" : " Nearest:" + nearest)\nOn the screen:\n\(root.treeDescription)"
    )
  }
}

extension ElementPath: CustomStringConvertible {
  /// The path as written in a test: `app.scrollViews.buttons["Retry"]`.
  var description: String {
    steps.reduce("app") { text, step in
      switch step {
      case .descendants(let type): "\(text).\(type.queryName)"
      case .children(let type): "\(text).children(matching: .\(type))"
      case .matching(.named(let name)): "\(text)[\"\(name)\"]"
      case .matching(let condition): "\(text).matching(\(condition))"
      case .containing(let condition): "\(text).containing(\(condition))"
      case .at(let index): "\(text).element(boundBy: \(index))"
      case .first: "\(text).firstMatch"
      case .only: text
      }
    }
  }
}

extension ElementPath.Condition: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name): "identifier: \"\(name)\""
    case .typed(let type, let name): ".\(type)" + (name.map { ", identifier: \"\($0)\"" } ?? "")
    case .meeting: "a predicate"
    }
  }
}

extension ElementPath {
  /// Returns up to five elements with similar names, each with a query that finds it.
  @MainActor private func nearest(in root: ElementSnapshot) -> [String] {
    let wanted = steps.reversed().lazy.compactMap { step -> String? in
      switch step {
      case .matching(.named(let name)), .matching(.typed(_, named: let name?)): name
      default: nil
      }
    }.first
    return (wanted.map { root.nearest(to: $0) } ?? []).map { found in
      let type = found.element.elementType
      return "\(type.words) \"\(found.name)\": app.\(type.queryName)[\"\(found.name)\"]"
    }
  }
}
