import SimulatorTesting
import SwiftUI
import Testing

@Suite("animation(_:) without a value", .simulator(.iPhone15Pro)) @MainActor
struct OlderAnimationTests {
  @Test("given a view that animates whatever changes, when something does, then it is half way in the middle")
  func halfWay() async throws {
    struct MovingBoxes: View {
      @State var isMoved = false
      var body: some View {
        VStack {
          RedBox(id: "box", width: 20, height: 20).offset(x: isMoved ? 100 : 0).animation(.linear(duration: 1))
          RedBox(id: "other", width: 20, height: 20).offset(x: isMoved ? 100 : 0)
          Button("move") { isMoved = true }
        }
      }
    }
    let screen = await Screen { MovingBoxes() }
    let start = try (screen.frame("box").minX, screen.frame("other").minX)
    try await screen.tap(.label("move"))
    #expect(try screen.frame("other").minX == start.1 + 100)
    try await screen.advance(by: .milliseconds(500))
    let middle = try screen.frame("box").minX - start.0
    #expect(middle > 40 && middle < 70)
    try await screen.settle()
    #expect(try screen.frame("box").minX == start.0 + 100)
  }
}
