import DisplayList
import Foundation

// Pass 1: touches, wheel and keys that arrived since the last frame, in order of their timestamps, then the deadlines
// of recognizers that wait for time to pass.
extension Runtime {
  /// Keeps an event for the next frame, which is asked for.
  package func send(_ event: InputEvent) {
    touches.enqueue(event)
    requestFrame()
  }

  func inputPass() {
    guard let root else { return }
    touches.process(until: now, root: root, runtime: self)
  }
}
