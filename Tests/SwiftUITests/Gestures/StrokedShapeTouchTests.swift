import SimulatorTesting
import SwiftUI

@MainActor @Suite("Touching stroked shapes", .simulator(.iPhoneSE))
struct StrokedShapeTouchTests {
  @Test("a stroked shape is touched on its line and lets touches through inside; a filled one is touched inside")
  func line() async throws {
    var taps: [String] = []
    // Given a stroked rectangle over a button, with a border from 60 to 260 and around the screen's middle at 294
    let screen = await Screen {
      Color.yellow.frame(width: 200, height: 200)
        .onTapGesture { taps.append("below") }
        .overlay { Rectangle().stroke(.red, lineWidth: 20).onTapGesture { taps.append("line") } }
    }
    try await screen.tap(at: CGPoint(x: 160, y: 294))
    try await screen.tap(at: CGPoint(x: 75, y: 294))
    #expect(taps == ["below", "below"])
    for point in [CGPoint(x: 65, y: 294), CGPoint(x: 55, y: 294), CGPoint(x: 160, y: 200)] {
      try await screen.tap(at: point)
    }
    #expect(taps == ["below", "below", "line", "line", "line"])
    try await screen.tap(at: CGPoint(x: 45, y: 294))
    #expect(taps.count == 5)
  }

  @Test("so is a curve, and a border inside of the shape")
  func curve() async throws {
    var taps = 0
    let screen = await Screen {
      Circle().strokeBorder(.red, lineWidth: 10).frame(width: 200).onTapGesture { taps += 1 }
    }
    try await screen.tap(at: CGPoint(x: 160, y: 294))
    try await screen.tap(at: CGPoint(x: 260 + 4, y: 294))
    #expect(taps == 0)
    try await screen.tap(at: CGPoint(x: 260 - 5, y: 294))
    try await screen.tap(at: CGPoint(x: 160 + 95 * 0.7071, y: 294 + 95 * 0.7071))
    #expect(taps == 2)
  }

  @Test("Given a line of dashes, then it is touched on them and not between them")
  func dashes() async throws {
    var taps = 0
    // Given a line from 60 to 260 with dashes of 40 points, 20 high
    let screen = await Screen {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 50))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 20, dash: [40, 40]))
      .onTapGesture { taps += 1 }
      .frame(width: 200, height: 100)
      .accessibilityIdentifier("line")
    }
    let frame = try screen.frame("line")
    // When a gap is tapped
    try await screen.tap(at: CGPoint(x: frame.minX + 60, y: frame.minY + 50))
    // Then
    #expect(taps == 0)
    // When dashes are tapped
    for x: CGFloat in [20, 100] { try await screen.tap(at: CGPoint(x: frame.minX + x, y: frame.minY + 50)) }
    // Then
    #expect(taps == 2)
  }
}
