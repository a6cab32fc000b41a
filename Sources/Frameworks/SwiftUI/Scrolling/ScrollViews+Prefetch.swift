// After the callbacks, where content has moved: lazy containers release what was left behind, and prefetch a few rows
// in the direction of movement, if the frame needed to build none. What they measure is laid out in this frame too.
// Content at rest is left alone, so this never requires a frame.

/// A scroll view's movement along an axis.
struct ScrollTravel {
  weak var scroll: ScrollRender?
  let axis: Axis
  var isForward: Bool
}

extension ScrollViews {
  /// The maximum number of rows that a frame prefetches, in all lazy containers together. A guess: iOS uses the
  /// remaining time, which would differ between machines.
  private static let prefetchedRowsPerFrame = 2

  func travelled(_ scroll: ScrollRender, _ axis: Axis, isForward: Bool) {
    travels.removeAll { $0.scroll === scroll && $0.axis == axis }
    travels.append(ScrollTravel(scroll: scroll, axis: axis, isForward: isForward))
  }

  func prefetch() {
    guard !travels.isEmpty else { return }
    var budget = runtime.counters.rowsBuilt == runtime.countersBefore.rowsBuilt ? Self.prefetchedRowsPerFrame : 0
    for travel in travels {
      guard let scroll = travel.scroll, scroll.isAttached else { continue }
      let containers = scroll.coverage.containers(along: travel.axis)
      if containers.contains(where: \.hasRowsToLetGo) { scroll.trimLazyContainers(travel.axis) }
      for container in containers { budget -= container.prefetch(isForward: travel.isForward, atMost: budget) }
    }
    travels = []
  }
}
