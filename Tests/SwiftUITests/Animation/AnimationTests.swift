import Foundation
import Testing

@testable import SwiftUI

@Suite struct AnimationTests {

  @Test("Timing curves are exact to a millionth", arguments: bezierSamples)
  func bezier(sample: BezierSample) {
    #expect(abs(sample.curve.value(at: sample.progress) - sample.value) < 1e-6)
  }

  @Test(
    "Timing curves start at 0, end at 1 and move as their velocity says",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.68, y: -0.6), endControlPoint: UnitPoint(x: 0.32, y: 1.6)),
    ])
  func curveShape(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    for progress in stride(from: 0.05, to: 0.96, by: 0.1) {
      let slope = (curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-3)
    }
  }

  @Test("Springs follow their equation of motion", arguments: springSamples)
  func spring(sample: SpringSample) {
    let spring = Spring(response: sample.response, dampingRatio: sample.dampingRatio)
    let value = spring.value(target: 1.0, initialVelocity: sample.initialVelocity, time: sample.time)
    let velocity = spring.velocity(target: 1.0, initialVelocity: sample.initialVelocity, time: sample.time)
    #expect(abs(value - sample.value) < 1e-6)
    #expect(abs(velocity - sample.velocity) < 1e-5)
  }

  @Test(
    "A settled spring stays within a thousandth; a moment before it did not have to",
    arguments: [
      Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.3), Spring(duration: 1, bounce: -0.5),
      Spring(mass: 1, stiffness: 170, damping: 26),
      Spring(mass: 2, stiffness: 100, damping: 80, allowOverDamping: true),
    ])
  func settling(spring: Spring) {
    let duration = spring.settlingDuration
    for time in stride(from: duration, to: duration * 3, by: duration / 50) {
      #expect(abs(1 - spring.value(target: 1.0, time: time)) <= 0.001001)
    }
    let before = stride(from: duration * 0.8, to: duration, by: duration / 500).map {
      abs(1 - spring.value(target: 1.0, time: $0))
    }
    #expect(before.contains { $0 > 0.001 })
  }

  @Test("Duration and bounce, response and damping, and physics describe the same springs")
  func springParameters() {
    let spring = Spring(duration: 0.4, bounce: 0.25)
    #expect(spring.dampingRatio == 0.75)
    #expect(abs(spring.response - 0.4) < 1e-12)
    let physics = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physics.response - 0.4) < 1e-12)
    #expect(abs(physics.bounce - 0.25) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("Animations have Apple's documented defaults")
  func defaults() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
    #expect(Animation.easeIn(duration: 1) == .timingCurve(0.42, 0, 1, 1, duration: 1))
  }

  @Test("A curve ends exactly when its time is over")
  func curveEnd() {
    let animation = Animation.linear(duration: 2)
    #expect(animation.progress(at: 0) == (0, false))
    #expect(animation.progress(at: 1) == (0.5, false))
    #expect(animation.progress(at: 2) == (1, true))
    #expect(animation.duration == 2)
    #expect(Animation.linear(duration: 0).progress(at: 0) == (1, true))
  }

  @Test("Delay, speed and repetition compose")
  func composition() {
    let delayed = Animation.linear(duration: 1).delay(0.5)
    #expect(delayed.progress(at: 0.4) == (0, false))
    #expect(delayed.progress(at: 1) == (0.5, false))
    #expect(delayed.progress(at: 1.5) == (1, true))

    let fast = Animation.linear(duration: 1).speed(2)
    #expect(fast.progress(at: 0.25) == (0.5, false))
    #expect(fast.duration == 0.5)

    let thrice = Animation.linear(duration: 1).repeatCount(3)
    #expect(thrice.progress(at: 0.25).value == 0.25)
    #expect(thrice.progress(at: 1.25).value == 0.75)
    #expect(thrice.progress(at: 2.25).value == 0.25)
    #expect(thrice.progress(at: 3) == (1, true))

    let onward = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(onward.progress(at: 7.25) == (0.25, false))
    #expect(onward.duration == .infinity)
  }

  @Test("A spring takes over the speed it is given; a curve does not")
  func takenOverVelocity() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    #expect(abs(spring.velocity(at: 0, initialVelocity: 4) - 4) < 0.02)
    #expect(spring.progress(at: 0.01, initialVelocity: 4).value > spring.progress(at: 0.01).value)
    #expect(
      Animation.linear(duration: 1).progress(at: 0.5, initialVelocity: 4).value
        == Animation.linear(duration: 1).progress(at: 0.5).value)
    // At twice the speed, a velocity in real seconds stays the same.
    #expect(abs(spring.speed(2).velocity(at: 0, initialVelocity: 4) - 4) < 0.05)
  }

  @Test("Everything animatable comes back from its data")
  func animatableData() {
    func roundTrip<A: Animatable & Equatable>(_ value: A, _ empty: A) {
      var copy = empty
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    roundTrip(CGPoint(x: 1, y: 2), .zero)
    roundTrip(CGSize(width: 1, height: 2), .zero)
    roundTrip(CGRect(x: 1, y: 2, width: 3, height: 4), .zero)
    roundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets())
    roundTrip(UnitPoint(x: 1, y: 2), .zero)
    roundTrip(Angle(degrees: 30), .zero)
    roundTrip(RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4), .init())
    let middle = CGPoint.zero.animatableData.interpolated(towards: AnimatablePair(10, 20), amount: 0.25)
    #expect(middle == AnimatablePair(2.5, 5))
  }
}
