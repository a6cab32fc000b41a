import DisplayList
import Foundation

extension CGContext {
  /// Draws a gradient along a line over the clip area.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let reach = reach(of: options)
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let start = CGPoint(x: startPoint.x - dx * reach.head, y: startPoint.y - dy * reach.head)
    let end = CGPoint(x: endPoint.x + dx * reach.tail, y: endPoint.y + dy * reach.tail)
    add(.fill(.rect(boundingBoxOfClipPath), .linearGradient(stops(of: gradient, reach), start: start, end: end)))
  }

  /// Draws a gradient between two concentric circles over the clip area. With different centres, that of the end is
  /// used.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    var reach = reach(of: options)
    let length = endRadius - startRadius
    // A point has no interior.
    if startRadius <= reach.head * length { reach.head = 0 }
    add(
      .fill(
        .rect(boundingBoxOfClipPath),
        .radialGradient(
          stops(of: gradient, reach), center: endCenter, startRadius: startRadius - length * reach.head,
          endRadius: endRadius + length * reach.tail)))
  }

  /// Returns how far a gradient extends beyond its ends, in multiples of its length, to end transparently.
  private func reach(of options: CGGradientDrawingOptions) -> (head: CGFloat, tail: CGFloat) {
    (
      options.contains(.drawsBeforeStartLocation) ? 0 : 0.01, options.contains(.drawsAfterEndLocation) ? 0 : 0.01
    )
  }

  private func stops(of gradient: CGGradient, _ reach: (head: CGFloat, tail: CGFloat)) -> [Paint.Stop] {
    let length = 1 + reach.head + reach.tail
    var stops = gradient.stops.map {
      Paint.Stop(color: $0.color.opacity(state.alpha), location: (reach.head + $0.location) / length)
    }
    if let first = stops.first, reach.head > 0 {
      let begin = reach.head / length
      stops.insert(
        contentsOf: [
          Paint.Stop(color: .clear, location: 0), Paint.Stop(color: .clear, location: begin),
          Paint.Stop(color: first.color, location: begin),
        ], at: 0)
    }
    if let last = stops.last, reach.tail > 0 {
      let end = 1 - reach.tail / length
      stops += [
        Paint.Stop(color: last.color, location: end), Paint.Stop(color: .clear, location: end),
        Paint.Stop(color: .clear, location: 1),
      ]
    }
    return stops
  }
}
