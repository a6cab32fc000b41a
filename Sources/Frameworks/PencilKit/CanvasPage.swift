import Foundation
import ScrollworkUIKit

/// Draws strokes.
@MainActor
final class CanvasPage: UIView {
  var strokes: [PKStroke] = [] { didSet { setNeedsDisplay() } }
  /// The lasso, and the box of the selection.
  var outline: (loop: [CGPoint], box: CGRect?) = ([], nil) { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    StrokePainter(style: UITraitCollection.current.userInterfaceStyle).draw(strokes, in: context)
    context.setStrokeColor(UIColor.systemGray.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [5, 4])
    if outline.loop.count > 1 {
      context.addLines(between: outline.loop)
      context.strokePath()
    }
    if let box = outline.box { context.stroke(box) }
  }
}
