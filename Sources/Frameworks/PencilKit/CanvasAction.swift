import Foundation
import ScrollworkUIKit

/// What a finger does with a tool, from its landing to its lifting.
@MainActor
enum CanvasAction {
  /// Draws a stroke, along a ruler if there is a way to it.
  case draw(StrokeInProgress)
  /// Takes strokes away.
  case erase(PKEraserTool, last: CGPoint)
  /// Draws around strokes.
  case choose([CGPoint])
  /// Moves what is chosen.
  case move(last: CGPoint)
}

/// A stroke that is being drawn.
struct StrokeInProgress {
  private let tool: PKInkingTool
  private let start: TimeInterval
  private let date = Date()
  private let seed = UInt32.random(in: 0 ... .max)
  /// Where the ruler's edge has what is drawn; nil if there is none.
  private let edge: ((CGPoint) -> CGPoint)?
  private var points: [PKStrokePoint] = []

  init(_ tool: PKInkingTool, at time: TimeInterval, along edge: ((CGPoint) -> CGPoint)?) {
    self.tool = tool
    start = time
    self.edge = edge
  }

  /// The finger is at another place. What is hardly elsewhere counts for nothing.
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
