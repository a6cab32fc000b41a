// After the callbacks, where content has moved: lazy containers let go of what it left behind, and build a few of the rows
// that it is moving towards, if the frame had none to build that it needed. What they measure is laid out in this frame too.
// Content at rest is left alone, so this never makes a frame necessary.

/// A scroll view moved along an axis.
struct ScrollTravel {
  weak var scroll: ScrollRender?
  let axis: Axis
  var isForward: Bool
}

extension ScrollViews {
  /// The most rows that a frame builds ahead, in all lazy containers together. A guess: iOS goes by the time that is left,
  /// which would not be the same on every machine.
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
      let containers = scroll.lazyContainers(along: travel.axis)
      if containers.contains(where: \.hasRowsToLetGo) { scroll.trimLazyContainers(travel.axis) }
      for container in containers { budget -= container.prefetch(isForward: travel.isForward, atMost: budget) }
    }
    travels = []
  }
}
