import Foundation
import ScrollworkUIKit

/// Recognizes one finger on a canvas. A second one ends it, since two fingers scroll and zoom.
@MainActor
final class CanvasGestureRecognizer: UIGestureRecognizer {
  weak var canvas: PKCanvasView?
  private weak var finger: UITouch?

  override var isEnabled: Bool { didSet { canvas?.fingersDidChange() } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let canvas, let touch = touches.first else { return }
    guard state == .possible, numberOfTouches == 1 else { return end(.cancelled) }
    guard canvas.fingersDraw, canvas.takes(touch) else { return state = .failed }
    finger = touch
    state = .began
    if state == .began { canvas.begin(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger), state == .began || state == .changed else { return }
    state = .changed
    canvas?.move(finger)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let finger, touches.contains(finger) else { return }
    canvas?.move(finger)
    end(.ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(.cancelled) }

  private func end(_ new: State) {
    guard state == .began || state == .changed else { return state = .failed }
    finger = nil
    canvas?.end(isCancelled: new == .cancelled)
    state = new
  }

  override func reset() { finger = nil }
}
