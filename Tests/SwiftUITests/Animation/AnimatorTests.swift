import SimulatorTesting
import SwiftUI

@MainActor @Suite("Animators, keyframes and timelines", .simulator(.iPhoneSE))
struct AnimatorTests {
  private enum Phase: CaseIterable { case small, large, huge }

  @Test("phases follow one another when the trigger changes, and end where they began")
  func triggeredPhases() async throws {
    // Given a box that is larger in later phases
    let trigger = Knob(0)
    let screen = await Screen {
      Turned(knob: trigger) { trigger in
        PhaseAnimator(Phase.allCases, trigger: trigger) { phase in
          RedBox(id: "box", width: phase == .small ? 10 : phase == .large ? 50 : 90, height: 10)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    #expect(try screen.frame("box").width == 10)
    try await screen.advance(by: .seconds(3))
    #expect(try screen.frame("box").width == 10)
    // When the trigger changes
    trigger.value = 1
    try await screen.advance(by: .milliseconds(550))
    // Then its width is between the first two phases, then between the next two, and finally back
    #expect(abs(try screen.frame("box").width - 30) < 5)
    try await screen.advance(by: .seconds(1))
    #expect(abs(try screen.frame("box").width - 70) < 5)
    try await screen.settle()
    #expect(try screen.frame("box").width == 10)
  }

  @Test("without a trigger phases go round without end, and rest with the view")
  func endlessPhases() async throws {
    let screen = await Screen {
      Color.red.phaseAnimator([false, true]) { content, isWide in
        content.frame(width: isWide ? 100 : 20, height: 10).accessibilityElement().accessibilityIdentifier("box")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    try await screen.advance(by: .milliseconds(1000))
    #expect(try screen.frame("box").width > 90)
    try await screen.advance(by: .milliseconds(1000))
    #expect(try screen.frame("box").width < 30)
    try await screen.advance(by: .milliseconds(1000))
    #expect(try screen.frame("box").width > 90)
    // And nothing waits for the phases, even between two of them
    try await screen.advance(by: .milliseconds(500))
    #expect(screen.busyReasons.isEmpty)
  }

  @Test("given a symbol that pulses without end, then nobody waits for its animation; one that bounces is waited for")
  func endlessSymbols() async throws {
    // Given
    let bounces = Knob(0)
    let screen = await Screen {
      Turned(knob: bounces) { bounces in
        Image(systemName: "heart").symbolEffect(.pulse)
        Image(systemName: "star").symbolEffect(.bounce, value: bounces)
      }
    }
    // When
    try await screen.advance(by: .milliseconds(700))
    // Then
    #expect(!screen.busyReasons.contains { $0.hasPrefix("animations:") })
    // When
    bounces.value = 1
    try await screen.advance(by: .milliseconds(100))
    // Then
    #expect(screen.busyReasons.contains { $0.hasPrefix("animations:") })
  }

  private struct Pose {
    var width = 10.0
    var height = 10.0
  }

  @Test("keyframes of two tracks run beside each other")
  func keyframes() async throws {
    // Given a box whose width goes up and down while its height jumps
    let trigger = Knob(0)
    let screen = await Screen {
      Turned(knob: trigger) { trigger in
        Color.red.keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
          content.frame(width: pose.width, height: pose.height).accessibilityElement().accessibilityIdentifier("box")
        } keyframes: { _ in
          KeyframeTrack(\.width) {
            LinearKeyframe(50, duration: 1)
            CubicKeyframe(10, duration: 1)
          }
          KeyframeTrack(\.height) {
            MoveKeyframe(30)
            LinearKeyframe(30, duration: 0.5)
          }
        }
      }
    }
    #expect(try screen.frame("box").size == CGSize(width: 10, height: 10))
    // When the trigger changes
    trigger.value = 1
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(abs(try screen.frame("box").width - 30) < 2)
    #expect(try screen.frame("box").height == 30)
    try await screen.advance(by: .milliseconds(1000))
    let midway = try screen.frame("box").width
    #expect(midway < 49 && midway > 11)
    try await screen.settle()
    #expect(try screen.frame("box").size == CGSize(width: 10, height: 30))
  }

  @Test("a timeline of keyframes tells the value at each moment")
  func keyframeTimeline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10.0, duration: 2)
        SpringKeyframe(20.0, duration: 1, spring: .smooth)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.value(progress: 0.5) == 7.5)
    #expect(timeline.value(time: 2.5) > 10)
    #expect(timeline.value(time: 9) == 20)
  }

  @Test("keyframes of a whole value need no track, and may come from a loop")
  func keyframesOfALoop() {
    let steps = [LinearKeyframe(10.0, duration: 1), LinearKeyframe(30.0, duration: 1)]
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for step in steps { step }
      LinearKeyframe(0.0, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1.5) == 20)
    #expect(timeline.value(time: 2.5) == 15)
  }

  @Test("a timeline is shown at the dates of its schedule and not between them")
  func periodicTimeline() async throws {
    // Given a timeline that counts seconds
    let start = Date()
    let screen = await Screen {
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
    #expect(screen.visibleText.contains("0"))
    // When time passes
    try await screen.advance(by: .milliseconds(900))
    #expect(screen.visibleText.contains("0"))
    try await screen.advance(by: .milliseconds(200))
    // Then
    #expect(screen.visibleText.contains("1"))
    try await screen.advance(by: .seconds(5))
    #expect(screen.visibleText.contains("6"))
  }

  @Test("an animation's timeline runs each frame, less often if told so, and not while paused")
  func animationTimeline() async throws {
    // Given two timelines
    let isPaused = Knob(false)
    var evaluations = [0, 0]
    let screen = await Screen {
      Turned(knob: isPaused) { isPaused in
        TimelineView(.animation(paused: isPaused)) { _ in
          evaluations[0] += 1
          return Text(verbatim: "a")
        }
        TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { _ in
          evaluations[1] += 1
          return Text(verbatim: "b")
        }
      }
    }
    evaluations = [0, 0]
    // When a second passes
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(evaluations[0] >= 58)
    #expect(evaluations[1] >= 1 && evaluations[1] <= 3)
    // When they are paused
    isPaused.value = true
    try await screen.settle()
    evaluations = [0, 0]
    try await screen.advance(by: .seconds(1))
    #expect(evaluations == [0, 0])
  }

  private struct Bar: View, Animatable {
    var length: Double
    let name: String
    nonisolated var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    var body: some View {
      VStack(spacing: 0) {
        RedBox(id: "bar", width: length, height: 10)
        Text(verbatim: "\(name) \(Int(length))")
      }
    }
  }

  @Test("a view of the app that is Animatable is evaluated with what lies between")
  func animatableView() async throws {
    // Given a bar
    let bar = Knob((length: 0.0, name: "a"))
    let screen = await Screen { Turned(knob: bar) { Bar(length: $0.length, name: $0.name) } }
    // When it grows
    withAnimation(.linear(duration: 1)) { bar.value.length = 100 }
    try await screen.advance(by: .milliseconds(500))
    // Then it is halfway, and so is its text
    let width = try screen.frame("bar").width
    #expect(width > 40 && width < 60)
    #expect(screen.visibleText.contains("a \(Int(width))"))
    // When something else changes meanwhile
    bar.value.name = "b"
    try await screen.advance(by: .milliseconds(100))
    // Then it goes on
    #expect(try screen.frame("bar").width > width)
    #expect(try screen.frame("bar").width < 80)
    try await screen.settle()
    #expect(screen.visibleText.contains("b 100"))
  }

  private struct Fan: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 200, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("a layout of the app is animated by its data")
  func animatedLayout() async throws {
    let step = Knob(CGFloat(20))
    let screen = await Screen {
      Turned(knob: step) { step in
        Fan(step: step) {
          RedBox(id: "a", width: 10, height: 10)
          RedBox(id: "b", width: 10, height: 10)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { step.value = 120 }
    try await screen.advance(by: .milliseconds(500))
    let distance = try screen.frame("b").minX - screen.frame("a").minX
    #expect(distance > 60 && distance < 80)
  }
}
