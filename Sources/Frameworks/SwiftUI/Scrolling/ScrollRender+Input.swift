import DisplayList
import Foundation

/// Input from wheels, keys and fingers.
extension ScrollRender {
  /// Consumes as much of a wheel's delta as there is room for and returns the rest.
  func scroll(byWheel delta: CGPoint) -> CGPoint {
    guard isScrollEnabled else { return delta }
    var rest = delta
    for axis in Axis.allCases where delta[axis] != 0 {
      guard let state = state(axis) else { continue }
      let wanted = state.offset + delta[axis] * screenDirection(axis)
      let target = state.range.clamping(wanted)
      rest[axis] = (wanted - target) * screenDirection(axis)
      if target != state.offset {
        jump(axis, to: target, because: .wheel)
        wheelMoved(axis)
      }
    }
    return rest
  }

  /// Scrolls by a key; returns false if it is not a scroll key, or there is nothing to scroll.
  func handle(_ key: InputEvent.Key) -> Bool {
    guard isScrollEnabled else { return false }
    let forward: CGFloat
    let axis: Axis
    switch key.name {
    case .upArrow, .downArrow: (axis, forward) = (.vertical, Self.lineLength * (key.name == .downArrow ? 1 : -1))
    case .leftArrow, .rightArrow: (axis, forward) = (.horizontal, Self.lineLength * (key.name == .rightArrow ? 1 : -1))
    case .pageUp, .pageDown, .space:
      axis = .vertical
      forward = size.height * Self.pageShare * (key.name == .pageUp || key.shift ? -1 : 1)
    case .home, .end:
      guard let state = state(.vertical), state.range.upperBound > 0 else { return false }
      // The bottom of the screen shows the start of flipped content.
      if (key.name == .end) == (flip(.vertical) > 0) {
        jumpToEnd(.vertical)
      } else {
        jump(.vertical, to: state.range.lowerBound, because: .key)
      }
      return true
    case .tab, .return, .escape, .delete, .forwardDelete, .a, .c, .v, .x, .character: return false
    }
    guard let state = state(axis), state.range.upperBound > 0 else { return false }
    let target = state.range.clamping(state.target + forward * screenDirection(axis))
    let resting = restingOffsets(for: [axis: target], velocity: .zero, from: offset)?[axis] ?? target
    animate(axis, to: resting, duration: ScrollPhysics.keyboardDuration, because: .key)
    return true
  }

  /// The distance of an arrow key, in points, and the fraction of the viewport for a page key. Guesses: iOS publishes
  /// neither.
  private static let lineLength: CGFloat = 60
  private static let pageShare: CGFloat = 0.85
}
