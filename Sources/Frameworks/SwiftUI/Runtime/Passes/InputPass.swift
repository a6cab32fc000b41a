import DisplayList
import Foundation

// Pass 1: touches, wheel and keys received since the last frame, ordered by timestamp, then the deadlines of
// recognizers that wait for time to pass.
extension Runtime {
  /// Stores an event for the next frame, which it requests.
  package func send(_ event: InputEvent) {
    touches.enqueue(event)
    requestFrame()
  }

  func inputPass() {
    guard let root else { return }
    touches.process(until: now, root: root, runtime: self)
  }
}
