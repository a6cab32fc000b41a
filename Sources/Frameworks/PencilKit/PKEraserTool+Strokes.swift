import Foundation
import ScrollworkUIKit

extension PKEraserTool {
  /// Returns the rest of strokes after erasing along a line.
  func erase(_ strokes: [PKStroke], from start: CGPoint, to end: CGPoint) -> [PKStroke] {
    let reach = width / 2
    let swept = CGRect(
      x: min(start.x, end.x) - reach, y: min(start.y, end.y) - reach, width: abs(end.x - start.x) + width,
      height: abs(end.y - start.y) + width)
    return strokes.flatMap { stroke -> [PKStroke] in
      guard stroke.outerBounds.intersects(swept) else { return [stroke] }
      let samples = Self.samples(of: stroke)
      let isHit = samples.map { sample in
        // A whole stroke is hit at its edge, a part at its middle.
        let half = eraserType == .vector ? sample.width / 2 : 0
        return Self.distance(from: sample.place, to: (start, end)) <= reach + half
      }
      guard isHit.contains(true) else { return [stroke] }
      return eraserType == .vector ? [] : Self.parts(of: stroke, samples.map(\.value), isHit)
    }
  }

  private typealias Sample = (value: CGFloat, place: CGPoint, width: CGFloat)

  private static func samples(of stroke: PKStroke) -> [Sample] {
    guard stroke.path.count > 0 else { return [] }
    let end = CGFloat(stroke.path.count - 1)
    let values = Array(stride(from: 0, to: end, by: 0.125)) + [end]
    let scale = hypot(stroke.transform.a, stroke.transform.b)
    return values.map { value in
      let point = stroke.path.interpolatedPoint(at: value)
      return (value, point.location.applying(stroke.transform), point.width * scale)
    }
  }

  private static func distance(from point: CGPoint, to line: (start: CGPoint, end: CGPoint)) -> CGFloat {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? ((point.x - line.start.x) * dx + (point.y - line.start.y) * dy) / length : 0
    let near = min(max(share, 0), 1)
    return hypot(point.x - line.start.x - near * dx, point.y - line.start.y - near * dy)
  }

  /// Returns a stroke for each part of the path that was not erased.
  private static func parts(of stroke: PKStroke, _ values: [CGFloat], _ isHit: [Bool]) -> [PKStroke] {
    var (parts, start) = ([PKStroke](), CGFloat?.none)
    func finish(at end: CGFloat) {
      guard let begun = start else { return }
      let inner = Int(begun.rounded(.down)) + 1..<max(Int(end.rounded(.up)), Int(begun.rounded(.down)) + 1)
      let points =
        [stroke.path.interpolatedPoint(at: begun)] + inner.map { stroke.path[$0] }
        + (end > begun ? [stroke.path.interpolatedPoint(at: end)] : [])
      var part = stroke
      part.path = PKStrokePath(controlPoints: points, creationDate: stroke.path.creationDate)
      parts.append(part)
      start = nil
    }
    for (index, value) in values.enumerated() {
      if !isHit[index] {
        start = start ?? value
      } else if index > 0 {
        finish(at: values[index - 1])
      }
    }
    finish(at: values.last ?? 0)
    return parts
  }
}
