import SimulatorTesting
import SwiftUI

/// Scroll views that leave the screen while they move, because an enclosing lazy stack releases them. On an iPhone SE a
/// page of shelves of 100 points begins at 20; shelves are kept for three quarters of a viewport.
@MainActor @Suite("Scroll views that leave the screen", .simulator(.iPhoneSE))
struct ScrollAwayTests {
  private func page() async -> Screen {
    await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { cell in
                  Color.blue.frame(width: 80, height: 100).accessibilityIdentifier("\(shelf).\(cell)")
                }
              }
            }
          }
        }
      }
    }
  }

  /// Returns the scroll bars of a shelf.
  private func bars(_ screen: Screen) -> [DrawnCommand] {
    screen.fills(.black.opacity(0.35)).filter { $0.bounds.width > $0.bounds.height && $0.opacity > 0 }
  }

  private let grip = CGPoint(x: 160, y: 70)

  /// Pulls the first shelf past its start and releases it.
  private func pull(_ screen: Screen) async throws {
    try await screen.touch.down(at: grip)
    try await screen.touch.move(by: CGVector(dx: 200, dy: 0), duration: .milliseconds(80))
    try await screen.touch.up()
    #expect(try screen.find("0.0").frame.minX > 20)
  }

  @Test("one that springs back does not go on unseen", arguments: [400, 5_000])
  func springsBack(_ distance: CGFloat) async throws {
    // Given a shelf that springs back
    let screen = await page()
    try await pull(screen)
    // When the page scrolls on, so that the shelf is kept or destroyed
    try await screen.wheel(distance, at: CGPoint(x: 160, y: 400))
    #expect(screen.findAll(.identifier("0.0")).isEmpty)
    // Then it requests no more frames
    #expect(screen.simulator.runtime.isScrolling == false)
    try await screen.settle()
    // It rests at its start when it returns
    try await screen.press(.home)
    try await screen.settle()
    #expect(try screen.find("0.0").frame.minX == 0)
  }

  @Test("its bar does not show when it comes back")
  func bar() async throws {
    // Given a shelf with a visible bar
    let screen = await page()
    try await screen.wheel(0, horizontally: 100, at: grip)
    #expect(bars(screen).count == 1)
    // When it leaves the screen and returns later
    try await screen.wheel(400, at: CGPoint(x: 160, y: 400))
    #expect(screen.findAll(.identifier("0.2")).isEmpty)
    try await screen.settle()
    try await screen.wheel(-400, at: CGPoint(x: 160, y: 400))
    // Then it is in its old position and shows no bar
    #expect(try screen.find("0.2").frame.minX == 60)
    #expect(bars(screen).isEmpty)
  }
}
