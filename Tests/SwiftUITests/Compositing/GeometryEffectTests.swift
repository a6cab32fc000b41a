import SimulatorTesting
import SwiftUI

@MainActor @Suite("Geometry effects", .simulator(.iPhoneSE))
struct GeometryEffectTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func screen(_ content: some View) async -> Screen {
    await Screen.inCorner { content }
  }

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Bool {
    screen.rgb(at: CGPoint(x: x, y: y)) == [255, 0, 0]
  }

  @Test("given a turn about the y axis, then the nearer side is seen higher, and touches go where the view is seen")
  func rotation() async throws {
    var taps = 0
    let screen = await screen(
      Self.red.frame(width: 100, height: 100).onTapGesture { taps += 1 }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).padding(100))
    // A point 50 right of the middle moves to 25 right and 43.3 farther away: seen from 100, it is at 25 / 1.433.
    #expect(isRed(screen, 150, 150))
    #expect(isRed(screen, 166, 150) && !isRed(screen, 169, 150))
    // On the left it is closer by the same amount: 25 / 0.567 = 44.
    #expect(isRed(screen, 107, 150) && !isRed(screen, 104, 150))
    #expect(isRed(screen, 107, 70) && !isRed(screen, 165, 112))
    try await screen.tap(at: CGPoint(x: 108, y: 75))
    #expect(taps == 1)
    try await screen.tap(at: CGPoint(x: 190, y: 150))
    #expect(taps == 1)
  }

  @Test("given no perspective, then a turn only makes the view narrower")
  func orthographic() async {
    let screen = await screen(
      Self.red.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).padding(100))
    #expect(isRed(screen, 126, 101) && isRed(screen, 174, 199))
    #expect(!isRed(screen, 124, 150) && !isRed(screen, 176, 150))
  }

  @Test("given a transform, then the top left corner is its origin")
  func transform() async {
    let screen = await screen(
      Self.red.frame(width: 50, height: 50).transformEffect(CGAffineTransform(scaleX: 2, y: 1)).padding(20))
    #expect(isRed(screen, 119, 69) && !isRed(screen, 121, 69) && !isRed(screen, 60, 71))
  }

  @Test("given projections one after the other, then the first is applied first, and the inverse leads back")
  func concatenation() throws {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    let both = tilt.concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))
    #expect(CGPoint(x: 100, y: 40).applying(tilt) == CGPoint(x: 50, y: 20))
    let moved = CGPoint(x: 100, y: 40).applying(both)
    #expect(abs(moved.x - 60) < 1e-9 && abs(moved.y - 20) < 1e-9)
    let back = CGPoint(x: 60, y: 20).applying(both.inverted())
    #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 40) < 1e-9)
    #expect(!tilt.isAffine && ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  struct Slide: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  struct Sliding: View {
    @State private var isAway = false
    var body: some View {
      GeometryEffectTests.red.frame(width: 50, height: 50)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
        .modifier(Slide(distance: isAway ? 2 : 0))
    }
  }

  @Test("given an effect of an app's own, then it is animated, and the view is touched where it is seen")
  func ownEffect() async throws {
    let screen = await screen(Sliding())
    try await screen.tap(at: CGPoint(x: 25, y: 25))
    try await screen.advance(by: .milliseconds(500))
    #expect(isRed(screen, 75, 25) && !isRed(screen, 25, 25) && !isRed(screen, 125, 25))
    try await screen.advance(by: .seconds(1))
    #expect(isRed(screen, 125, 25) && !isRed(screen, 75, 25))
  }

  @Test(
    "given a view that flips where text runs from the right, then it does there only",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func flip(_ direction: LayoutDirection) async {
    let screen = await screen(
      HStack(spacing: 0) {
        Self.red
        Color.black
      }
      .environment(\.layoutDirection, .leftToRight).frame(width: 100, height: 50)
      .flipsForRightToLeftLayoutDirection(true)
      .environment(\.layoutDirection, direction))
    #expect(isRed(screen, 25, 25) == (direction == .leftToRight))
    #expect(isRed(screen, 75, 25) == (direction == .rightToLeft))
  }
}
