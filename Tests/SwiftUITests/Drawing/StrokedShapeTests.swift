import SimulatorTesting
import SwiftUI

/// A stroked shape is a shape of its own: the line.
@MainActor @Suite("Lines along shapes, as shapes", .simulator(.iPhone15Pro))
struct StrokedShapeTests {
  @Test("Given a line, then its path is the outline of the line")
  func path() {
    // Given a ring from 40 to 60 points around (50, 50)
    let ring = Circle().stroke(lineWidth: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    // Then
    #expect(ring.contains(CGPoint(x: 5, y: 50)))
    #expect(ring.contains(CGPoint(x: -5, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
  }

  @Test(
    "Given a line that is moved, turned, made smaller, hidden in a type or a clip, then it is a line all the same",
    arguments: ["moved", "turned", "smaller", "hidden", "clip"])
  func line(_ what: String) async throws {
    // Given a ring, 100 points wide, on white
    let ring = Circle().stroke(lineWidth: 20)
    let screen = await Screen {
      Group {
        switch what {
        case "moved": ring.offset(x: 0, y: 0).fill(.black)
        case "turned": ring.rotation(.degrees(30)).fill(.black)
        case "smaller": ring.scale(0.9).fill(.black)
        case "hidden": AnyShape(ring).fill(.black)
        default: Color.black.clipShape(ring)
        }
      }
      .frame(width: 100, height: 100)
      .named("ring")
    }
    let frame = try screen.frame("ring")
    // Then its middle is empty
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 6, y: frame.midY)) == [0, 0, 0])
  }

  @Test("Given a line as the shape of content, then it is touched on the line and not inside of it")
  func content() async throws {
    var taps = 0
    // Given
    let screen = await Screen {
      Color.yellow.frame(width: 200, height: 200)
        .contentShape(Circle().stroke(lineWidth: 20))
        .onTapGesture { taps += 1 }
        .named("ring")
    }
    let frame = try screen.frame("ring")
    // When its middle is tapped
    try await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    // Then
    #expect(taps == 0)
    // When the line is tapped
    try await screen.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
    // Then
    #expect(taps == 1)
  }
}
