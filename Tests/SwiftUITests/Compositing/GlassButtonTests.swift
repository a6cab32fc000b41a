import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Glass buttons", .simulator(.iPhoneSE))
struct GlassButtonTests {
  @Test("given buttons of glass, then one shows what is behind, the prominent one the tint, and both are pressed")
  func buttons() async throws {
    var taps: [String] = []
    let screen = await Screen {
      ZStack {
        Color.black
        GlassEffectContainer(spacing: 10) {
          VStack(spacing: 40) {
            Button("Plain") { taps.append("plain") }.buttonStyle(.glass)
            Button("Strong") { taps.append("strong") }.buttonStyle(.glassProminent)
          }
        }
        .tint(Color(red: 1, green: 0, blue: 0))
      }.ignoresSafeArea()
    }
    func ground(_ label: String) throws -> [Int] {
      let frame = try screen.find(.label(label)).frame
      return screen.rgb(at: CGPoint(x: frame.minX + 6, y: frame.midY))
    }
    let plain = try ground("Plain")
    #expect(plain[0] > 30 && abs(plain[0] - plain[1]) < 12)
    let strong = try ground("Strong")
    #expect(strong[0] > strong[1] + 100)
    for label in ["Plain", "Strong"] { try await screen.tap(.label(label)) }
    #expect(taps == ["plain", "strong"])
    // The ends are round.
    let frame = try screen.find(.label("Strong")).frame
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1)) == [0, 0, 0])
  }

  @Test("given visual effects, then a view is turned in space, mapped and blended, and touched where it is seen")
  func visualEffects() async throws {
    var taps = 0
    let red = Color(red: 1, green: 0, blue: 0)
    let screen = await Screen {
      ZStack(alignment: .topLeading) {
        Color.white
        red.frame(width: 100, height: 100).onTapGesture { taps += 1 }
          .visualEffect { content, _ in
            content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
          }
        red.frame(width: 50, height: 50)
          .visualEffect { content, _ in content.transformEffect(CGAffineTransform(translationX: 200, y: 0)) }
        Color.white.frame(width: 50, height: 50).offset(y: 300)
          .visualEffect { content, _ in content.blendMode(.difference) }
      }.ignoresSafeArea()
    }
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 10, y: 50)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 225, y: 25)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 25, y: 325)) == [0, 0, 0])
    try await screen.tap(at: CGPoint(x: 10, y: 90))
    #expect(taps == 0)
    try await screen.tap(at: CGPoint(x: 50, y: 90))
    #expect(taps == 1)
  }
}
