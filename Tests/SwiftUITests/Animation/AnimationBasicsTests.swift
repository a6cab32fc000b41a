import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Animated changes", .simulator(.iPhoneSE))
struct AnimationBasicsTests {
  struct Moving: View {
    @ObservedObject var knob: Knob<Bool>
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        RedBox(id: "offset", width: 10, height: 10).offset(x: knob.value ? 100 : 0)
        RedBox(id: "frame", height: 10).frame(width: knob.value ? 200 : 100)
        RedBox(id: "padding", width: 10, height: 10).padding(.leading, knob.value ? 40 : 20)
        Color.red.frame(width: 10, height: 10).opacity(knob.value ? 1 : 0).scaleEffect(knob.value ? 2 : 1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func effects(_ screen: Screen) -> (opacity: Double, scale: CGFloat) {
    var opacity = 1.0
    var scale: CGFloat = 1
    func visit(_ fragment: Fragment) {
      opacity = min(opacity, fragment.effects.opacity)
      if let transform = fragment.effects.transform { scale = transform.m11 }
      fragment.children.forEach(visit)
    }
    visit(screen.simulator.displayList.root)
    return (opacity, scale)
  }

  @Test("withAnimation moves offset, frame, padding, opacity and scale over time and arrives exactly")
  func withAnimationMoves() async throws {
    // Given a view at rest
    let knob = Knob(false)
    let screen = await Screen { Moving(knob: knob) }
    // When it changes linearly over a second
    withAnimation(.linear(duration: 1)) { knob.value = true }
    try await screen.frames(1)
    // Then the first frame shows the start
    #expect(try screen.frame("offset").minX == 0)
    // halfway in time and value
    try await screen.frames(30)
    #expect(abs(try screen.frame("offset").minX - 50) < 0.1)
    #expect(abs(try screen.size("frame").width - 150) < 0.1)
    #expect(abs(try screen.frame("padding").minX - 30) < 0.1)
    #expect(abs(effects(screen).opacity - 0.5) < 0.01)
    #expect(abs(effects(screen).scale - 1.5) < 0.01)
    // and in the end exactly the target, at rest, after a single body run
    try await screen.frames(31)
    #expect(try screen.frame("offset").minX == 100)
    #expect(try screen.size("frame").width == 200)
    #expect(try screen.frame("padding").minX == 40)
    #expect(effects(screen) == (1, 2))
    #expect(!screen.simulator.needsFrame)
    #expect(screen.counters.bodiesByType["Moving"] == 2)
  }

  @Test("a change on the way is added to what goes on")
  func retarget() async throws {
    // Given an animation halfway
    let knob = Knob(false)
    let screen = await Screen { Moving(knob: knob) }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    try await screen.frames(31)
    let middle = try screen.frame("offset").minX
    // When it is reversed
    withAnimation(.linear(duration: 1)) { knob.value = false }
    try await screen.frames(1)
    // Then the two animations add up: they cancel each other until the first one ends
    #expect(abs(try screen.frame("offset").minX - middle) < 2)
    try await screen.frames(28)
    #expect(abs(try screen.frame("offset").minX - middle) < 2)
    try await screen.frames(16)
    #expect(abs(try screen.frame("offset").minX - middle / 2) < 4)
    try await screen.settle()
    #expect(try screen.frame("offset").minX == 0)
  }

  @Test("without an animation, or with animations disabled, a change takes one frame")
  func notAnimated() async throws {
    // Given a view animated by value
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isOn in
        RedBox(id: "box", width: 10, height: 10).offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
      }
    }
    let start = try screen.frame("box").minX
    // When the change disables animations
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { knob.value = true }
    try await screen.frames(1)
    // Then the view jumps to the end
    #expect(try screen.frame("box").minX == start + 100)
    #expect(!screen.simulator.needsFrame)
    // When it does not
    knob.value = false
    try await screen.frames(31)
    // Then the view is on its way
    #expect(abs(try screen.frame("box").minX - start - 50) < 0.1)
  }

  struct MovedBox: View {
    @ObservedObject var knob: Knob<Bool>
    var body: some View { RedBox(id: "inner", width: 10, height: 10).offset(x: knob.value ? 100 : 0) }
  }

  @Test("a view below that runs its own body in the same update is animated by the modifier above it")
  func animatesWhatRunsBelow() async throws {
    // Given a view with its own body below two modifiers for the same value
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isOn in MovedBox(knob: knob).animation(.linear(duration: 1), value: isOn) }
    }
    let start = try screen.frame("inner").minX
    // When the value changes
    knob.value = true
    try await screen.frames(31)
    // Then it is halfway
    #expect(abs(try screen.frame("inner").minX - start - 50) < 0.1)
  }

  @Test("a transaction modifier takes the animation away from what is below")
  func transactionModifier() async throws {
    // Given a view below a modifier that removes animations
    let knob = Knob(false)
    let screen = await Screen { MovedBox(knob: knob).transaction { $0.animation = nil } }
    let start = try screen.frame("inner").minX
    // When it changes with an animation
    withAnimation(.linear(duration: 1)) { knob.value = true }
    try await screen.frames(1)
    // Then it jumps to the end
    #expect(try screen.frame("inner").minX == start + 100)
  }

  @Test("a view that goes while it is animated takes its animation with it")
  func removedOnTheWay() async throws {
    // Given a running animation
    let knob = Knob(false)
    let shown = Knob(true)
    let screen = await Screen { Turned(knob: shown) { if $0 { Moving(knob: knob) } } }
    withAnimation(.linear(duration: 10)) { knob.value = true }
    try await screen.frames(5)
    // When the view is removed
    shown.value = false
    try await screen.frames(2)
    // Then nothing moves any more
    #expect(!screen.simulator.needsFrame)
  }
}
