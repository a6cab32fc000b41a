import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

// Brings an element into view as a user does: by dragging, so that all effects of scrolling occur.
extension Screen {
  /// Drags until an element is fully visible, or as much of it as fits.
  ///
  /// An element that is already built is approached directly, through all enclosing scroll views. One that a lazy stack
  /// has not built yet is searched: towards the end and then towards the start of the scroll view `container`, or of
  /// every scroll view on the screen, outermost first, along each scrollable axis. A finger drags up to 60 % of the
  /// viewport at a time and rests before it lifts, so nothing is skipped.
  ///
  /// - Parameter container: The scroll view to search, or something that contains it or is inside it. It is brought
  ///   into view first, as required for a scroll view inside a page.
  /// - Throws: ``ScreenError/notReached(_:_:)`` with the distance and what was found.
  public func scroll(to query: Query, in container: Query? = nil, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) {
      if !exists(query) {
        if let container { try await scroll(to: container) }
        try await search(for: query, in: container)
      }
      var chain: [InspectedScroll] = []
      var part = try match(query).match.part
      while let scroll = part.enclosingScrollView {
        chain.append(scroll)
        part = scroll.part
      }
      // First the containers come into view, from the outside in, then the element itself.
      for (inner, outer) in zip(chain, chain.dropFirst()).reversed() {
        try await bring(into: outer) { inner.part.screenFrame }
      }
      for scroll in chain { try await bring(into: scroll) { try self.resolve(query).frame } }
      let visibility = try element(query).visibility
      if !visibility.isVisible {
        throw ScreenError.notReached("\(query)", "it is there, but \(visibility.reason ?? "not visible").")
      }
    }
  }

  /// Returns the part of a scroll view where its content is neither clipped nor under bars.
  private func window(of scroll: InspectedScroll) -> CGRect {
    scroll.part.visibility.rect.intersection(scroll.part.screenFrame).intersection(simulator.runtime.safeAreaRect)
  }

  // MARK: Approaching

  /// Drags a scroll view until a target's frame is inside its window. Estimated rows may move the target on the way, so
  /// it is measured after each drag.
  private func bring(into scroll: InspectedScroll, _ target: () throws -> CGRect) async throws {
    for axis in Axis.allCases where scroll.end(axis) > 0 {
      var stuck = 0
      while stuck < 2 {
        let window = window(of: scroll)
        let frame = try target()
        let distance = Self.distance(from: frame, to: window, axis)
        if window.isEmpty || abs(distance) < 0.5 { break }
        let limit = window.size[along: axis] * Self.dragShare
        try await drag(scroll, axis, by: min(max(distance, -limit), limit))
        // Content that does not move, or springs back, is at its edge.
        let moved = try target().origin[along: axis] - frame.origin[along: axis]
        stuck = abs(moved) < 0.5 ? stuck + 1 : 0
      }
    }
  }

  /// Returns how far a frame must move to be inside a window; a longer one shows its start.
  private static func distance(from frame: CGRect, to window: CGRect, _ axis: Axis) -> CGFloat {
    let (start, end) = (frame.origin[along: axis], frame.origin[along: axis] + frame.size[along: axis])
    let (first, last) = (window.origin[along: axis], window.origin[along: axis] + window.size[along: axis])
    if end - start >= last - first {
      // As much as fits is already visible.
      return start <= first && end >= last ? 0 : start > first ? first - start : last - end
    }
    return start < first ? first - start : end > last ? last - end : 0
  }

  // MARK: Searching

  private func search(for query: Query, in container: Query?) async throws {
    var scrolls: [InspectedScroll]
    if let container {
      scrolls = [try element(container).scroll()]
    } else {
      scrolls = simulator.runtime.inspectedRoot?.scrollViews ?? []
    }
    guard !scrolls.isEmpty else { return _ = try resolve(query) }
    var log = SearchLog()
    while !scrolls.isEmpty {
      for scroll in scrolls {
        for axis in Axis.allCases where scroll.end(axis) > 0 {
          for towardsEnd in [true, false] {
            if try await search(for: query, in: scroll, axis, towardsEnd: towardsEnd, &log) { return }
          }
        }
      }
      // Then in nested ones, as far as a finger reaches them from here.
      scrolls = scrolls.flatMap(\.inner).filter { $0.part.visibility.fraction > 0 }
    }
    throw ScreenError.notReached("\(query)", log.description)
  }

  /// Returns true as soon as the element exists; false at the edge.
  private func search(
    for query: Query, in scroll: InspectedScroll, _ axis: Axis, towardsEnd: Bool, _ log: inout SearchLog
  ) async throws -> Bool {
    var last: CGFloat?
    while true {
      log.meet(elements)
      let offset = scroll.offset(axis)
      log.went(scroll, axis)
      if exists(query) { return true }
      if offset == last { return false }
      last = offset
      let step = window(of: scroll).size[along: axis] * Self.dragShare
      try await drag(scroll, axis, by: (towardsEnd ? -step : step) * scroll.direction(axis))
    }
  }

  // MARK: Dragging

  /// The longest drag as a fraction of the viewport.
  private static let dragShare: CGFloat = 0.6

  /// Moves the content of a scroll view by a distance in points on the screen, as far as possible, with one finger.
  private func drag(_ scroll: InspectedScroll, _ axis: Axis, by distance: CGFloat) async throws {
    let window = window(of: scroll)
    // The content follows only after the finger has moved this far.
    let slop: CGFloat = 12
    let start = try grip(scroll, axis, window, room: abs(distance) + slop, towardsEnd: distance > 0)
    var end = start
    end[along: axis] += distance < 0 ? -slop : slop
    try await touch.down(at: start)
    try await touch.move(to: end, duration: .zero)
    end[along: axis] += distance
    try await touch.move(to: end, duration: .milliseconds(100))
    try await frames(Self.restingFrames)
    try await touch.up()
    try await waitForScroll()
  }

  /// Content pulled past its edge springs back.
  private func waitForScroll() async throws {
    let limit = now + 5
    while simulator.runtime.isScrolling, now < limit { try await frames(1) }
  }

  /// Returns a point where a finger moves only this scroll view along the axis.
  private func grip(
    _ scroll: InspectedScroll, _ axis: Axis, _ window: CGRect, room: CGFloat, towardsEnd: Bool
  ) throws -> CGPoint {
    // The start of the finger along the axis: with enough room, otherwise as far back as possible.
    let length = window.size[along: axis]
    let spare = max(0, length - room)
    for share in [0.5, 0.25, 0.75, 0.05, 0.95] {
      for across in [0.5, 0.25, 0.75, 0.05, 0.95] {
        var point = window.origin
        point[along: axis] += (towardsEnd ? 0 : length - spare) + spare * share
        point[along: axis] = min(
          max(point[along: axis], window.origin[along: axis] + 1), window.origin[along: axis] + length - 1)
        let other: Axis = axis == .vertical ? .horizontal : .vertical
        point[along: other] += window.size[along: other] * across
        if scroll.takesDrag(at: point, along: axis) { return point }
      }
    }
    throw ScreenError.noScrollView("No finger can drag the scroll view in \(scroll.viewName): it is covered or cut off")
  }
}

/// The findings of a search, for the message if it fails.
@MainActor private struct SearchLog {
  private var names: [String] = []
  private var way: [(key: FragmentKey, axis: Axis, text: String, offsets: [CGFloat])] = []

  mutating func meet(_ elements: [AccessibilityNode]) {
    for element in elements where element.role != .application {
      let name = element.identifier.isEmpty ? element.label : element.identifier
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  mutating func went(_ scroll: InspectedScroll, _ axis: Axis) {
    let text = String(format: "of %.0f points, %@ scroll view in %@", scroll.end(axis), "\(axis)", scroll.viewName)
    if let index = way.firstIndex(where: { $0.key == scroll.part.key && $0.axis == axis }) {
      way[index].text = text
      way[index].offsets.append(scroll.offset(axis))
    } else {
      way.append((scroll.part.key, axis, text, [scroll.offset(axis)]))
    }
  }

  var description: String {
    let ways = way.map { entry in
      String(
        format: "from %.0f to %.0f and back to %.0f ", entry.offsets.first ?? 0, entry.offsets.max() ?? 0,
        entry.offsets.last ?? 0) + entry.text
    }
    let shown = names.count <= 24 ? names : names.prefix(12) + ["... (\(names.count - 24) more)"] + names.suffix(12)
    let went = ways.isEmpty ? "nothing scrolls" : "scrolled \(ways.joined(separator: "; "))"
    return "\(went). Met: \(shown.joined(separator: ", "))"
  }
}

extension CGPoint {
  fileprivate subscript(along axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  fileprivate subscript(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
