import Foundation
import ScrollworkUIKit

/// Hears of what is drawn on a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing is another one.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// What was drawn can be seen.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// The person begins to draw, to erase or to choose.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// The person has done so.
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

/// What may draw on a canvas. The phone has no Pencil.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// A Pencil, and fingers while a tool picker is visible.
  case `default` = 0
  /// A Pencil and fingers.
  case anyInput = 1
  /// A Pencil only.
  case pencilOnly = 2
}
