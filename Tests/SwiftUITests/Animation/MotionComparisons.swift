import Foundation
import Testing

// Checks for motions along an axis.

func expectDerivative(
  until end: Double, position: (Double) -> CGFloat, velocity: (Double) -> CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let h = 1e-6
  for step in 1..<100 {
    let t = end * Double(step) / 100
    let slope = (position(t + h) - position(t - h)) / CGFloat(2 * h)
    #expect(abs(slope - velocity(t)) < 0.001 * max(1, abs(slope)), "at \(t) s", sourceLocation: sourceLocation)
  }
}

/// Checks steps of 0.1 ms: no position may differ from the last by more than the velocity explains, and no velocity by
/// more than the strongest spring explains. The end may jump by `restDistance`.
func expectSmooth(
  until end: Double, start: CGFloat, position: (Double) -> CGFloat, velocity: (Double) -> CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let step = 0.0001
  let count = Int(min(end, 2) / step)
  var (lastPosition, lastVelocity) = (position(0), velocity(0))
  #expect(abs(lastVelocity - start) <= 0.02 * abs(start) + 1, sourceLocation: sourceLocation)
  var worst: (position: CGFloat, velocity: CGFloat) = (0, 0)
  for index in 1..<max(2, count) {
    let t = Double(index) * step
    let (p, v) = (position(t), velocity(t))
    worst.position = max(worst.position, abs(p - lastPosition - (v + lastVelocity) / 2 * CGFloat(step)))
    worst.velocity = max(worst.velocity, abs(v - lastVelocity))
    (lastPosition, lastVelocity) = (p, v)
  }
  let strongest = 346 * max(800, abs(position(end) - position(0))) + 2 * 18.6 * max(abs(start), 3000)
  #expect(worst.position < max(0.002, strongest * step * step), sourceLocation: sourceLocation)
  #expect(worst.velocity < strongest * step, sourceLocation: sourceLocation)
  #expect(abs(position(end) - position(end.nextDown)) <= 0.2501, sourceLocation: sourceLocation)
}

func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
  abs(a - b) < 1e-6 * max(1, abs(b))
}

extension Double {
  func isApproximately(_ other: Double) -> Bool {
    abs(self - other) < 1e-9
  }
}
