import SimulatorTesting
import SwiftUI

@MainActor @Suite("Modifiers as values", .simulator(.iPhoneSE))
struct ModifierAnimationTests {
  struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  struct ShiftedSquares: View {
    let x: CGFloat
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).named("animated").modifier(Shift(x: x).animation(.linear(duration: 1)))
        Color.blue.frame(width: 20, height: 20).named("plain").modifier(Shift(x: x)).modifier(EmptyModifier.identity)
        Color.green.frame(width: 20, height: 20).named("content").offset(x: x)
          .modifier(Shift(x: 0).transaction { $0.animation = .linear(duration: 1) })
      }
    }
  }

  @Test func `Given a modifier with an animation, then its own change is animated, and nothing else`() async throws {
    // Given
    let knob = Knob(CGFloat(0))
    let screen = await Screen { Turned(knob: knob) { ShiftedSquares(x: $0) } }
    let start = try screen.frame("plain").minX
    // When
    knob.value = 100
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(abs(try screen.frame("animated").minX - start - 50) < 5)
    #expect(try screen.frame("plain").minX == start + 100)
    #expect(try screen.frame("content").minX == start + 100)
  }

  struct Slide: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }

  @Test func `Given an effect that layout ignores, then it is drawn all the same`() async throws {
    let screen = await Screen {
      Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50).named("view").modifier(Slide().ignoredByLayout())
    }
    let frame = try screen.frame("view")
    #expect(abs(frame.minX - (160 + 25)) < 1)
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY)) == [255, 0, 0])
  }
}
