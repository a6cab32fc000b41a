import SwiftUI
import Testing

@Suite("Springs between two values")
struct SpringValueTests {
  struct Dot: Animatable, Equatable {
    var animatableData: AnimatablePair<Double, Double>
    var name = ""
    init(_ x: Double, _ y: Double) { animatableData = AnimatablePair(x, y) }
  }

  private static let springs = [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.3), Spring(mass: 2, stiffness: 100, damping: 10),
    Spring(mass: 1, stiffness: 100, damping: 80, allowOverDamping: true),
  ]

  @Test(
    "given two values, when a spring goes from one to the other, then as it does from zero, from where it starts",
    arguments: springs)
  func values(spring: Spring) {
    let (from, to, push) = (Dot(100, 5), Dot(200, 5), Dot(30, 0))
    for time in [0, 0.1, 0.4, 2] {
      let shown = spring.value(fromValue: from, toValue: to, initialVelocity: push, time: time)
      let way = spring.value(target: 100, initialVelocity: 30, time: time)
      #expect(abs(shown.animatableData.first - 100 - way) < 1e-9)
      #expect(abs(shown.animatableData.second - 5) < 1e-9)
      let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: push, time: time)
      #expect(abs(speed.animatableData.first - spring.velocity(target: 100, initialVelocity: 30, time: time)) < 1e-9)
    }
    #expect(
      spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: push, epsilon: 0.01)
        == spring.settlingDuration(
          target: AnimatablePair(100.0, 0.0), initialVelocity: AnimatablePair(30, 0), epsilon: 0.01))
  }

  @Test(
    "given a spring on its way, when it is moved on in steps, then it is where it is after the whole time",
    arguments: springs)
  func steps(spring: Spring) {
    var (value, velocity) = (10.0, 40.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 110, deltaTime: 0.01) }
    #expect(abs(value - 10 - spring.value(target: 100, initialVelocity: 40, time: 0.3)) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 100, initialVelocity: 40, time: 0.3)) < 1e-6)
  }

  @Test(
    "given a spring on its way, when its force is asked for, then it is its mass times what changes the velocity",
    arguments: springs)
  func forces(spring: Spring) {
    let (time, step) = (0.1, 1e-6)
    let position = spring.value(target: 100.0, time: time)
    let velocity = spring.velocity(target: 100.0, time: time)
    let later = spring.velocity(target: 100.0, time: time + step)
    let force = spring.force(target: 100, position: position, velocity: velocity)
    #expect(abs(force - spring.mass * (later - velocity) / step) < 0.1 + abs(force) * 1e-3)
    let same = spring.force(
      fromValue: Dot(0, 0), toValue: Dot(100, 0), position: Dot(position, 0), velocity: Dot(velocity, 0))
    #expect(abs(same.animatableData.first - force) < 1e-9)
  }

  @Test(
    "given a time to settle in, when a spring is made for it, then it has settled then", arguments: [0.3, 0.7, 1, 1.5])
  func settling(dampingRatio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: dampingRatio, epsilon: 0.01)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-9)
    #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 0.01) - 2) < 1e-6)
    #expect(abs(spring.value(target: 1.0, time: 2) - 1) <= 0.0101)
    #expect(Spring(settlingDuration: 2, dampingRatio: 0).response == 2)
  }
}
