import Foundation

/// Measures, while it is a runtime's `drift`, how far the visible content of a scroll view moves although nobody
/// scrolled. It only observes.
///
/// The first visible row of each scroll view is recorded when the first layout of a frame begins, after ongoing
/// movements have advanced, and after the frame. Its position in the content may change, since something above it grew,
/// came or went; the scroll view then adjusts its offset by the same amount. The remainder is drift.
@MainActor
package final class DriftMeter {
  /// The drift of the last frame, in points: that of the scroll view that drifted most.
  package private(set) var last: CGFloat = 0
  /// The largest so far.
  package private(set) var largest: CGFloat = 0
  private var watched: [Watched] = []

  private struct Watched {
    weak var scroll: ScrollRender?
    weak var row: RenderNode?
    let axis: Axis
    let position: CGFloat
    /// How far the offset was adjusted to the content.
    var followed: CGFloat = 0
  }

  package init() {}

  /// Layout of a scroll view's content is about to begin.
  func layoutBegins(_ scroll: ScrollRender) {
    watched.removeAll { $0.scroll === scroll }
    guard let axis = scroll.mainAxis, let (row, position) = scroll.firstVisibleRow(axis) else { return }
    watched.append(Watched(scroll: scroll, row: row, axis: axis, position: position))
  }

  /// The scroll view adjusted its offset to its content.
  func followed(_ scroll: ScrollRender, by delta: CGFloat) {
    for index in watched.indices where watched[index].scroll === scroll { watched[index].followed += delta }
  }

  func endFrame() {
    last = 0
    for entry in watched {
      guard let scroll = entry.scroll, scroll.isAttached, let row = entry.row, row.isAttached,
        row.placedProposal != nil,
        row.isInside(scroll.content)
      else { continue }
      let moved = scroll.contentPosition(of: row, entry.axis) - entry.position - entry.followed
      // Sums of rounded sizes differ in their last bits.
      if abs(moved) > 0.001 { last = max(last, abs(moved)) }
    }
    largest = max(largest, last)
    watched = []
  }
}

extension ScrollRender {
  /// Returns the first visible row of lazy stacks, or else of the content, and its position in the content. Of nested
  /// rows the innermost counts.
  fileprivate func firstVisibleRow(_ axis: Axis) -> (RenderNode, CGFloat)? {
    guard content.placedProposal != nil else { return nil }
    let stacks = coverage.containers(along: axis)
    let rows = stacks.isEmpty ? content.children : stacks.flatMap(\.children)
    let start = offset[axis]
    let end = start + size[axis]
    return rows.filter { $0.placedProposal != nil && $0.size[axis] > 0 }
      .map { ($0, contentPosition(of: $0, axis)) }
      .filter { row, position in
        position + row.size[axis] > start && position < end && !stacks.contains { $0 === row || $0.isInside(row) }
      }
      .min { $0.1 < $1.1 }
  }
}
