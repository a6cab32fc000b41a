import Foundation
import Simulator
import SwiftUI
import Testing

extension Screen {
  /// Counts the different elements that match a query while a finger scrolls a scroll view from its position to its
  /// end. Elements with the same identifier count once; without identifiers, each built element counts.
  public func count(
    _ query: Query, scrollingThrough scrollView: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Int {
    try await at(sourceLocation) {
      try await collect(query, scrollingThrough: scrollView).count
    }
  }

  /// Collects the different elements that match a query and are visible while a finger scrolls a scroll view from its
  /// position to its end, in order, each in its state at that time. `scrollView` may also contain the scroll view.
  public func collect(
    _ query: Query, scrollingThrough scrollView: Query, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [AccessibilityNode] {
    try await at(sourceLocation) {
      let element = element(scrollView)
      var met: [AccessibilityNode] = []
      var names: Set<String> = []
      while true {
        try await settle()
        for match in ElementTree(simulator).matches(query) where match.part.visibility.fraction > 0 {
          let node = match.node
          if names.insert(node.identifier.isEmpty ? "\(node.key)" : "id \(node.identifier)").inserted {
            met.append(node)
          }
        }
        let scroll = try element.scroll()
        guard let axis = scroll.mainAxis, scroll.offset(axis) < scroll.end(axis) - 0.5 else { return met }
        let before = scroll.offset(axis)
        let (from, to) = try path(for: scroll, along: axis, named: scrollView)
        try await drag(from: from, to: to, duration: .milliseconds(100))
        try await settle()
        let after = try element.scroll()
        guard after.offset(axis) > before || after.offset(axis) >= after.end(axis) - 0.5 else {
          throw ScreenError.noScrollView("A drag did not move \(scrollView) on from \(before)")
        }
      }
    }
  }

  /// Returns a path for a finger across the visible part of a scroll view, shorter than that part, so that nothing is
  /// skipped.
  private func path(
    for scroll: InspectedScroll, along axis: Axis, named query: Query
  ) throws -> (from: CGPoint, to: CGPoint) {
    let area = scroll.part.visibility.rect
    let shares: [CGFloat] = [0.5, 0.06, 0.94]
    // The closer to the end the finger lands, the further it can go.
    for start in [0.85, 0.7, 0.55] as [CGFloat] where !area.isNull {
      for across in shares {
        let start = scroll.direction(axis) > 0 ? start : 1 - start
        let end = start - 0.5 * scroll.direction(axis)
        func point(_ along: CGFloat) -> CGPoint {
          axis == .vertical
            ? CGPoint(x: area.minX + across * area.width, y: area.minY + along * area.height)
            : CGPoint(x: area.minX + along * area.width, y: area.minY + across * area.height)
        }
        if scroll.takesDrag(at: point(start), along: axis) { return (point(start), point(end)) }
      }
    }
    throw ScreenError.noScrollView("A finger cannot touch \(query)")
  }
}
