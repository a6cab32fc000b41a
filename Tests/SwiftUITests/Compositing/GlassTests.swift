import SimulatorTesting
import SwiftUI

@MainActor @Suite("Glass", .simulator(.iPhoneSE))
struct GlassTests {
  private func screen(_ content: some View) async -> Screen {
    await Screen {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          Color.black.frame(width: 100)
          Color.white
        }
        content
      }.ignoresSafeArea()
    }
  }

  @Test("given glass, then what lies behind is blurred inside of its capsule only, and its border is lit")
  func regular() async {
    let screen = await screen(Color.clear.frame(width: 200, height: 60).glassEffect())
    func value(_ x: CGFloat, _ y: CGFloat) -> Int { screen.rgb(at: CGPoint(x: x, y: y))[0] }
    #expect(value(95, 30) > value(40, 30) + 10 && value(95, 30) < 250)
    #expect(value(2, 2) == 0, "the corner lies outside")
    #expect(value(99, 100) == 0 && value(101, 100) == 255)
    #expect(value(40, 0) > value(40, 10) + 10)
  }

  @Test("given tinted glass in a rectangle, then it has the colour up to the corner")
  func tint() async {
    let screen = await screen(
      Color.clear.frame(width: 80, height: 60).glassEffect(.regular.tint(Color(red: 1, green: 0, blue: 0)), in: .rect))
    let found = screen.rgb(at: CGPoint(x: 4, y: 4))
    #expect(found[0] > 200 && found[1] < 100)
  }

  @Test("given interactive glass, when a finger is on it, then it is lit, and what it is on still acts")
  func interactive() async throws {
    var taps = 0
    let screen = await screen(
      Color.clear.frame(width: 80, height: 60).contentShape(Rectangle()).onTapGesture { taps += 1 }
        .glassEffect(.regular.interactive()).named("glass"))
    let before = screen.rgb(at: CGPoint(x: 40, y: 30))[0]
    try await screen.down(at: CGPoint(x: 40, y: 30))
    try await screen.advance(by: .milliseconds(500))
    #expect(screen.rgb(at: CGPoint(x: 40, y: 30))[0] > before + 10)
    try await screen.up()
    try await screen.settle()
    #expect(screen.rgb(at: CGPoint(x: 40, y: 30))[0] == before)
    try await screen.tap(at: CGPoint(x: 40, y: 30))
    #expect(taps > 0)
  }

  @Test("given no glass, then nothing is drawn")
  func identity() async {
    let screen = await screen(Color.clear.frame(width: 80, height: 60).glassEffect(.identity))
    #expect(screen.rgb(at: CGPoint(x: 40, y: 30)) == [0, 0, 0])
  }

  @Test("given visual effects, then they blur and change colours")
  func visualEffects() async {
    let screen = await screen(
      VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
          .visualEffect { content, _ in content.grayscale(1).brightness(0.1) }
        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
          .visualEffect { content, proxy in content.blur(radius: proxy.size.width / 10) }
      })
    #expect(screen.rgb(at: CGPoint(x: 50, y: 25)).allSatisfy { abs($0 - 80) <= 1 })
    let edge = screen.rgb(at: CGPoint(x: 104, y: 100))
    #expect(edge[0] == 255 && edge[1] > 100 && edge[1] < 220)
  }
}
