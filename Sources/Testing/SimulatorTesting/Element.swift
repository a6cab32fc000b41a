import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

/// An element found by a query. It is looked up again on each access, so it may move, change and even be rebuilt in
/// between. Accesses throw ``ScreenError`` if it is gone or no longer unique.
@MainActor
public struct Element {
  /// The screen that contains the element.
  public let screen: Screen
  /// The query that finds the element.
  public let query: Query
  /// Where in the test it was made. A property does not know its caller, so its errors are reported there.
  let sourceLocation: SourceLocation

  /// Returns the current match.
  func match() throws -> (match: ElementTree.Match, tree: ElementTree) {
    try at(sourceLocation) { try screen.match(query) }
  }

  /// Whether this or a similar element has been built, on the visible part of the screen or not. A row that a lazy
  /// stack has not built does not exist.
  public var exists: Bool { screen.exists(query) }

  /// The current accessibility node.
  public var node: AccessibilityNode { get throws { try match().match.node } }

  /// The frame in points of the screen: the smallest upright rectangle around the element after scaling and rotation,
  /// on the screen or not.
  public var frame: CGRect { get throws { try node.frame } }
  /// The accessibility label.
  public var label: String { get throws { try node.label } }
  /// The accessibility value.
  public var value: String { get throws { try node.value } }
  /// The accessibility identifier.
  public var identifier: String { get throws { try node.identifier } }
  /// The accessibility role.
  public var role: AccessibilityRole { get throws { try node.role } }
  /// Whether the element is enabled. Says nothing about whether a finger can reach it.
  public var isEnabled: Bool { get throws { try node.isEnabled } }
  /// Whether the element is the selected one of several.
  public var isSelected: Bool { get throws { try node.isSelected } }
  /// Whether the element has the focus for typing, or was reached by Tab.
  public var isFocused: Bool { get throws { try node.isFocused } }
  /// The child nodes, in reading order.
  public var children: [AccessibilityNode] { get throws { try node.children } }

  /// Returns the only element inside this one that matches a query.
  public func find(_ inner: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    try at(sourceLocation) { try screen.find(inner.inside(query)) }
  }

  /// The texts inside that are at least partly visible, in reading order. They are what is drawn, whatever the labels.
  public var visibleText: [String] { get throws { try match().match.part.visibleTexts } }
}

// MARK: Places

extension Element {
  /// Returns the frame in points in a coordinate space, transforms included: `.global` is the screen, `.named` a space
  /// that a view around it declares with `coordinateSpace(_:)`, `.scrollView` the enclosing viewport, `.scrollContent`
  /// its content. Throws if there is no such space.
  public func frame(in space: some CoordinateSpaceProtocol, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> CGRect
  {
    try at(sourceLocation) {
      let part = try match().match.part
      guard let frame = part.frame(in: space.coordinateSpace) else {
        throw ScreenError.noSpace("\(query)", wanted: space.words, known: part.coordinateSpaceNames)
      }
      return frame
    }
  }

  /// The offset of a scroll view, in points: zero where the top left corners of the content and the viewport coincide,
  /// positive after scrolling to the right and down. Like UIKit's `contentOffset`, but without subtracting bars.
  ///
  /// The scroll view is the element itself, otherwise the only one inside it, otherwise the closest enclosing one.
  /// Throws if there are several inside, or none at all.
  public var scrollOffset: CGPoint { get throws { try scroll().contentOffset } }

  func scroll() throws -> InspectedScroll {
    let part = try match().match.part
    let inner = part.scrollViews
    guard inner.count < 2 else { throw ScreenError.noScrollView("\(inner.count) scroll views are inside \(query)") }
    guard let found = inner.first ?? part.enclosingScrollView else {
      throw ScreenError.noScrollView("No scroll view is inside or around \(query)")
    }
    return found
  }
}

/// The coordinate space of a scroll view's content.
public struct ScrollContentCoordinateSpace: CoordinateSpaceProtocol {
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(AnyHashable(ScrollContentSpaceName())) }
}

extension CoordinateSpaceProtocol where Self == ScrollContentCoordinateSpace {
  /// The content of the closest enclosing scroll view: a frame in it does not change while scrolling.
  public static var scrollContent: ScrollContentCoordinateSpace { ScrollContentCoordinateSpace() }
}

extension CoordinateSpaceProtocol {
  fileprivate var words: String {
    guard case .named(let name) = coordinateSpace else { return "\(coordinateSpace)" }
    return name.base is String ? "named \"\(name.base)\"" : "\(Self.self)"
  }
}

// MARK: Seeing and touching

extension Element {
  /// The visible part of an element.
  public struct Visibility: Sendable, Equatable {
    /// The fraction of the frame that is on the screen and inside all enclosing scroll views and clips, 0 to 1. Shapes
    /// count as their bounding rectangles, and views in front are ignored: see ``Element/hittability``.
    public let fraction: Double
    /// The visible rectangle, in points of the screen; null if nothing is visible.
    public let rect: CGRect
    /// Why nothing is visible, such as `132 points below the viewport` or `opacity 0`.
    public let reason: String?
    /// Whether something is visible.
    public var isVisible: Bool { fraction > 0 }
    /// Whether all of it is visible, up to a thousandth.
    public var isFullyVisible: Bool { fraction > 0.999 }
  }

  /// The current visibility of the element.
  public var visibility: Visibility {
    get throws {
      let seen = try match().match.part.visibility
      return Visibility(fraction: seen.fraction, rect: seen.rect, reason: seen.reason)
    }
  }

  /// Whether the element is at least partly visible.
  public var isVisible: Bool { get throws { try visibility.isVisible } }

  /// Whether a finger can reach an element.
  public struct Hittability: Sendable, Equatable, CustomStringConvertible {
    /// The point where a touch reaches it: its activation point, or the middle of its visible part, or, if that is
    /// covered, the first such point of a grid of three by three. Nil if there is none.
    public let point: CGPoint?
    /// Why a touch in the middle does not reach it, such as `covered by button "Send"`; nil if it does.
    public let reason: String?
    /// `reason`, if the element is covered everywhere.
    var cover: String?

    init(point: CGPoint?, reason: String?, cover: String? = nil) {
      self.point = point
      self.reason = reason
      self.cover = cover
    }

    /// Whether some point reaches it.
    public var isHittable: Bool { point != nil }

    /// `hittable at (10, 20)`, or why not.
    public var description: String {
      guard let point else { return "not hittable: \(reason ?? "unknown")" }
      return String(format: "hittable at (%.4g, %.4g)", point.x, point.y)
        + (reason.map { "; its middle is not: \($0)" } ?? "")
    }
  }

  /// Whether a finger can reach the element now, where, and why not. A disabled element can be reached too.
  public var hittability: Hittability {
    get throws {
      let (match, tree) = try match()
      return tree.hittability(of: match)
    }
  }

  /// Whether a finger can reach some part of the element now.
  public var isHittable: Bool { get throws { try hittability.isHittable } }
}
