import Foundation
import Testing

@testable import SwiftUI

@Suite("Scroll physics")
struct ScrollPhysicsTests {
  // MARK: - Deceleration

  @Test("Given a fling, then it covers v / 1000 x r / (1 - r) points", arguments: [0.998, 0.99] as [CGFloat])
  func distance(rate: CGFloat) {
    for velocity in [-3000, 250, 4000] as [CGFloat] {
      let fling = Deceleration(start: 100, velocity: velocity, rate: rate)
      #expect(isClose(fling.target, 100 + velocity / 1000 * rate / (1 - rate)))
      #expect(fling.position(at: fling.duration) == fling.target)
    }
  }

  @Test("Given a fling, when stepped by the millisecond, then the closed form agrees with the steps")
  func milliseconds() {
    let fling = Deceleration(start: 40, velocity: -2500)
    var (position, velocity): (CGFloat, CGFloat) = (40, -2500)
    for millisecond in 1...3000 {
      velocity *= 0.998
      position += velocity / 1000
      #expect(isClose(fling.position(at: Double(millisecond) / 1000), position))
    }
  }

  @Test("Given a fling, then its velocity is the derivative of its position, and within 0.1 % of what it was given")
  func decelerationVelocity() {
    let fling = Deceleration(start: 0, velocity: 2000)
    expectDerivative(until: fling.duration, position: fling.position, velocity: fling.velocity)
    #expect(abs(fling.velocity(at: 0) - 2000) < 2.1)
    #expect(isClose(Deceleration(start: 0, slope: 2000, rate: 0.99).velocity(at: 0), 2000))
  }

  @Test("Given a fling, then its end is no visible jump and the speed there half a point a second")
  func decelerationEnd() {
    let fling = Deceleration(start: 0, velocity: 2000)
    let end = fling.duration.nextDown
    #expect(abs(fling.target - fling.position(at: end)) <= 0.2501)
    #expect(abs(fling.velocity(at: end) - 0.5) < 0.01)
    #expect(fling.velocity(at: fling.duration) == 0)
    #expect(fling.duration > 4 && fling.duration < 4.2)
  }

  @Test("Given a fling, when asked when it passes a place, then it is there at that time")
  func decelerationTime() throws {
    let fling = Deceleration(start: 10, velocity: -1500)
    for place in [10, 9, -100, -500, -700] as [CGFloat] {
      let time = try #require(fling.time(at: place))
      #expect(isClose(fling.position(at: time), place))
    }
    #expect(fling.time(at: 11) == nil)
    #expect(fling.time(at: fling.target) == nil)
  }

  @Test("Given no velocity, then there is no motion")
  func noVelocity() {
    let fling = Deceleration(start: 7, velocity: 0)
    #expect(fling.duration == 0)
    #expect(fling.position(at: 0) == 7)
    #expect(fling.time(at: 8) == nil)
  }

  // MARK: - Rubber band

  @Test("Given a pull, then the rubber band shows the published share of it")
  func rubberBand() {
    // (1 - 1 / (100 x 0.55 / 800 + 1)) x 800
    #expect(abs(RubberBand.shown(pull: 100, dimension: 800) - 51.461_988) < 1e-5)
    #expect(abs(RubberBand.shown(pull: -100, dimension: 800) + 51.461_988) < 1e-5)
    #expect(abs(RubberBand.shown(pull: 1, dimension: 800) - 0.55) < 0.001)
    #expect(RubberBand.shown(pull: 1e6, dimension: 800) < 800)
    #expect(RubberBand.shown(pull: 100, dimension: 0) == 0)
  }

  @Test(
    "Given a shown displacement, then the inverse finds its pull",
    arguments: [-900, -30, 0, 0.5, 64, 5000] as [CGFloat])
  func rubberBandInverse(pull: CGFloat) {
    let shown = RubberBand.shown(pull: pull, dimension: 700)
    #expect(isClose(RubberBand.pull(shown: shown, dimension: 700), pull))
  }

  @Test("Given a displacement no pull can show, then the inverse is finite")
  func rubberBandLimit() {
    #expect(RubberBand.pull(shown: 900, dimension: 700) == RubberBand.pull(shown: 693, dimension: 700))
    #expect(RubberBand.pull(shown: -900, dimension: 700).isFinite)
  }

  @Test("Given an offset within the edges, then the rubber band leaves it alone, and beyond them it can be undone")
  func rubberBandOffsets() {
    for offset in [-120, -1, 0, 400, 1000, 1001, 1500] as [CGFloat] {
      let shown = RubberBand.shownOffset(for: offset, in: 0...1000, dimension: 600)
      if (0...1000).contains(offset) { #expect(shown == offset) }
      #expect(isClose(RubberBand.pulledOffset(for: shown, in: 0...1000, dimension: 600), offset))
    }
    #expect(RubberBand.shownOffset(for: -100, in: 0...1000, dimension: 600) > -55)
  }

  // MARK: - Spring

  @Test("Given displaced content, when let go, then it is back within half a second and almost within 0.4")
  func springSettles() {
    let spring = SpringBack(displacement: 100, velocity: 0)
    #expect(abs(spring.position(at: 0.4)) < 0.6)
    #expect(spring.duration < 0.5)
    #expect(spring.isAtRest(at: 0.5) && !spring.isAtRest(at: 0.3))
    #expect(SpringBack(displacement: -80, velocity: -800).isAtRest(at: 0.6))
    #expect(SpringBack(displacement: 0, velocity: 0).duration == 0)
  }

  @Test(
    "Given a spring, then its velocity is the derivative of its position and both agree with integrated forces",
    arguments: [(100, 0), (0, 2000), (-50, 3000), (30, -200)] as [(CGFloat, CGFloat)])
  func springIntegration(displacement: CGFloat, velocity: CGFloat) {
    let spring = SpringBack(displacement: displacement, velocity: velocity)
    expectDerivative(until: spring.duration, position: spring.position, velocity: spring.velocity)
    #expect(isClose(spring.position(at: 0), displacement) && isClose(spring.velocity(at: 0), velocity))

    let w = ScrollPhysics.springFrequency
    let step: CGFloat = 1e-6
    var (x, v) = (displacement, velocity)
    for _ in 0..<100_000 {
      v -= (w * w * x + 2 * w * v) * step
      x += v * step
    }
    #expect(abs(spring.position(at: 0.1) - x) < 0.05)
  }

  @Test("Given a spring at rest, then it was closer than a quarter of a point and stays there")
  func springRest() {
    for velocity in [-4000, -1000, 0, 900, 6000] as [CGFloat] {
      let spring = SpringBack(displacement: 60, velocity: velocity)
      #expect(abs(spring.position(at: spring.duration.nextDown)) <= 0.2501)
      #expect(spring.position(at: spring.duration) == 0)
    }
  }

  @Test("Given a spring moving inwards, then it crosses its place only if it is fast enough")
  func springCrossing() throws {
    #expect(SpringBack(displacement: 50, velocity: -900).crossing == nil)
    let time = try #require(SpringBack(displacement: 50, velocity: -2000).crossing)
    #expect(abs(SpringBack(displacement: 50, velocity: -2000).position(at: time)) < 1e-9)
  }

  // MARK: - Animation

  @Test("Given an animation, then it eases from its start to its target in its time")
  func animation() {
    let animation = ScrollAnimation(from: 100, to: 500)
    #expect(animation.position(at: 0) == 100)
    #expect(isClose(animation.position(at: 0.15), 300))
    #expect(animation.position(at: 0.3) == 500 && animation.isFinished(at: 0.3))
    // cubic-bezier(0.42, 0, 0.58, 1) at a quarter of the time.
    #expect(abs(ScrollAnimation.Curve.easeInOut.value(at: 0.25) - 0.129_164) < 1e-5)
    #expect(ScrollAnimation.Curve.linear.value(at: 0.3).isApproximately(0.3))
    expectDerivative(until: 0.3, position: animation.position, velocity: animation.velocity)
    #expect(animation.velocity(at: 0.4) == 0)
  }

  @Test("Given an animation, when its target moves, then it goes on from where it is and ends at the new one in time")
  func retargeting() {
    var animation = ScrollAnimation(from: 0, to: 1000)
    for frame in 1..<18 {
      let t = Double(frame) / 60
      let before = animation.position(at: t)
      animation.retarget(1000 + CGFloat(frame) * 3, at: t)
      #expect(isClose(animation.position(at: t), before))
    }
    #expect(animation.position(at: 0.3) == 1051)
    animation.retarget(900, at: 0.4)
    #expect(animation.position(at: 0.4) == 900)
  }

  @Test("Given shifted coordinates, then an animation shifts with them")
  func animationShift() {
    var animation = ScrollAnimation(from: 0, to: 1000)
    animation.shift(by: -40)
    #expect(isClose(animation.position(at: 0.15), 460))
    #expect(animation.to == 960)
  }

  // MARK: - Finger

  @Test("Given a finger at constant speed, then that is its velocity, whatever the reports' rhythm")
  func constantSpeed() {
    for interval in [1.0 / 120, 1.0 / 60, 0.03] {
      let tracker = track(every: interval) { CGPoint(x: 3 + 200 * $0, y: 900 - 1500 * $0) }
      let velocity = tracker.velocity(at: 0.3)
      #expect(isClose(velocity.width, 200) && isClose(velocity.height, -1500))
    }
  }

  @Test("Given an accelerating finger, then only its last tenth of a second counts")
  func lastMoments() {
    let tracker = track(every: 1.0 / 120) { CGPoint(x: 0, y: $0 < 0.2 ? 0 : 1000 * ($0 - 0.2)) }
    #expect(isClose(tracker.velocity(at: 0.3).height, 1000))
  }

  @Test("Given a finger that comes to rest, then its velocity falls and is 0 after a tenth of a second")
  func rest() {
    let tracker = track(every: 1.0 / 60) { CGPoint(x: 0, y: 1000 * $0) }
    let velocities = [0.3, 0.34, 0.37, 0.41, 5].map { tracker.velocity(at: $0).height }
    #expect(isClose(velocities[0], 1000))
    #expect(velocities[1] < 999 && velocities[1] > velocities[2] && velocities[2] > 0)
    #expect(velocities[3] == 0 && velocities[4] == 0)
  }

  @Test("Given a finger just down, or two reports of one moment, then there is no velocity")
  func tooLittle() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 1) == .zero)
    tracker.add(CGPoint(x: 5, y: 5), at: 1)
    #expect(tracker.velocity(at: 1) == .zero)
    tracker.add(CGPoint(x: 50, y: 50), at: 1)
    #expect(tracker.velocity(at: 1) == .zero)
    tracker.add(CGPoint(x: 60, y: 50), at: 1.01)
    #expect(isClose(tracker.velocity(at: 1.01).width, 1000))
    tracker.add(CGPoint(x: 900, y: 50), at: 0.5)
    #expect(isClose(tracker.velocity(at: 1.01).width, 1000))
    tracker.reset()
    #expect(tracker == VelocityTracker())
  }

  @Test("Given content caught in motion, when flung on quickly, then the motion adds, otherwise not")
  func refling() {
    let carried = 0.000816 * pow(2000, 1.967)
    #expect(isClose(ScrollPhysics.flingVelocity(release: 3000, caught: 2000, after: 0.15), 3000 + carried))
    #expect(isClose(ScrollPhysics.flingVelocity(release: -3000, caught: -2000, after: 0.15), -3000 - carried))
    #expect(ScrollPhysics.flingVelocity(release: -3000, caught: 2000, after: 0.15) == -3000)
    #expect(ScrollPhysics.flingVelocity(release: 3000, caught: 2000, after: 0.5) == 3000)
    #expect(ScrollPhysics.flingVelocity(release: 300, caught: 2000, after: 0.15) == 300)
    #expect(ScrollPhysics.flingVelocity(release: 0, caught: 2000, after: 0.15) == 0)
    #expect(ScrollPhysics.flingVelocity(release: 30_000, caught: 90_000, after: 0.1) == 70_000)
  }

  /// Tracks a finger for 0.3 s.
  private func track(every interval: Double, _ path: (Double) -> CGPoint) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in (0...Int((0.3 / interval).rounded())) {
      let time = min(0.3, Double(step) * interval)
      tracker.add(path(time), at: time)
    }
    return tracker
  }
}
