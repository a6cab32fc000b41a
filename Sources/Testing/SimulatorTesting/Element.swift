import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

/// An element that a query finds. It is looked up again whenever it is asked something, so it may move, change and even
/// be built anew in between. What it is asked throws ``ScreenError`` if it is gone or no longer the only one.
@MainActor
public struct Element {
  /// Where the element is.
  public let screen: Screen
  /// What finds it.
  public let query: Query
  /// Where in the test it was made. A property has no caller, so what one throws is a failure there.
  let sourceLocation: SourceLocation

  /// What was found, now.
  func match() throws -> (match: ElementTree.Match, tree: ElementTree) {
    try at(sourceLocation) { try screen.match(query) }
  }

  /// True if this, or several like it, has been built, on the visible part of the screen or not. A row that a lazy stack
  /// has not built does not exist.
  public var exists: Bool { screen.exists(query) }

  /// What assistive technology sees of it now.
  public var node: AccessibilityNode { get throws { try match().match.node } }

  /// Points on the screen: the smallest upright rectangle around what scaling and rotation make of it, on the screen or
  /// not.
  public var frame: CGRect { get throws { try node.frame } }
  /// What it is called, in words.
  public var label: String { get throws { try node.label } }
  /// What it is set to.
  public var value: String { get throws { try node.value } }
  /// Its name for tests.
  public var identifier: String { get throws { try node.identifier } }
  /// What it is.
  public var role: AccessibilityRole { get throws { try node.role } }
  /// False where it is disabled. Says nothing about whether a finger can reach it.
  public var isEnabled: Bool { get throws { try node.isEnabled } }
  /// True for the chosen one of several.
  public var isSelected: Bool { get throws { try node.isSelected } }
  /// True where what is typed goes, and for what Tab has reached.
  public var isFocused: Bool { get throws { try node.isFocused } }
  /// What is inside, in reading order.
  public var children: [AccessibilityNode] { get throws { try node.children } }

  /// The one element inside this one that meets a query.
  public func find(_ inner: Query, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    try at(sourceLocation) { try screen.find(inner.inside(query)) }
  }

  /// The texts inside of which anything can be seen, in reading order. They are what is drawn, whatever labels say.
  public var visibleText: [String] { get throws { try match().match.part.visibleTexts } }
}

// MARK: Places

extension Element {
  /// The frame in points in the coordinates of a space, transforms on the way included: `.global` is the screen, `.named`
  /// what a view around calls so with `coordinateSpace(_:)`, `.scrollView` the viewport around, `.scrollContent` what it
  /// scrolls. Throws if there is no such space around.
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

  /// How far a scroll view has scrolled, in points: zero where the content's left and top edges are at the viewport's,
  /// positive after scrolling to the right and down; as UIKit's `contentOffset`, but with nothing subtracted for bars.
  ///
  /// The scroll view is the element itself, or else the only one inside it, or else the closest one around. Throws if
  /// there are several inside, or none at all.
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

/// The coordinate space of what a scroll view scrolls.
public struct ScrollContentCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(AnyHashable(ScrollContentSpaceName())) }
}

extension CoordinateSpaceProtocol where Self == ScrollContentCoordinateSpace {
  /// The content of the closest scroll view around: a frame in it does not change while one scrolls.
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
  /// How much of an element can be seen.
  public struct Visibility: Sendable, Equatable {
    /// The share of the frame that lies on the screen and inside of all scroll views and clips around, 0 to 1. Shapes
    /// count as the rectangles around them, and what lies in front does not count: see ``Element/hittability``.
    public let fraction: Double
    /// What of it can be seen, in points on the screen; null if nothing can.
    public let rect: CGRect
    /// Why nothing can be seen, such as `132 points below the viewport` or `opacity 0`.
    public let reason: String?
    /// Something can be seen.
    public var isVisible: Bool { fraction > 0 }
    /// All of it can be seen, up to a thousandth.
    public var isFullyVisible: Bool { fraction > 0.999 }
  }

  /// How much of the element can be seen now.
  public var visibility: Visibility {
    get throws {
      let seen = try match().match.part.visibility
      return Visibility(fraction: seen.fraction, rect: seen.rect, reason: seen.reason)
    }
  }

  /// True if anything of the element can be seen now.
  public var isVisible: Bool { get throws { try visibility.isVisible } }

  /// Whether a finger can reach an element.
  public struct Hittability: Sendable, Equatable, CustomStringConvertible {
    /// Where a touch reaches it: its activation point, or the middle of what can be seen of it, or, if that is covered, the first such point of a
    /// grid of three by three. Nil if there is none.
    public let point: CGPoint?
    /// Why a touch in the middle does not reach it, such as `covered by button "Send"`; nil if it does.
    public let reason: String?
    /// `reason`, if it is that something lies in front everywhere.
    var cover: String?

    init(point: CGPoint?, reason: String?, cover: String? = nil) {
      self.point = point
      self.reason = reason
      self.cover = cover
    }

    /// Some point reaches it.
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

  /// True if a finger can reach some part of the element now.
  public var isHittable: Bool { get throws { try hittability.isHittable } }
}
