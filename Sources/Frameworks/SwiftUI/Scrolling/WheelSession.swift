import Foundation

/// The scrolling of a wheel from its first event to its silence. A wheel has no end event, so the session ends when no
/// event has come for a while.
struct WheelSession {
  /// A wheel is considered at rest after this many seconds of silence. A guess.
  static let silence: TimeInterval = 0.15

  /// When the wheel will have been silent for long enough; nil while it does not scroll or nothing depends on it.
  private var end: TimeInterval?
  /// The axes that the wheel has moved until then.
  private var axes: Set<Axis> = []

  /// Whether the wheel scrolls, as of the last time that was examined.
  var isActive: Bool { end != nil }

  /// The wheel moved the content: the session begins or goes on.
  mutating func moved(_ axis: Axis, at time: TimeInterval) {
    axes.insert(axis)
    end = time + Self.silence
    checkInvariants()
  }

  /// Returns whether the wheel is still considered moving, and ends the session if not.
  mutating func isTurning(at time: TimeInterval) -> Bool {
    guard let end else { return false }
    if time >= end { self.end = nil }
    return time < end
  }

  /// Returns the axes that the wheel has moved, once: afterwards none is left. Only after the session has ended.
  mutating func takeAxes() -> Set<Axis> {
    defer { checkInvariants() }
    let moved = axes
    axes = []
    return moved
  }

  /// Ends the session without waiting for silence: the scroll view left the screen. The axes are still there to be
  /// taken.
  mutating func interrupt() {
    end = nil
    checkInvariants()
  }

  /// Asserts that an active session has moved the content along some axis.
  func checkInvariants() {
    assert(end == nil || !axes.isEmpty, "An active wheel session has moved the content along some axis.")
  }
}
