import DisplayList
import Foundation

/// A scrolling finger. It claims its touch after 10 points along a scrollable axis, or immediately if the content is
/// already held. On moving content it stops the motion and follows immediately, but its first 10 points may still
/// transfer it to another scroll view along another axis. With several fingers the content follows their mean, and
/// continues with those that stay when one lifts.
@MainActor
final class ScrollPanRecognizer: GestureRecognizer {
  private weak var scroll: ScrollRender?
  /// The last position of each scrolling finger.
  private var fingers: [Int: CGPoint] = [:]
  /// The fingers that are down and scroll or may scroll.
  private var watched: Set<Int> = []
  /// The axes that follow; empty while no finger scrolls.
  private var axes: [Axis] = []
  /// The enclosing scroll views, which receive what this one has no room for.
  private var surrounding: [ScrollRender] = []
  /// The combined distance of the fingers, and their velocity.
  private var way = CGPoint.zero
  private var tracker = VelocityTracker()
  private var startTime: TimeInterval = 0
  private var caught = CGPoint.zero

  init(scroll: ScrollRender) {
    self.scroll = scroll
    super.init(node: scroll)
  }

  override var seizesTouch: Bool { scroll?.isDecelerating == true }
  override var waitsForNoTaps: Bool { true }

  /// Whether a finger is down that may scroll.
  var isTracking: Bool { !watched.isEmpty }
  /// Whether a finger scrolls.
  var isScrolling: Bool { !fingers.isEmpty }

  /// Whether fingers currently do something else with the content.
  var isSuspended = false { didSet { if isSuspended { letGo() } } }

  /// The combined velocity of the fingers, in points per second on the screen.
  var velocity: CGSize { scroll.map { tracker.velocity(at: $0.runtime.now) } ?? .zero }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let scroll, !isSuspended else { return }
    watched.insert(touch.id)
    if !axes.isEmpty {
      join(touch, in: session)
    } else if scroll.isDecelerating {
      for axis in Axis.allCases { caught[axis] = scroll.velocity(axis) }
      // Of several that move along one axis, the innermost follows and the others stop.
      let free = Axis.allCases.filter { scroll.canBePulled($0) && !session.caughtAxes.contains($0) }
      scroll.stop()
      if !free.isEmpty { begin(free, touch, in: session) }
      session.seize(self, along: free)
    } else {
      caught = .zero
    }
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let scroll, !isSuspended else { return }
    if let last = fingers[touch.id] { follow(from: last, to: touch) }
    guard session.owner == nil else { return }
    let dx = abs(touch.location.x - session.start.location.x)
    let dy = abs(touch.location.y - session.start.location.y)
    // The same distance as a drag gesture's, so that the inner of the two begins.
    guard hypot(dx, dy) >= ScrollPhysics.touchSlop else { return }
    let dominant: Axis = dx > dy ? .horizontal : .vertical
    if fingers[touch.id] != nil {
      if axes.contains(dominant) { session.claim(self) }
      return
    }
    guard axes.isEmpty else { return join(touch, in: session) }
    guard !session.caughtAxes.contains(dominant) else { return }
    let both = scroll.canBePulled(.horizontal) && scroll.canBePulled(.vertical)
    guard both || scroll.canBePulled(dominant) else { return }
    if dominant == .vertical, session.isForSheet(touch, around: scroll) { return }
    // The content follows from here, so that it does not jump by the slop.
    begin(both ? Axis.allCases : [dominant], touch, in: session)
    session.claim(self)
    // Its velocity counts from the start of the touch, or a short fling would have none.
    tracker = session.tracker
    way = touch.location
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    watched.remove(touch.id)
    if fingers[touch.id] == nil { return }
    finish(touch.id, release: tracker.velocity(at: touch.timestamp), at: touch.timestamp)
  }

  override func cancelled(in session: TouchSession) {
    watched.remove(session.start.id)
    guard let scroll, fingers[session.start.id] != nil else { return }
    finish(session.start.id, release: .zero, at: scroll.runtime.now)
  }

  /// Called when the scroll view leaves the screen.
  func forgetTouches() {
    for outer in surrounding { outer.letGo() }
    fingers = [:]
    axes = []
    watched = []
    surrounding = []
  }

  /// Stops fingers from scrolling.
  func letGo() {
    watched = []
    guard let scroll, let last = fingers.keys.first else { return }
    fingers = [last: .zero]
    finish(last, release: .zero, at: scroll.runtime.now)
  }

  private func begin(_ axes: [Axis], _ touch: InputEvent.Touch, in session: TouchSession) {
    self.axes = axes
    surrounding = scroll?.surroundingScrolls(axes) ?? []
    fingers = [touch.id: touch.location]
    way = .zero
    startTime = session.start.timestamp
    tracker.reset()
    tracker.add(.zero, at: touch.timestamp)
    for axis in axes { scroll?.beginDrag(axis) }
    if let scroll { scroll.runtime.textInput.scrollBegan(scroll) }
  }

  private func join(_ touch: InputEvent.Touch, in session: TouchSession) {
    fingers[touch.id] = touch.location
    session.claim(self)
  }

  private func follow(from last: CGPoint, to touch: InputEvent.Touch) {
    fingers[touch.id] = touch.location
    let share = 1 / CGFloat(fingers.count)
    let delta = CGPoint(x: (touch.location.x - last.x) * share, y: (touch.location.y - last.y) * share)
    way.x += delta.x
    way.y += delta.y
    tracker.add(way, at: touch.timestamp)
    for axis in axes { scroll?.drag(axis, by: delta[axis], passingOnTo: surrounding) }
    if let scroll { scroll.runtime.textInput.scrollMoved(scroll, finger: touch.location.y) }
  }

  private func finish(_ finger: Int, release: CGSize, at time: TimeInterval) {
    fingers[finger] = nil
    guard fingers.isEmpty else { return }
    scroll?.endDrag(
      axes, release: release, caught: caught, after: time - startTime, at: time, passingOnTo: surrounding)
    axes = []
    surrounding = []
    scroll?.runtime.textInput.scrollEnded(velocity: release.height)
  }
}
