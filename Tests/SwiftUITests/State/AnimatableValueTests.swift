import SwiftUI
import Testing

/// The values of vectors and curves, as measured on Apple's systems.
@Suite("Values that animations compute with")
struct AnimatableValueTests {
  @Test("angles and unit points count 128 times")
  func scale() {
    #expect(Angle(radians: 2).animatableData == 256)
    var angle = Angle.zero
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    var point = UnitPoint.zero
    point.animatableData = AnimatablePair(128, 32)
    #expect(point == UnitPoint(x: 1, y: 0.25))
  }

  @Test("the velocity at the ends of a curve")
  func velocity() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 0) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
    let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(wild.velocity(at: 0.5) + 1) < 1e-5)
  }
}
