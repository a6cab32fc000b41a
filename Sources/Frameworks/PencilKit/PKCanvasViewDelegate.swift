import Foundation
import ScrollworkUIKit

/// The delegate of a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Rendering finished.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// The person began to draw, erase or select.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// The person finished.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The input that draws on a canvas. The phone has no Pencil.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// A Pencil, and fingers while a tool picker is visible.
  case `default` = 0
  /// A Pencil and fingers.
  case anyInput = 1
  /// A Pencil only.
  case pencilOnly = 2
}
