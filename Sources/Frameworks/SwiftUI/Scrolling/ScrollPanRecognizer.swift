import Foundation

/// A finger that scrolls: claims the touch after 10 points along an axis it can scroll, or at once if it lands on content
/// that moves by itself.
@MainActor
final class ScrollPanRecognizer: GestureRecognizer {
  private weak var scroll: ScrollRender?
  private var tracker = VelocityTracker()
  /// The axes that follow the finger; empty until the touch is claimed.
  private var axes: [Axis] = []
  private var last = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var caught = CGPoint.zero

  init(scroll: ScrollRender) {
    self.scroll = scroll
    super.init(node: scroll)
  }

  override func began(_ touch: TouchEvent, in session: TouchSession) {
    guard let scroll else { return }
    tracker.reset()
    tracker.add(touch.location, at: touch.timestamp)
    axes = []
    last = touch.location
    startTime = touch.timestamp
    caught = .zero
    if scroll.isDecelerating {
      for axis in Axis.allCases { caught[axis] = scroll.velocity(axis) }
      begin(Axis.allCases.filter { scroll.state($0) != nil }, in: session)
    }
  }

  override func moved(_ touch: TouchEvent, in session: TouchSession) {
    guard let scroll else { return }
    tracker.add(touch.location, at: touch.timestamp)
    if axes.isEmpty {
      let dx = abs(touch.location.x - session.start.location.x)
      let dy = abs(touch.location.y - session.start.location.y)
      let dominant: Axis = dx > dy ? .horizontal : .vertical
      guard max(dx, dy) > ScrollPhysics.touchSlop else { return }
      let both = scroll.state(.horizontal) != nil && scroll.state(.vertical) != nil
      guard both || scroll.state(dominant) != nil else { return }
      // The content follows from here, so that it does not jump by the slop.
      last = touch.location
      begin(both ? Axis.allCases : [dominant], in: session)
      return
    }
    for axis in axes { scroll.drag(axis, by: last[axis] - touch.location[axis]) }
    last = touch.location
  }

  override func ended(_ touch: TouchEvent, in session: TouchSession) {
    guard let scroll else { return }
    let velocity = tracker.velocity(at: touch.timestamp)
    for axis in axes {
      let release = axis == .horizontal ? -velocity.width : -velocity.height
      let speed = ScrollPhysics.flingVelocity(
        release: release, caught: caught[axis], after: touch.timestamp - startTime)
      scroll.endDrag(axis, velocity: speed, at: touch.timestamp)
    }
    axes = []
  }

  override func cancelled() {
    guard let scroll else { return }
    for axis in axes { scroll.endDrag(axis, velocity: 0, at: scroll.runtime.now) }
    axes = []
  }

  private func begin(_ axes: [Axis], in session: TouchSession) {
    self.axes = axes
    for axis in axes { scroll?.beginDrag(axis) }
    session.claim(self)
  }
}
