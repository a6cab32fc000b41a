import Automation
import Foundation
import ScrollworkFoundation

/// Appium's class chain: types from outside inwards, `/` between direct children, `**/` before descendants, each with
/// predicates in ``[`...`]``, predicates about something inside in `[$...$]`, and a number from 1, negative from the
/// end.
///
/// ``**/XCUIElementTypeScrollView[`name == 'page'`]/XCUIElementTypeButton[-1]``
@MainActor
struct ClassChain {
  private enum Filter {
    case own(PredicateFormat)
    case inside(PredicateFormat)
    case place(Int)
  }

  private struct Link {
    var isDeep: Bool
    var type: ElementType
    var filters: [Filter] = []
  }

  private let links: [Link]

  /// Parses a class chain.
  /// - Throws: `invalid selector`
  init(_ text: String) throws {
    var rest = Substring(text)
    var links: [Link] = []
    repeat {
      let isDeep = rest.hasPrefix("**/")
      if isDeep { rest.removeFirst(3) }
      let name = String(rest.prefix { $0.isLetter || $0 == "*" })
      rest.removeFirst(name.count)
      guard let type = name == "*" ? .any : ElementSnapshot.type(named: name) else {
        throw Self.error(text, "\"\(name)\" is not a type such as XCUIElementTypeButton")
      }
      var link = Link(isDeep: isDeep, type: type)
      while rest.first == "[" { link.filters.append(try Self.filter(&rest, in: text)) }
      links.append(link)
      guard let next = rest.popFirst() else { break }
      guard next == "/" else { throw Self.error(text, "\"\(next)\" is out of place") }
    } while true
    self.links = links
  }

  private static func filter(_ rest: inout Substring, in text: String) throws -> Filter {
    rest.removeFirst()
    guard let sign = rest.first else { throw error(text, "] is missing") }
    if sign == "`" || sign == "$" {
      rest.removeFirst()
      var predicate = ""
      while let letter = rest.popFirst() {
        if letter == sign {
          // A doubled sign stands for the sign itself.
          guard rest.first == sign else { break }
          rest.removeFirst()
        }
        predicate.append(letter)
      }
      guard rest.popFirst() == "]" else { throw error(text, "\(sign)] is missing") }
      let format = try Locator.predicate(predicate)
      return sign == "`" ? .own(format) : .inside(format)
    }
    let number = rest.prefix { $0 != "]" }
    rest.removeFirst(number.count)
    guard rest.popFirst() == "]", let place = Int(number), place != 0 else {
      throw error(text, "[\(number)] is neither a number from 1 or -1 nor a predicate in ` or $")
    }
    return .place(place)
  }

  private static func error(_ text: String, _ problem: String) -> WebDriverError {
    WebDriverError(.invalidSelector, "The class chain \"\(text)\" cannot be read: \(problem).")
  }

  /// Returns the matching elements.
  /// - Throws: `invalid selector` if the search visits an unreasonable number of elements.
  func find(in scope: ElementSnapshot) throws -> [ElementSnapshot] {
    var budget = 500_000
    func spend(_ elements: [ElementSnapshot]) throws -> [ElementSnapshot] {
      budget -= elements.count + 1
      guard budget >= 0 else {
        throw WebDriverError(.invalidSelector, "The class chain visits too many elements: make it more specific.")
      }
      return elements
    }
    return try links.reduce([scope]) { found, link in
      var next = try found.flatMap { try spend(link.isDeep ? $0.descendants : $0.inside) }.ofType(link.type)
      for filter in link.filters {
        switch filter {
        case .own(let predicate): next = try spend(next).filter { $0.meets(predicate) }
        case .inside(let predicate):
          next = try next.filter { try spend($0.descendants).contains { $0.meets(predicate) } }
        case .place(let place):
          next = next.at(place > 0 ? place - 1 : next.count + place)
        }
      }
      return next
    }
  }
}
