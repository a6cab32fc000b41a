import Simulator
import SwiftUI

/// What to look for on a screen: conditions that an element must meet, all of them.
///
/// A string literal means the accessibility identifier:
///
/// ```swift
/// try screen.find("landingPage.viewAllButton")
/// try screen.find(.label("Retry").and(.role(.button)).inside("landingPage.error"))
/// try screen.find(.identifier(startsWith: "row-").nth(2))
/// ```
public struct Query: Sendable, Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// How a text is compared.
  enum Match: Sendable, Equatable {
    case exact(String)
    case prefix(String)
    case contains(String)

    func matches(_ text: String) -> Bool {
      switch self {
      case .exact(let wanted): text == wanted
      case .prefix(let wanted): text.hasPrefix(wanted)
      case .contains(let wanted): text.contains(wanted)
      }
    }
  }

  indirect enum Condition: Sendable, Equatable {
    case identifier(Match)
    /// What assistive technology says.
    case label(Match)
    /// What can be read: the label of a static text, or any element's value.
    case text(Match)
    case role(AccessibilityNode.Role)
    /// The name of a view type without generic arguments.
    case type(String)
    /// An element that meets the query is above.
    case inside(Query)
  }

  private(set) var conditions: [Condition]
  /// Which of several, in reading order from 0.
  private(set) var index: Int?

  init(_ conditions: [Condition], index: Int? = nil) {
    self.conditions = conditions
    self.index = index
  }

  /// The element with an accessibility identifier.
  public init(stringLiteral identifier: String) { self.init([.identifier(.exact(identifier))]) }

  /// The element with an accessibility identifier.
  public static func identifier(_ identifier: String) -> Query { Query([.identifier(.exact(identifier))]) }
  /// Elements whose accessibility identifiers begin alike.
  public static func identifier(startsWith prefix: String) -> Query { Query([.identifier(.prefix(prefix))]) }
  /// Elements whose accessibility identifiers contain a text.
  public static func identifier(contains part: String) -> Query { Query([.identifier(.contains(part))]) }
  /// Elements that assistive technology calls by a label.
  public static func label(_ label: String) -> Query { Query([.label(.exact(label))]) }
  /// Elements whose labels begin alike.
  public static func label(startsWith prefix: String) -> Query { Query([.label(.prefix(prefix))]) }
  /// Elements whose labels contain a text.
  public static func label(contains part: String) -> Query { Query([.label(.contains(part))]) }
  /// Texts that read so, and elements with such a value.
  public static func text(_ text: String) -> Query { Query([.text(.exact(text))]) }
  /// Texts that begin so.
  public static func text(startsWith prefix: String) -> Query { Query([.text(.prefix(prefix))]) }
  /// Texts that contain a text.
  public static func text(contains part: String) -> Query { Query([.text(.contains(part))]) }
  /// Elements of a role.
  public static func role(_ role: AccessibilityNode.Role) -> Query { Query([.role(role)]) }

  /// Both conditions must hold.
  public func and(_ other: Query) -> Query { Query(conditions + other.conditions, index: other.index ?? index) }
  /// Only elements below one that meets `container`.
  public func inside(_ container: Query) -> Query { Query(conditions + [.inside(container)], index: index) }
  /// One of several, in reading order from 0.
  public func nth(_ index: Int) -> Query { Query(conditions, index: index) }

  /// A readable form, such as `identifier "page.title"`.
  public var description: String { "\(conditions)" }
}

extension Query {
  /// The elements below and including `root` that meet the query, in reading order.
  func matches(in root: AccessibilityNode) -> [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    func visit(_ node: AccessibilityNode, ancestors: [AccessibilityNode]) {
      if conditions.allSatisfy({ Self.holds($0, node, ancestors) }) { found.append(node) }
      for child in node.children { visit(child, ancestors: ancestors + [node]) }
    }
    visit(root, ancestors: [])
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private static func holds(
    _ condition: Condition, _ node: AccessibilityNode, _ ancestors: [AccessibilityNode]
  ) -> Bool {
    switch condition {
    case .identifier(let match): match.matches(node.identifier)
    case .label(let match): match.matches(node.label)
    case .text(let match):
      node.role == .staticText && match.matches(node.label) || !node.value.isEmpty && match.matches(node.value)
    case .role(let role): node.role == role
    case .type: false
    case .inside(let container):
      ancestors.contains { node in container.conditions.allSatisfy { holds($0, node, []) } }
    }
  }
}
