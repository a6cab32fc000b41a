import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Layers of symbols", .simulator(.iPhoneSE))
struct SymbolRenderingModeTests {
  /// A screen with a plus sign in a disc, large enough for its middle and its rim to be single colours.
  private func screen(_ style: @escaping (Image) -> some View) async -> Screen {
    await Screen {
      style(Image(systemName: "plus.circle.fill").resizable()).frame(width: 200, height: 200)
        .accessibilityIdentifier("symbol")
    }
  }

  private func colors(_ screen: Screen) async throws -> (sign: [Int], disc: [Int]) {
    try await screen.settle()
    let frame = try screen.frame("symbol")
    let sign = screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY))
    let disc = screen.rgb(at: CGPoint(x: frame.midX + 55, y: frame.midY + 55))
    return (sign, disc)
  }

  @Test("in one colour, the sign is left out of the disc")
  func monochrome() async throws {
    let colors = try await colors(screen { $0.foregroundStyle(.blue) })
    #expect(colors.sign == [255, 255, 255])
    #expect(colors.disc == [0, 122, 255])
  }

  @Test("hierarchical: the sign has the colour, the disc half of it")
  func hierarchical() async throws {
    let colors = try await colors(screen { $0.symbolRenderingMode(.hierarchical).foregroundStyle(.red) })
    #expect(colors.sign == [255, 59, 48])
    #expect(colors.disc[0] == 255 && colors.disc[1] > 140 && colors.disc[1] < 170)
  }

  @Test("palette: the first style for the sign, the second for the disc; two styles ask for it by themselves")
  func palette() async throws {
    let asked = try await colors(screen { $0.symbolRenderingMode(.palette).foregroundStyle(.white, .green) })
    #expect(asked.sign == [255, 255, 255])
    #expect(asked.disc == [52, 199, 89])
    let implied = try await colors(screen { $0.foregroundStyle(.yellow, .blue) })
    #expect(implied.sign == [255, 204, 0])
    #expect(implied.disc == [0, 122, 255])
  }

  @Test("multicolour: the symbol's own colours, whatever the foreground is; the mode comes from the environment too")
  func multicolor() async throws {
    let colors = try await colors(screen { $0.foregroundStyle(.blue).symbolRenderingMode(.multicolor) })
    #expect(colors.sign == [255, 255, 255])
    #expect(colors.disc == [52, 199, 89])
  }

  @Test("with a gradient, a symbol in its natural size is as wide as in a colour")
  func gradient() async throws {
    func ink(_ style: some ShapeStyle) async throws -> [CGFloat] {
      let screen = await Screen {
        Image(systemName: "star").font(.system(size: 100)).foregroundStyle(style).accessibilityIdentifier("symbol")
      }
      try await screen.settle()
      let (frame, picture) = (try screen.frame("symbol"), ScreenPicture(screen))
      return stride(from: frame.minX, to: frame.maxX, by: 1).filter { x in
        stride(from: frame.minY, to: frame.maxY, by: 1).contains { picture.rgb(x, $0) != [255, 255, 255] }
      }
    }
    let plain = try await ink(Color.black)
    #expect(plain.count > 80)
    #expect(try await ink(LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)) == plain)
  }
}
