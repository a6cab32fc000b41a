import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Lines below and through text", .simulator(.iPhoneSE))
struct TextLineStyleTests {
  /// Returns the number of red pixels in each row of a text.
  private func redRows(_ text: Text) async throws -> [Int] {
    let screen = await Screen { text.font(.system(size: 40)).accessibilityIdentifier("text") }
    let frame = try screen.find("text").frame
    return stride(from: frame.minY, to: frame.maxY, by: 0.5).map { y in
      stride(from: frame.minX, to: frame.maxX, by: 0.5).count { screen.rgb(at: CGPoint(x: $0, y: y)) == [255, 0, 0] }
    }
  }

  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test("given a colour, then the line has it, below the letters or through them")
  func colors() async throws {
    let below = try await redRows(Text("nnnn").underline(color: Self.red))
    let through = try await redRows(Text("nnnn").strikethrough(true, color: Self.red))
    let width = try #require(below.max())
    #expect(width > 100 && through.max() == width)
    let (first, second) = try (#require(below.firstIndex(of: width)), #require(through.firstIndex(of: width)))
    #expect(first > second + 10)
    #expect(try await redRows(Text("nnnn").underline(false, color: Self.red)).max() == 0)
  }

  @Test("given a pattern, then there are gaps, and with dots more of them than with dashes")
  func patterns() async throws {
    let solid = try #require(try await redRows(Text("nnnn").underline(pattern: .solid, color: Self.red)).max())
    let dash = try #require(try await redRows(Text("nnnn").underline(pattern: .dash, color: Self.red)).max())
    let dot = try #require(try await redRows(Text("nnnn").strikethrough(pattern: .dot, color: Self.red)).max())
    #expect(dash < solid && dot < dash && dot > solid / 4, "\(solid) \(dash) \(dot)")
  }
}
