import Foundation
import ScrollworkUIKit

/// The action of a finger with a tool, from its landing to its lifting.
@MainActor
enum CanvasAction {
  /// Draws a stroke, along a ruler if it is close.
  case draw(StrokeInProgress)
  /// Erases strokes.
  case erase(PKEraserTool, last: CGPoint)
  /// Draws a lasso.
  case choose([CGPoint])
  /// Moves the selection.
  case move(last: CGPoint)
}

/// A stroke in progress.
struct StrokeInProgress {
  private let tool: PKInkingTool
  private let start: TimeInterval
  private let date = Date()
  private let seed = UInt32.random(in: 0 ... .max)
  /// Maps points to the ruler's edge; nil without a ruler.
  private let edge: ((CGPoint) -> CGPoint)?
  private var points: [PKStrokePoint] = []

  init(_ tool: PKInkingTool, at time: TimeInterval, along edge: ((CGPoint) -> CGPoint)?) {
    self.tool = tool
    start = time
    self.edge = edge
  }

  /// Adds a point. Negligible movements are ignored.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    let place = edge?(point) ?? point
    if let last = points.last?.location, hypot(place.x - last.x, place.y - last.y) < 0.5 { return }
    points.append(
      PKStrokePoint(
        location: place, timeOffset: time - start, size: CGSize(width: tool.width, height: tool.width), opacity: 1,
        force: 1, azimuth: 0, altitude: .pi / 2))
  }

  var stroke: PKStroke {
    PKStroke(
      ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: date), randomSeed: seed)
  }
}
