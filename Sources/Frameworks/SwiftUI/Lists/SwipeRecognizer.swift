import DisplayList
import Foundation

/// A finger that swipes a list row sideways, to reveal the actions at its edges.
@MainActor
final class SwipeRecognizer: GestureRecognizer {
  private weak var row: ListRowRender?
  private var finger: Int?
  /// The slide and the finger's position when the swipe began.
  private var start: (slide: CGFloat, x: CGFloat)?

  /// The fraction of the row's width from which on a swipe triggers the first action. A guess.
  static let fullShare: CGFloat = 0.6
  /// A faster finger opens or closes the row regardless of the distance, in points per second. A guess.
  private static let flick: CGFloat = 300

  init(row: ListRowRender) {
    self.row = row
    super.init(node: row)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    if finger == nil { finger = touch.id }
  }

  /// The sign of a slide for a movement to the right.
  private var direction: CGFloat { row?.environment.layoutDirection == .rightToLeft ? -1 : 1 }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let row, touch.id == finger else { return }
    if let start { return row.slide = limited(start.slide + (touch.location.x - start.x) * direction) }
    guard session.owner == nil else { return }
    let dx = touch.location.x - session.start.location.x
    let dy = touch.location.y - session.start.location.y
    guard hypot(dx, dy) >= ScrollPhysics.touchSlop, abs(dx) > abs(dy) else { return }
    let edge: HorizontalEdge = dx * direction < 0 ? .trailing : .leading
    guard row.slide != 0 || !row.swipes(at: edge).isEmpty, session.claim(self) else { return }
    if row.modifier.model.openRow !== row { row.modifier.model.openRow?.close() }
    row.modifier.model.openRow = row
    row.stopMotion()
    start = (row.slide, touch.location.x)
  }

  /// Limits the slide: a row does not move towards an edge without actions. Beyond the width of its actions it follows
  /// more slowly, unless they allow a full swipe.
  private func limited(_ slide: CGFloat) -> CGFloat {
    guard let row else { return 0 }
    let edge: HorizontalEdge = slide < 0 ? .trailing : .leading
    let strips = row.swipes(at: edge)
    guard !strips.isEmpty else { return 0 }
    let natural = strips.reduce(0) { $0 + $1.naturalWidth }
    guard abs(slide) > natural, strips.first?.allowsFullSwipe != true else { return slide }
    let shown = natural + RubberBand.shown(pull: abs(slide) - natural, dimension: row.card.width)
    return slide < 0 ? -shown : shown
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard touch.id == finger else { return }
    finger = nil
    guard let row, start != nil else { return }
    start = nil
    let velocity = session.tracker.velocity(at: touch.timestamp).width * direction
    let edge: HorizontalEdge = row.slide < 0 ? .trailing : .leading
    let strips = row.swipes(at: edge)
    let natural = strips.reduce(0) { $0 + $1.naturalWidth }
    let outwards: CGFloat = edge == .trailing ? -1 : 1
    if let first = strips.first, first.allowsFullSwipe, abs(row.slide) > row.card.width * Self.fullShare,
      let button = first.first
    {
      button.accessibilityActivate()
      return row.close()
    }
    let speed = velocity * outwards
    let isOpen = speed > Self.flick || speed > -Self.flick && abs(row.slide) > natural / 2
    if isOpen, natural > 0 { row.slide(to: natural * outwards, velocity: velocity) } else { row.close() }
  }

  override func cancelled(in session: TouchSession) {
    guard session.start.id == finger else { return }
    finger = nil
    if start != nil { row?.close() }
    start = nil
  }
}

/// Moves a row to its place, sideways or among the others: critically damped, in about 0.3 seconds (a guess).
@MainActor
final class SwipeMotion: RunningAnimation {
  private weak var row: ListRowRender?
  private let property: ReferenceWritableKeyPath<ListRowRender, CGFloat>
  private let target: CGFloat
  private let distance: CGFloat
  private let velocity: CGFloat
  private let begin: TimeInterval
  private var isStopped = false
  private static let stiffness: CGFloat = 20

  init(
    row: ListRowRender, _ property: ReferenceWritableKeyPath<ListRowRender, CGFloat>, to target: CGFloat,
    velocity: CGFloat
  ) {
    self.row = row
    self.property = property
    self.target = target
    self.velocity = velocity
    distance = row[keyPath: property] - target
    begin = row.runtime.now
  }

  var summary: String { property == \.slide ? "a swiped row" : "a row that makes room" }

  func stop() { isStopped = true }

  func advance(to time: TimeInterval) -> Bool {
    guard !isStopped, let row else { return false }
    guard row.isAttached else {
      row[keyPath: property] = 0
      return false
    }
    let t = CGFloat(time - begin)
    let left = (distance + (velocity + Self.stiffness * distance) * t) * exp(-Self.stiffness * t)
    let isThere = abs(left) < 0.25 && t > 0.1
    row[keyPath: property] = isThere ? target : target + left
    return !isThere
  }
}
