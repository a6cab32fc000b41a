import DisplayList
import Simulator
import SwiftUI

/// A query for elements on a screen: conditions that must all be met.
///
/// A string literal is an accessibility identifier:
///
/// ```swift
/// let field = try screen.find("search")
/// let button = try screen.find(.label("Like").and(.role(.button)).inside("Pet 3"))
/// let row = try screen.find(.type(PetRow.self).nth(2))
/// ```
public struct Query: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// How texts are compared.
  enum Match: Sendable, Equatable {
    case exact(String)
    case prefix(String)
    case contains(String)

    var text: String {
      switch self {
      case .exact(let text), .prefix(let text), .contains(let text): text
      }
    }

    func matches(_ text: String) -> Bool {
      switch self {
      case .exact(let wanted): text == wanted
      case .prefix(let wanted): text.hasPrefix(wanted)
      case .contains(let wanted): text.contains(wanted)
      }
    }
  }

  /// A type of view.
  enum ViewType: Sendable, Equatable {
    case known(ObjectIdentifier, name: String)
    /// With or without generic arguments.
    case named(String)

    var name: String {
      switch self {
      case .known(_, let name), .named(let name): name
      }
    }
  }

  enum State: String, Sendable {
    case enabled, disabled, selected, focused
  }

  indirect enum Condition: Sendable, Equatable {
    case identifier(Match)
    /// The accessibility label.
    case label(Match)
    /// The readable text: the label of a static text, or any element's value.
    case text(Match)
    case role(AccessibilityRole)
    case state(State)
    /// Matches views instead of accessibility elements.
    case type(ViewType)
    /// Matches inside an element that matches the query.
    case inside(Query)
    case not(Query)
  }

  private(set) var conditions: [Condition]
  /// The index among several matches, in reading order from 0.
  private(set) var index: Int?

  init(_ conditions: [Condition], index: Int? = nil) {
    self.conditions = conditions
    self.index = index
  }

  /// Matches the element with an accessibility identifier.
  public init(stringLiteral identifier: String) { self.init([.identifier(.exact(identifier))]) }

  /// Matches the element with an accessibility identifier.
  public static func identifier(_ identifier: String) -> Query { Query([.identifier(.exact(identifier))]) }
  /// Matches elements whose accessibility identifiers start with a prefix.
  public static func identifier(startsWith prefix: String) -> Query { Query([.identifier(.prefix(prefix))]) }
  /// Matches elements whose accessibility identifiers contain a text.
  public static func identifier(contains part: String) -> Query { Query([.identifier(.contains(part))]) }
  /// Matches elements with an accessibility label.
  public static func label(_ label: String) -> Query { Query([.label(.exact(label))]) }
  /// Matches elements whose labels start with a prefix.
  public static func label(startsWith prefix: String) -> Query { Query([.label(.prefix(prefix))]) }
  /// Matches elements whose labels contain a text.
  public static func label(contains part: String) -> Query { Query([.label(.contains(part))]) }
  /// Matches texts, and elements whose value is this text.
  public static func text(_ text: String) -> Query { Query([.text(.exact(text))]) }
  /// Matches texts that start with a prefix.
  public static func text(startsWith prefix: String) -> Query { Query([.text(.prefix(prefix))]) }
  /// Matches texts that contain a text.
  public static func text(contains part: String) -> Query { Query([.text(.contains(part))]) }
  /// Matches elements with a role.
  public static func role(_ role: AccessibilityRole) -> Query { Query([.role(role)]) }

  /// Matches views of a type, whether or not they are accessibility elements. A view that contains exactly one
  /// accessibility element has that element's role, label and value; any other is a group with the labels inside
  /// joined. The frame is always the view's.
  public static func type<V: View>(_ type: V.Type) -> Query {
    Query([.type(.known(ObjectIdentifier(type), name: String(describing: type)))])
  }
  /// Matches views by type name, such as `CardView`, without the module and enclosing types; generic arguments may be
  /// omitted.
  public static func type(_ name: String) -> Query { Query([.type(.named(name))]) }

  /// Matches enabled elements.
  public static let enabled = Query([.state(.enabled)])
  /// Matches disabled elements.
  public static let disabled = Query([.state(.disabled)])
  /// Matches elements that are the selected ones of several.
  public static let selected = Query([.state(.selected)])
  /// Matches elements that receive keyboard input.
  public static let focused = Query([.state(.focused)])

  /// Matches elements that do not match a query; its `nth` is ignored.
  public static func not(_ other: Query) -> Query { Query([.not(other)]) }

  /// Combines two queries. `nth` counts the elements that match both, whichever side it is on.
  public func and(_ other: Query) -> Query { Query(conditions + other.conditions, index: other.index ?? index) }
  /// Restricts the query to elements inside one that matches `container`, at any depth.
  public func inside(_ container: Query) -> Query { Query(conditions + [.inside(container)], index: index) }
  /// Selects one of several matches, in reading order from 0.
  public func nth(_ index: Int) -> Query { Query(conditions, index: index) }

  /// The query without `nth`.
  var all: Query { Query(conditions) }
  /// The view type; nil for accessibility elements.
  var viewType: ViewType? {
    conditions.lazy.compactMap { if case .type(let type) = $0 { type } else { nil } }.first
  }
  /// The queries for enclosing elements.
  var containers: [Query] {
    conditions.compactMap { if case .inside(let container) = $0 { container } else { nil } }
  }
}
