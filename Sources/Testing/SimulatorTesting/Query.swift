import DisplayList
import Simulator
import SwiftUI

/// What to look for on a screen: conditions that an element must meet, all of them.
///
/// A string literal means the accessibility identifier:
///
/// ```swift
/// let field = try screen.find("search")
/// let button = try screen.find(.label("Like").and(.role(.button)).inside("Pet 3"))
/// let row = try screen.find(.type(PetRow.self).nth(2))
/// ```
public struct Query: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// How a text is compared.
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
    /// Written with or without generic arguments.
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
    /// What assistive technology says.
    case label(Match)
    /// What can be read: the label of a static text, or any element's value.
    case text(Match)
    case role(AccessibilityRole)
    case state(State)
    /// What is looked for is a view, not an accessibility element.
    case type(ViewType)
    /// An element that meets the query is around.
    case inside(Query)
    case not(Query)
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
  public static func role(_ role: AccessibilityRole) -> Query { Query([.role(role)]) }

  /// Views of a type, whether or not assistive technology knows of them. A view that holds exactly one accessibility
  /// element is found with that element's role and words, any other as a group with the labels inside joined; the frame
  /// is always the view's.
  public static func type<V: View>(_ type: V.Type) -> Query {
    Query([.type(.known(ObjectIdentifier(type), name: String(describing: type)))])
  }
  /// Views whose type has a name, such as `CardView`, without the module and what it is nested in; generic arguments may
  /// be left out.
  public static func type(_ name: String) -> Query { Query([.type(.named(name))]) }

  /// Elements that are not disabled.
  public static let enabled = Query([.state(.enabled)])
  /// Elements that are disabled.
  public static let disabled = Query([.state(.disabled)])
  /// Elements that are the chosen ones of several.
  public static let selected = Query([.state(.selected)])
  /// Elements that take the keyboard's input.
  public static let focused = Query([.state(.focused)])

  /// Elements that do not meet a query; `nth` of that has no meaning here.
  public static func not(_ other: Query) -> Query { Query([.not(other)]) }

  /// Both conditions must hold. `nth` counts those for which they do, whichever side it was said on.
  public func and(_ other: Query) -> Query { Query(conditions + other.conditions, index: other.index ?? index) }
  /// Only elements inside one that meets `container`, at any depth.
  public func inside(_ container: Query) -> Query { Query(conditions + [.inside(container)], index: index) }
  /// One of several, in reading order from 0.
  public func nth(_ index: Int) -> Query { Query(conditions, index: index) }

  /// The same without `nth`.
  var all: Query { Query(conditions) }
  /// The view type that is looked for; nil if it is accessibility elements.
  var viewType: ViewType? {
    conditions.lazy.compactMap { if case .type(let type) = $0 { type } else { nil } }.first
  }
  /// Where an element must be inside.
  var containers: [Query] {
    conditions.compactMap { if case .inside(let container) = $0 { container } else { nil } }
  }
}
