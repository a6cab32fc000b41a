import Foundation

/// Moves a list row with a finger while the others make room for it. The rows keep their places meanwhile and are only
/// shown elsewhere (`ListRowRender.shift`). When the finger lifts, the app's move action runs.
@MainActor
final class ListReorder: RunningAnimation {
  let row: ListRowRender
  private weak var stack: LazyStackRender?
  /// The row's index, and that of the place it would take.
  private let source: Int
  private(set) var target: Int
  /// From the row's origin to the finger, in points.
  private let grip: CGFloat
  private var finger: CGPoint
  private(set) var isOver = false
  /// The time of the last scroll step because the finger is near an edge; nil while it is not.
  private var lastScroll: TimeInterval?

  /// The distance from the edge in points within which a finger scrolls the list, and the speed in points per second at
  /// the edge itself. Guesses.
  private static let margin: CGFloat = 60
  private static let speed: CGFloat = 600

  init?(_ row: ListRowRender, at finger: CGPoint) {
    guard let stack = row.parent as? LazyStackRender, stack.liveRow(row.place.index) === row else { return nil }
    self.row = row
    self.stack = stack
    self.finger = finger
    source = row.place.index
    target = source
    grip = stack.local(finger).y - row.origin.y
    row.modifier.model.openRow?.close()
    row.modifier.model.reorder = self
    row.isLifted = true
    stack.liftedRowDidChange()
  }

  // MARK: Where rows belong

  private func top(_ index: Int, in stack: LazyStackRender) -> CGFloat {
    let gap = (stack.liveRow(index) as? ListRowRender)?.card.minY ?? 0
    return stack.span(ofRow: index).lowerBound + gap
  }

  private func bottom(_ index: Int, in stack: LazyStackRender) -> CGFloat { stack.span(ofRow: index).upperBound }

  /// Returns the shift of a row from its place, in points; nil for the one that the finger holds.
  func way(ofRow index: Int) -> CGFloat? {
    if index == source { return nil }
    if index > source, index <= target { return -row.card.height }
    if index < source, index >= target { return row.card.height }
    return 0
  }

  /// Returns how far the row would move if the finger lifted now, in points.
  private func ownWay(in stack: LazyStackRender) -> CGFloat {
    if target > source { return bottom(target, in: stack) - bottom(source, in: stack) }
    return target < source ? top(target, in: stack) - top(source, in: stack) : 0
  }

  // MARK: The finger

  func move(to location: CGPoint) {
    finger = location
    follow()
    guard lastScroll == nil, edgeSpeed != 0 else { return }
    lastScroll = row.runtime.now
    row.runtime.start(self)
  }

  private func follow() {
    guard !isOver, let stack, stack.isAttached else { return }
    row.setShift(stack.local(finger).y - grip - stack.span(ofRow: source).lowerBound)
    let old = target
    /// Whether the row covers half of another one.
    func passes(_ index: Int) -> Bool {
      let middle = (top(index, in: stack) + bottom(index, in: stack)) / 2
      return index > source
        ? bottom(source, in: stack) + row.shift > middle : top(source, in: stack) + row.shift < middle
    }
    while target > source, !passes(target) { target -= 1 }
    while target < source, !passes(target) { target += 1 }
    while target >= source, row.movablePeer(at: target + 1) != nil, passes(target + 1) { target += 1 }
    while target <= source, row.movablePeer(at: target - 1) != nil, passes(target - 1) { target -= 1 }
    guard target != old else { return }
    for index in min(old, target)...max(old, target) {
      if let way = way(ofRow: index) { (stack.liveRow(index) as? ListRowRender)?.shift(to: way) }
    }
  }

  // MARK: Scrolling

  /// The speed in points per second, towards the end; 0 away from the edges.
  private var edgeSpeed: CGFloat {
    guard let scroll = stack?.scroll else { return 0 }
    let y = scroll.local(finger).y
    let margin = min(Self.margin, scroll.size.height / 4)
    guard margin > 0 else { return 0 }
    if y < margin { return -Self.speed * min(1, (margin - y) / margin) }
    let rest = scroll.size.height - y
    return rest < margin ? Self.speed * min(1, (margin - rest) / margin) : 0
  }

  var summary: String { "a list with a row at its edge" }

  /// Increments the offset instead of recomputing it, since rows that are measured on the way correct it too.
  func advance(to time: TimeInterval) -> Bool {
    guard !isOver, let last = lastScroll, let scroll = stack?.scroll, let state = scroll.state(.vertical) else {
      return false
    }
    let target = state.range.clamping(state.offset + edgeSpeed * CGFloat(time - last))
    guard edgeSpeed != 0, target != state.offset || time == last else {
      lastScroll = nil
      return false
    }
    lastScroll = time
    scroll.jump(.vertical, to: target, because: .finger)
    follow()
    return true
  }

  // MARK: The end

  /// The finger lifted.
  func drop() {
    guard !isOver else { return }
    let peer = target == source ? nil : row.movablePeer(at: target)
    let moved = finish(isLanding: peer != nil)
    guard let peer else { return }
    row.modifier.model.land(moved, frame: row.runtime.counters.frames)
    row.move(toPlaceOf: peer)
  }

  /// Returns everything to its place.
  func cancel() { if !isOver { _ = finish(isLanding: false) } }

  /// Returns the rows that are out of place, with the distances from their old to their new places.
  private func finish(isLanding: Bool) -> [(row: ListRowRender, way: CGFloat)] {
    isOver = true
    row.modifier.model.reorder = nil
    row.isLifted = false
    var moved = [(row: row, way: CGFloat(0))]
    if let stack {
      moved[0].way = ownWay(in: stack)
      stack.liftedRowDidChange()
      for index in min(source, target)...max(source, target) where index != source {
        guard let other = stack.liveRow(index) as? ListRowRender, let way = way(ofRow: index) else { continue }
        moved.append((other, way))
      }
    }
    for (row, _) in moved { row.shift(to: 0) }
    return moved
  }
}
