import SimulatorTesting
import SwiftUI

@MainActor @Suite("Styles in places of their own, and bright colours", .simulator(.iPhoneSE))
struct StylePlaceTests {
  private func color(_ view: some View, at point: UnitPoint = .center) async throws -> [Int] {
    let screen = await Screen { view.frame(width: 100, height: 100).named("view") }
    let frame = try screen.frame("view")
    return screen.rgb(at: CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y))
  }

  @Test func `Given a gradient in a rectangle twice as wide, then a shape shows its first half`() async throws {
    let gradient = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
      endPoint: .trailing)
    let edge = UnitPoint(x: 0.98, y: 0.5)
    let whole = try await color(Rectangle().fill(gradient), at: edge)
    #expect(whole[0] < 20 && whole[2] > 235)
    let half = try await color(Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 200, height: 100))), at: edge)
    #expect(abs(half[0] - 128) < 20 && abs(half[2] - 128) < 20)
  }

  @Test func `Given the style of selections, then it is the tint`() async throws {
    #expect(try await color(Rectangle().fill(.selection).tint(Color(red: 0, green: 1, blue: 0))) == [0, 255, 0])
  }

  @Test func `Given a colour that is exposed by a stop, then it has twice the light, up to white`() async throws {
    // Given
    let dim = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.6)
    // Then
    let bright = dim.exposureAdjust(1)
    let (resolved, environment) = (bright.resolveHDR(in: EnvironmentValues()), EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.2) < 0.001 && abs(resolved.linearBlue - 1.2) < 0.001)
    #expect(resolved.headroom == 2 && dim.resolveHDR(in: environment).headroom == nil)
    #expect(bright.headroom(4).resolveHDR(in: environment).headroom == 4)
    let shown = try await color(bright)
    let twice = try await color(Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 1))
    #expect(zip(shown, twice).allSatisfy { abs($0 - $1) <= 1 })
    #expect(try await color(Color(Color.ResolvedHDR(dim.resolve(in: environment), headroom: 2))) == color(dim))
  }

  @Test func `Given figures that overlap, when their path is normalized by parity, then both rules leave the hole`() {
    var path = Path(CGRect(x: 0, y: 0, width: 90, height: 90))
    path.addRect(CGRect(x: 30, y: 30, width: 30, height: 30))
    let (hole, ring) = (CGPoint(x: 45, y: 45), CGPoint(x: 10, y: 10))
    #expect(path.contains(hole))
    let normalized = path.normalized()
    for eoFill in [true, false] {
      #expect(!normalized.contains(hole, eoFill: eoFill) && normalized.contains(ring, eoFill: eoFill))
    }
    #expect(path.normalized(eoFill: false).contains(hole))
  }
}
