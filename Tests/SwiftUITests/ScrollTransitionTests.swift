import SimulatorTesting
import SwiftUI

/// Rows of 100 points in a viewport from 20 to 568.
@MainActor @Suite("Scroll transitions", .simulator(.iPhoneSE))
struct ScrollTransitionTests {
  struct RowsWithTransitions: View {
    let top: ScrollTransitionConfiguration
    let bottom: ScrollTransitionConfiguration

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { row in
            Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("row.\(row)")
              .scrollTransition(topLeading: top, bottomTrailing: bottom) { content, phase in
                content.offset(x: phase.value * 100)
              }
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }

  /// Returns the distance between a row and its layout position.
  private func shift(_ screen: Screen, _ row: Int) throws -> CGFloat {
    try screen.find(.identifier("row.\(row)")).frame.minX - 110
  }

  private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  @Test("an interactive one goes with the share of a row that is visible, in each frame, without bodies and layout")
  func interactive() async throws {
    let screen = await Screen { RowsWithTransitions(top: linear, bottom: linear) }
    // Row 5 shows 48 of its 100 points
    #expect(try shift(screen, 0) == 0 && shift(screen, 4) == 0)
    #expect(try abs(shift(screen, 5) - 52) < 0.6)
    // All rows to be prefetched exist
    for delta in [1, 1, 1, 1, 1, -5] { try await screen.wheel(CGFloat(delta)) }
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -10), duration: .milliseconds(16))
    let mark = screen.mark()
    try await screen.touch.move(by: CGVector(dx: 0, dy: -30), duration: .milliseconds(16))
    #expect(try abs(shift(screen, 0) + 30) < 0.6)
    #expect(try abs(shift(screen, 5) - 22) < 0.6)
    #expect(mark.bodies == 0 && mark.layouts == 0 && mark.measurements == 0)
    #expect(mark.fragments < 20)
  }

  @Test("thresholds, curves and different edges", arguments: [false, true])
  func configurations(_ isCentered: Bool) async throws {
    let screen = await Screen {
      RowsWithTransitions(top: .identity, bottom: linear.threshold(isCentered ? .centered : .visible(0.24)))
    }
    // Row 5 shows 48 points: all that the first threshold requires; the other requires 324 of row 5 and its way
    #expect(try abs(shift(screen, 5) - (isCentered ? 100 * (1 - 48.0 / 324) : 0)) < 0.6)
    #expect(try shift(screen, 2) == 0)
    try await screen.wheel(50)
    #expect(try shift(screen, 0) == 0)
  }

  @Test("the curve is for the way in")
  func curve() async throws {
    let screen = await Screen { RowsWithTransitions(top: .interactive(timingCurve: .easeIn), bottom: .interactive) }
    try await screen.wheel(50)
    #expect(try abs(shift(screen, 0) + 100 * (1 - UnitCurve.easeIn.value(at: 0.5))) < 0.6)
  }

  @Test("thresholds can be inset and mixed")
  func mixed() async throws {
    let inset = linear.threshold(.visible.inset(by: 100))
    let mixed = linear.threshold(.hidden.interpolated(towards: .visible, amount: 0.25))
    let screen = await Screen { RowsWithTransitions(top: inset, bottom: mixed) }
    #expect(try abs(shift(screen, 0) + 50) < 0.6)
    #expect(try shift(screen, 5) == 0)
    try await screen.wheel(62)
    // Row 6 shows 10 of 25 points
    #expect(try abs(shift(screen, 6) - 60) < 0.6)
  }

  @Test("an animated one changes at its threshold, and takes its time")
  func animated() async throws {
    let screen = await Screen {
      RowsWithTransitions(
        top: .animated(.linear(duration: 0.5)), bottom: .animated(.linear(duration: 0.5)).threshold(.visible(0.9)))
    }
    // On appearance nothing is animated
    #expect(try shift(screen, 5) == 100 && shift(screen, 4) == 0)
    try await screen.wheel(42)
    #expect(try shift(screen, 5) > 80)
    try await screen.settle()
    #expect(try shift(screen, 5) == 0 && shift(screen, 0) == 0)
    // Half of it leaves at the top
    try await screen.wheel(20)
    try await screen.frames(15)
    let half = try shift(screen, 0)
    #expect(half < -40 && half > -65)
    try await screen.settle()
    #expect(try shift(screen, 0) == -100)
    #expect(!screen.simulator.needsFrame)
    // On the way back it reverses in place
    try await screen.wheel(-40)
    try await screen.frames(6)
    let back = try shift(screen, 0)
    #expect(back > -100 && back < -60)
    try await screen.settle()
    #expect(try shift(screen, 0) == 0)
  }

  @Test("an interactive one with an animation comes after the scrolling")
  func lagging() async throws {
    let slow = linear.animation(.linear(duration: 1))
    let screen = await Screen { RowsWithTransitions(top: slow, bottom: .identity) }
    try await screen.wheel(50)
    #expect(try shift(screen, 0) > -10)
    try await screen.settle()
    #expect(try abs(shift(screen, 0) + 50) < 0.6)
  }

  @Test(
    "it follows a list that scrolls sideways by its own axis, also right to left; without a scroll view it does nothing"
  )
  func axes() async throws {
    let screen = await Screen {
      VStack {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { card in
              Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card.\(card)")
                .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                  content.scaleEffect(phase.isIdentity ? 1 : 0.5)
                }
            }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
        Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("free")
          .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      }
    }
    // Card 3 lies from 80 points beyond the left edge to 20 inside.
    #expect(try screen.find("card.0").frame.width == 100)
    #expect(try abs(screen.find("card.3").frame.width - 60) < 0.6)
    #expect(screen.exists("free"))
  }
}
