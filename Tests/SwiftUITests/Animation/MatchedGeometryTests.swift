import SimulatorTesting
import SwiftUI

@MainActor @Suite("Matched geometry", .simulator(.iPhoneSE))
struct MatchedGeometryTests {
  private struct Hero: View {
    @Namespace private var space
    @ObservedObject var isLarge: Knob<Bool>

    var body: some View {
      VStack(spacing: 0) {
        if isLarge.value {
          Spacer()
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 100)
            .accessibilityElement().accessibilityIdentifier("large")
        } else {
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
            .accessibilityElement().accessibilityIdentifier("small")
          Spacer()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test("a view that takes another one's place flies there from where that was, in both directions")
  func hero() async throws {
    // Given a small view at the top
    let isLarge = Knob(false)
    let screen = await Screen { Hero(isLarge: isLarge) }
    func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let color = screen.rgb(at: CGPoint(x: x, y: y))
      return color[0] < 120 && color[2] > 200
    }
    #expect(isBlue(160, 30))
    // When the large one appears at the bottom
    withAnimation(.linear(duration: 1)) { isLarge.value = true }
    try await screen.advance(by: .milliseconds(500))
    // Then a blue shape is halfway and half as large, and nothing is at either end
    #expect(isBlue(160, 274))
    #expect(isBlue(120, 274))
    #expect(!isBlue(80, 274))
    #expect(!isBlue(160, 30))
    #expect(!isBlue(160, 540))
    try await screen.settle()
    #expect(isBlue(70, 480) && isBlue(250, 560))
    // When it changes back
    withAnimation(.linear(duration: 1)) { isLarge.value = false }
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(isBlue(160, 274))
    #expect(!isBlue(160, 540))
    try await screen.settle()
    #expect(isBlue(160, 30))
    #expect(!isBlue(160, 274))
  }

  @Test("without an animation the change is at once")
  func atOnce() async throws {
    let isLarge = Knob(false)
    let screen = await Screen { Hero(isLarge: isLarge) }
    isLarge.value = true
    try await screen.settle()
    #expect(try screen.frame("large") == CGRect(x: 60, y: 468, width: 200, height: 100))
  }

  private struct Marker: View {
    @Namespace private var space
    @ObservedObject var chosen: Knob<Int>

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.gray.frame(width: 40, height: 30).matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        RedBox(id: "mark").matchedGeometryEffect(
          id: chosen.value, in: space, properties: .frame, anchor: .center, isSource: false)
      }
    }
  }

  @Test("a view that is no source is shown where the source of its id is, and follows a change of its id")
  func follower() async throws {
    // Given a mark behind one of three places
    let chosen = Knob(0)
    let screen = await Screen { Marker(chosen: chosen) }
    #expect(try screen.frame("mark") == CGRect(x: 100, y: 279, width: 40, height: 30))
    // When another one is chosen
    chosen.value = 2
    try await screen.settle()
    // Then
    #expect(try screen.frame("mark") == CGRect(x: 180, y: 279, width: 40, height: 30))
  }
}
