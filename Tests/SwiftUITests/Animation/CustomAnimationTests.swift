import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Animations that an app makes", .simulator(.iPhoneSE))
struct CustomAnimationTests {
  /// Linear over one second, after a jump to a quarter.
  private struct Jump: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time >= 1 ? nil : value.scaled(by: 0.25 + 0.75 * time)
    }
  }

  /// Moves at a constant speed of 100 points per second, whatever the distance.
  private struct Steady: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      let duration = value.magnitudeSquared.squareRoot() / 100
      return time >= duration ? nil : value.scaled(by: time / duration)
    }
  }

  private struct MovedSquare: View {
    @ObservedObject var knob: Knob<CGFloat>
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: knob.value).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func page() async throws -> (Screen, Knob<CGFloat>, () -> CGFloat) {
    let knob = Knob<CGFloat>(0)
    let screen = await Screen { MovedSquare(knob: knob) }
    try await screen.settle()
    let red = screen.drawn
    let start = red.last?.bounds.minX ?? 0
    return (screen, knob, { (screen.drawn.last?.bounds.minX ?? -1) - start })
  }

  @Test("given an animation of the app's own, then a view is where it says, and at the end where the change put it")
  func own() async throws {
    let (screen, knob, x) = try await page()
    withAnimation(Animation(Jump())) { knob.value = 100 }
    try await screen.frames(30)
    #expect(abs(x() - 62.5) < 2)
    try await screen.settle()
    #expect(x() == 100)
    #expect(!screen.simulator.needsFrame)
  }

  @Test("given an animation that depends on the distance, then a longer way takes longer")
  func distance() async throws {
    let (screen, knob, x) = try await page()
    withAnimation(Animation(Steady())) { knob.value = 200 }
    try await screen.frames(60)
    #expect(abs(x() - 100) < 3)
    try await screen.settle()
    withAnimation(Animation(Steady())) { knob.value = 150 }
    try await screen.frames(30)
    #expect(abs(x() - 150) < 3)
  }

  @Test("given an animation of the app's own that is delayed, faster or repeated, then it is")
  func changed() async throws {
    let (screen, knob, x) = try await page()
    withAnimation(Animation(Jump()).speed(2).delay(0.5)) { knob.value = 100 }
    try await screen.frames(25)
    #expect(x() == 0)
    try await screen.frames(20)
    #expect(abs(x() - 62.5) < 5)
    try await screen.settle()
    knob.value = 0
    try await screen.settle()
    // There and back.
    withAnimation(Animation(Jump()).repeatCount(2)) { knob.value = 100 }
    try await screen.frames(30)
    #expect(abs(x() - 62.5) < 3)
    try await screen.frames(60)
    #expect(abs(x() - 37.5) < 4)
    try await screen.settle()
    #expect(x() == 100)
  }

  /// Counts its frames.
  private struct Counting: CustomAnimation {
    private struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Frames.self] += 1
      return context.state[Frames.self] > 10 ? nil : value.scaled(by: Double(context.state[Frames.self]) / 10)
    }
  }

  @Test("given an animation that keeps something, then it finds it in the next frame")
  func state() async throws {
    let (screen, knob, x) = try await page()
    withAnimation(Animation(Counting())) { knob.value = 100 }
    try await screen.frames(5)
    #expect(x() >= 40 && x() <= 60)
    try await screen.frames(8)
    #expect(x() == 100)
    #expect(!screen.simulator.needsFrame)
  }

  /// Continues with the time of the animation it interrupts.
  private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time >= 1 ? nil : value.scaled(by: time)
    }
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Self }
  }

  @Test("given an animation that merges with what it interrupts, then its time goes on; one that does not begins anew")
  func merging() async throws {
    for (animation, ends) in [(Animation(Merging()), true), (Animation(Jump()), false)] {
      let (screen, knob, x) = try await page()
      withAnimation(animation) { knob.value = 100 }
      try await screen.frames(30)
      withAnimation(animation) { knob.value = 200 }
      try await screen.frames(36)
      #expect((x() == 200) == ends)
    }
  }

  @Test("given a spring that interrupts a movement, then it goes on with its speed before it turns round")
  func springs() async throws {
    let (screen, knob, x) = try await page()
    withAnimation(.linear(duration: 1)) { knob.value = 100 }
    try await screen.frames(30)
    let half = x()
    withAnimation(.spring(duration: 2)) { knob.value = 0 }
    try await screen.frames(4)
    #expect(x() > half)
    // An animation that interrupts a spring continues with the spring's velocity.
    try await screen.frames(56)
    let returning = x()
    #expect(returning < half - 10)
    withAnimation(.spring(duration: 2)) { knob.value = 100 }
    try await screen.frames(1)
    #expect(x() <= returning)
    try await screen.settle()
    #expect(x() == 100)
    #expect(!screen.simulator.needsFrame)
  }

  /// Logically complete after half of its time.
  private struct Settling: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      if time >= 0.5 { context.isLogicallyComplete = true }
      return time >= 1 ? nil : value.scaled(by: time)
    }
  }

  @Test("given an animation that says when it is over, or is said to be, then a completion runs then")
  func logicallyComplete() async throws {
    for animation in [Animation(Settling()), .linear(duration: 1).logicallyComplete(after: 0.5)] {
      let (screen, knob, _) = try await page()
      var told: [String] = []
      withAnimation(animation, completionCriteria: .logicallyComplete) {
        knob.value = 100
      } completion: {
        told.append("logical")
      }
      try await screen.frames(25)
      #expect(told == [])
      try await screen.frames(10)
      #expect(told == ["logical"])
      #expect(screen.simulator.needsFrame)
    }
  }

  @Test("given an animation, then it tells where a value would be")
  func asked() {
    let animation = Animation.linear(duration: 2)
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    #expect(animation.base.animate(value: 10.0, time: 1, context: &context) == 5)
    #expect(animation.base.animate(value: 10.0, time: 2, context: &context) == nil)
    #expect(abs((animation.velocity(value: 10.0, time: 1, context: context) ?? 0) - 5) < 0.01)
    #expect(Animation(Jump()) == Animation(Jump()))
    #expect(Animation(Jump()) != .linear)
    #expect(Animation(animation.base as? Animation.Motion ?? .custom(.init(base: Jump()))) == animation)
  }

  @Test("given several values as one, then they are added, scaled and measured together")
  func values() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values += values
    values.scale(by: 0.5)
    #expect(values == AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0)))
    #expect(values.magnitudeSquared == 30)
    #expect((values - values) == .zero)
  }

  @Test("given an animation for modifiers only, then what is inside changes at once")
  func modifiersOnly() async throws {
    let knob = Knob<CGFloat>(0)
    let screen = await Screen {
      Turned(knob: knob) { value in
        Color.red.frame(width: 20 + value, height: 20)
          .animation(.linear(duration: 1)) { $0.opacity(value == 0 ? 1 : 0.5) }
      }
    }
    try await screen.settle()
    knob.value = 100
    try await screen.frames(30)
    let box = try #require(screen.drawn.last)
    #expect(box.bounds.width == 120)
    #expect(abs(box.opacity - 0.75) < 0.03)
    try await screen.settle()
    #expect(screen.drawn.last?.opacity == 0.5)
  }
}
