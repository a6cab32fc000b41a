import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("A wheel that turns moves what was under the pointer when it began", .simulator(.iPhone15Pro))
struct WheelTurnTests {
  private struct ScrollInScroll: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 500).accessibilityElement().accessibilityIdentifier("above")
          ScrollView {
            Color.green.frame(height: 900).accessibilityElement().accessibilityIdentifier("inner")
          }
          .frame(height: 300)
          Color.blue.frame(height: 1500)
        }
      }
      .ignoresSafeArea()
    }
  }

  @Test("a scroll view that comes under the pointer while the wheel turns gets nothing")
  func goesOn() async throws {
    // Given a wheel that begins to turn above an inner scroll view, which then moves under the pointer
    let screen = await Screen { ScrollInScroll() }
    let point = CGPoint(x: 100, y: 400)
    try await screen.wheel(300, at: point)
    #expect(try screen.find("inner").frame.minY == 200)
    // When it keeps turning
    try await screen.wheel(100, at: point)
    // Then the outer one has moved
    #expect(try screen.find("above").frame.minY == -400)
    #expect(try screen.find("inner").frame.minY == 100)
  }

  @Test("after a silence it moves what is under the pointer then")
  func beginsAgain() async throws {
    let screen = await Screen { ScrollInScroll() }
    let point = CGPoint(x: 100, y: 400)
    // Given an inner scroll view that a wheel has moved under the pointer
    try await screen.wheel(300, at: point)
    // When the wheel pauses and turns again
    try await screen.advance(by: .seconds(0.2))
    try await screen.wheel(100, at: point)
    // Then the inner one has moved
    #expect(try screen.find("above").frame.minY == -300)
    #expect(try screen.find("inner").frame.minY == 100)
  }

  @Test("a pointer that moves chooses anew")
  func pointerMoves() async throws {
    let screen = await Screen { ScrollInScroll() }
    // Given a turning wheel
    try await screen.wheel(300, at: CGPoint(x: 100, y: 400))
    // When it keeps turning elsewhere, over the inner scroll view
    try await screen.wheel(100, at: CGPoint(x: 100, y: 402))
    // Then the inner one has moved
    #expect(try screen.find("above").frame.minY == -300)
  }
}
