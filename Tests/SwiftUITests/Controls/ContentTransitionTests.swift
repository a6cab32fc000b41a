import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Changes of texts", .simulator(.iPhoneSE))
struct ContentTransitionTests {
  struct Score: View {
    @ObservedObject var knob: Knob<Int>
    let transition: ContentTransition
    var body: some View {
      Text(verbatim: "\(knob.value)").monospacedDigit().contentTransition(transition)
        .accessibilityIdentifier("score")
    }
  }

  /// A drawn piece of a text.
  private struct Piece {
    let text: String
    let opacity: Float
    /// The baseline.
    let y: CGFloat
  }

  private func drawn(_ screen: Screen) -> [Piece] {
    screen.drawn.compactMap { drawn -> Piece? in
      guard case .glyphs(let run, .color(let color)) = drawn.command else { return nil }
      return Piece(text: run.text, opacity: color.alpha, y: run.origin.y)
    }
  }

  private func change(_ transition: ContentTransition, to value: Int, animated: Bool = true) async throws -> [Piece] {
    let knob = Knob(41)
    let screen = await Screen { Score(knob: knob, transition: transition) }
    if animated { withAnimation(.linear(duration: 1)) { knob.value = value } } else { knob.value = value }
    try await screen.advance(by: .seconds(0.25))
    let middle = drawn(screen)
    #expect(try screen.find("score").label == "\(value)")
    try await screen.settle()
    #expect(drawn(screen).map(\.text) == ["\(value)"])
    #expect(drawn(screen).map(\.opacity) == [1])
    return middle
  }

  @Test("given opacity, when a text changes in an animation, then the old one fades out and the new one in")
  func opacity() async throws {
    let middle = try await change(.opacity, to: 42)
    #expect(middle.map(\.text) == ["41", "42"])
    #expect(abs(middle[0].opacity - 0.75) < 0.05)
    #expect(abs(middle[1].opacity - 0.25) < 0.05)
    #expect(middle[0].y == middle[1].y)
  }

  @Test("given numericText, when a number changes, then the digits that differ roll and the others stay")
  func numericText() async throws {
    let up = try await change(.numericText(), to: 42)
    #expect(up.map(\.text) == ["1", "4", "2"])
    #expect(up[1].opacity == 1)
    #expect(up[0].y < up[1].y && up[2].y > up[1].y)
    let down = try await change(.numericText(countsDown: true), to: 42)
    #expect(down[0].y > down[1].y && down[2].y < down[1].y)
  }

  struct Balance: View {
    @ObservedObject var knob: Knob<Int>
    var body: some View {
      Text(verbatim: "\(knob.value)").contentTransition(.numericText(value: Double(knob.value)))
    }
  }

  @Test("given the value, when it shrinks, then the digits roll the other way than when it grows")
  func byValue() async throws {
    let knob = Knob(5)
    let screen = await Screen { Balance(knob: knob) }
    for (value, isUp) in [(6, true), (2, false), (3, true)] {
      withAnimation(.linear(duration: 1)) { knob.value = value }
      try await screen.advance(by: .seconds(0.25))
      let middle = drawn(screen)
      try #require(middle.count == 2)
      #expect((middle[0].y < middle[1].y) == isUp, "\(value)")
      try await screen.settle()
    }
  }

  @Test("given no animation or no transition, then a text changes at once")
  func atOnce() async throws {
    #expect(try await change(.numericText(), to: 42, animated: false).map(\.text) == ["42"])
    #expect(try await change(.identity, to: 42).map(\.text) == ["42"])
  }
}
