import Foundation

/// The position and motion of a scroll view along one axis. Offset 0 shows the content's start at the scroll view's own
/// start (below a bar, if it is under one); motion is a function of time.
struct ScrollAxisState {
  /// In points; outside `range` only under a finger or while springing back.
  private(set) var offset: CGFloat = 0
  /// The range in which the content may rest.
  private(set) var range: ClosedRange<CGFloat> = 0...0
  /// The viewport's length in points.
  private(set) var length: CGFloat = 0
  /// How far above its start the content may rest, in points.
  private var restAboveStart: CGFloat = 0
  private var motion = Motion.rest
  /// Whether the content can be pulled or flung past its ends.
  var bounces = true

  private enum Motion {
    case rest
    /// A finger holds the content. `pulled` is the requested offset before rubber-banding; `excess` is how much further
    /// out the content is than the band can show, because it became shorter under the finger.
    case drag(pulled: CGFloat, excess: CGFloat)
    case fling(ScrollMotion, start: TimeInterval)
    case animation(ScrollAnimation, start: TimeInterval)
  }

  /// The name of the motion in traces.
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

  /// In points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    switch motion {
    case .rest, .drag: 0
    case .fling(let fling, let start): fling.velocity(at: time - start)
    case .animation(let animation, let start): animation.velocity(at: time - start)
    }
  }

  /// The requested offset: under a finger, before rubber-banding.
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

  /// Sets the lengths of content and viewport. The offset changes only after layout has settled, when it is in the
  /// coordinates of the new edges.
  mutating func setGeometry(content: CGFloat, viewport: CGFloat) {
    length = viewport
    range = 0 - restAboveStart...max(0, content - viewport)
  }

  /// Called after layout has settled. A finger continues from the content's current position, with possibly new edges.
  mutating func layoutDidSettle() {
    guard case .drag(let pulled, let excess) = motion else { return }
    if abs(shownOffset(for: pulled) + excess - offset) > 1e-6 { beginDrag() }
  }

  /// Lets the content rest above its start. Held content stays; content resting beyond springs back.
  mutating func setRestAboveStart(_ distance: CGFloat, at time: TimeInterval) {
    restAboveStart = distance
    range = -distance...range.upperBound
    switch motion {
    case .drag: beginDrag()
    case .rest where !range.contains(offset): endDrag(velocity: 0, at: time)
    case .rest, .fling, .animation: break
    }
  }

  /// Moves the coordinates: content above the viewport grew by `delta`, and the offset follows invisibly.
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

  /// Advances to `time`; returns false if nothing moves.
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
        // The content became shorter during the motion.
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

  /// Returns the visible offset for the one that a finger requests.
  private func shownOffset(for pulled: CGFloat) -> CGFloat {
    bounces ? RubberBand.shownOffset(for: pulled, in: range, dimension: length) : range.clamping(pulled)
  }

  mutating func drag(by delta: CGFloat) {
    guard case .drag(var pulled, var excess) = motion else { return }
    // On the way back, the excess beyond the band comes first.
    let back = delta * excess < 0 ? (abs(delta) < abs(excess) ? delta : -excess) : 0
    excess += back
    pulled += delta - back
    if !bounces { pulled = range.clamping(pulled) }
    motion = .drag(pulled: pulled, excess: excess)
    offset = shownOffset(for: pulled) + excess
  }

  /// Returns where and when a fling hits an edge that it would bounce off, if it has by `time`, and its velocity in
  /// points per second.
  func collision(by time: TimeInterval) -> (edge: CGFloat, time: TimeInterval, velocity: CGFloat)? {
    guard case .fling(let fling, let start) = motion, let found = fling.collision(by: time - start) else { return nil }
    return (found.edge, start + found.time, found.velocity)
  }

  /// Ends a drag with a velocity in points per second.
  mutating func endDrag(velocity: CGFloat, at time: TimeInterval) {
    motion = .fling(ScrollMotion(offset: offset, velocity: velocity, in: range), start: time)
  }

  /// Continues from the current position and a velocity to rest at a target.
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

  /// - Parameter growth: How much the content will have grown on arrival, in points.
  mutating func animate(
    to target: CGFloat, at time: TimeInterval, timing: ScrollAnimation.Timing, growth: CGFloat = 0
  ) {
    let target = (range.lowerBound...range.upperBound + growth).clamping(target)
    guard target != offset else { return stop() }
    motion = .animation(ScrollAnimation(from: offset, to: target, timing: timing), start: time)
  }

  /// Redirects a running animation to another target in its remaining time.
  mutating func retarget(to target: CGFloat, at time: TimeInterval) {
    guard case .animation(var animation, let start) = motion else { return }
    let target = range.clamping(target)
    guard target != animation.to else { return }
    animation.retarget(target, at: time - start)
    motion = .animation(animation, start: start)
  }
}
