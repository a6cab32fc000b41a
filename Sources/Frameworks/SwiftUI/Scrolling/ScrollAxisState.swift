import Foundation

/// Position and motion of a scroll view along one axis. Offset 0 shows the content's start at the scroll view's own
/// start (below a bar, if it lies under one); what moves it is a function of time.
struct ScrollAxisState {
  /// Points; outside `range` only under a finger or while springing back.
  private(set) var offset: CGFloat = 0
  /// Where content may rest.
  private(set) var range: ClosedRange<CGFloat> = 0...0
  /// The viewport's length in points.
  private(set) var length: CGFloat = 0
  /// How far above its start the content may rest, in points.
  private var restAboveStart: CGFloat = 0
  private var motion = Motion.rest
  /// The content can be pulled past its ends, and flung there.
  var bounces = true

  private enum Motion {
    case rest
    /// A finger holds the content. The offset it asks for, before the rubber band; and how much further out the content is than
    /// the band can show, since it became shorter under the finger.
    case drag(pulled: CGFloat, excess: CGFloat)
    case fling(ScrollMotion, start: TimeInterval)
    case animation(ScrollAnimation, start: TimeInterval)
  }

  /// What the motion is called in traces.
  var phase: TracedScroll.Phase {
    switch motion {
    case .rest: .idle
    case .drag: .tracking
    case .fling: .decelerating
    case .animation: .animating
    }
  }

  var isAtRest: Bool { if case .rest = motion { true } else { false } }
  var isDragging: Bool { if case .drag = motion { true } else { false } }
  var isMovingByItself: Bool { !isAtRest && !isDragging }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    switch motion {
    case .rest, .drag: 0
    case .fling(let fling, let start): fling.velocity(at: time - start)
    case .animation(let animation, let start): animation.velocity(at: time - start)
    }
  }

  /// The offset that is asked for: under a finger, before the rubber band.
  var pulled: CGFloat { if case .drag(let pulled, _) = motion { pulled } else { offset } }

  /// Where the motion will come to rest.
  var target: CGFloat {
    switch motion {
    case .rest, .drag: range.clamping(offset)
    case .fling(let fling, _): fling.target
    case .animation(let animation, _): animation.to
    }
  }

  // MARK: Geometry

  /// New lengths of content and viewport. The offset stays until layout has settled: only then it is in the coordinates of the
  /// new edges.
  mutating func setGeometry(content: CGFloat, viewport: CGFloat) {
    length = viewport
    range = 0 - restAboveStart...max(0, content - viewport)
  }

  /// Layout has settled. A finger moves on from where the content is now, between edges that may have moved.
  mutating func layoutDidSettle() {
    guard case .drag(let pulled, let excess) = motion else { return }
    if abs(shownOffset(for: pulled) + excess - offset) > 1e-6 { beginDrag() }
  }

  /// Lets the content rest above its start. What is held stays where it is; what rests beyond goes back.
  mutating func setRestAboveStart(_ distance: CGFloat, at time: TimeInterval) {
    restAboveStart = distance
    range = -distance...range.upperBound
    switch motion {
    case .drag: beginDrag()
    case .rest where !range.contains(offset): endDrag(velocity: 0, at: time)
    case .rest, .fling, .animation: break
    }
  }

  /// Moves the coordinates: content above the viewport grew by `delta`, and the offset follows so that nothing is seen.
  mutating func shift(by delta: CGFloat) {
    offset += delta
    switch motion {
    case .rest: break
    case .drag(let pulled, let excess): motion = .drag(pulled: pulled + delta, excess: excess)
    case .fling(var fling, let start):
      fling.shift(by: delta)
      motion = .fling(fling, start: start)
    case .animation(var animation, let start):
      animation.shift(by: delta)
      motion = .animation(animation, start: start)
    }
  }

  // MARK: Moving

  /// The state at `time`; false when it does not move by itself.
  mutating func advance(to time: TimeInterval) -> Bool {
    switch motion {
    case .rest, .drag: return false
    case .fling(var fling, let start):
      offset = fling.position(at: time - start, in: range)
      if !bounces, !range.contains(offset) {
        offset = range.clamping(offset)
        motion = .rest
        return false
      }
      if fling.isFinished(at: time - start) {
        motion = .rest
        return false
      }
      motion = .fling(fling, start: start)
    case .animation(let animation, let start):
      offset = animation.position(at: time - start)
      if animation.isFinished(at: time - start) {
        motion = .rest
        // The content became shorter on the way.
        if !range.contains(offset) { endDrag(velocity: 0, at: time) }
        return isMovingByItself
      }
    }
    return true
  }

  mutating func beginDrag() {
    let pulled = RubberBand.pulledOffset(for: offset, in: range, dimension: length)
    let shown = shownOffset(for: pulled)
    motion = .drag(pulled: pulled, excess: abs(offset - shown) > 1e-6 ? offset - shown : 0)
  }

  /// What a finger that asks for an offset sees.
  private func shownOffset(for pulled: CGFloat) -> CGFloat {
    bounces ? RubberBand.shownOffset(for: pulled, in: range, dimension: length) : range.clamping(pulled)
  }

  mutating func drag(by delta: CGFloat) {
    guard case .drag(var pulled, var excess) = motion else { return }
    // On the way back, what no band shows comes first.
    let back = delta * excess < 0 ? (abs(delta) < abs(excess) ? delta : -excess) : 0
    excess += back
    pulled += delta - back
    if !bounces { pulled = range.clamping(pulled) }
    motion = .drag(pulled: pulled, excess: excess)
    offset = shownOffset(for: pulled) + excess
  }

  /// Where and when a fling runs into an edge that it would bounce off, if it has by `time`, and at how many points a second.
  func collision(by time: TimeInterval) -> (edge: CGFloat, time: TimeInterval, velocity: CGFloat)? {
    guard case .fling(let fling, let start) = motion, let found = fling.collision(by: time - start) else { return nil }
    return (found.edge, start + found.time, found.velocity)
  }

  /// The finger lifts at a velocity in points a second.
  mutating func endDrag(velocity: CGFloat, at time: TimeInterval) {
    motion = .fling(ScrollMotion(offset: offset, velocity: velocity, in: range), start: time)
  }

  /// Goes on from the present position and a velocity to come to rest at a target.
  mutating func land(at target: CGFloat, velocity: CGFloat, time: TimeInterval) {
    motion = .fling(ScrollMotion(offset: offset, velocity: velocity, landingAt: target, in: range), start: time)
  }

  mutating func stop() {
    motion = .rest
  }

  mutating func jump(to target: CGFloat) {
    motion = .rest
    offset = range.clamping(target)
  }

  /// - Parameter growth: how much further the content will reach by the time of arrival, in points.
  mutating func animate(
    to target: CGFloat, at time: TimeInterval, timing: ScrollAnimation.Timing, growth: CGFloat = 0
  ) {
    let target = (range.lowerBound...range.upperBound + growth).clamping(target)
    guard target != offset else { return stop() }
    motion = .animation(ScrollAnimation(from: offset, to: target, timing: timing), start: time)
  }

  /// Leads an animation that is under way to another target in the time that is left.
  mutating func retarget(to target: CGFloat, at time: TimeInterval) {
    guard case .animation(var animation, let start) = motion else { return }
    let target = range.clamping(target)
    guard target != animation.to else { return }
    animation.retarget(target, at: time - start)
    motion = .animation(animation, start: start)
  }
}
