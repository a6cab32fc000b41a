import SimulatorTesting
import SwiftUI

/// A wheel has no last event; the content it moves settles at a target once the wheel has been silent.
@MainActor @Suite("Wheels, keys and scroll targets", .simulator(.iPhoneSE))
struct ScrollWheelTargetTests {
  @Test(
    "a wheel that leaves a card behind comes to rest at the nearest",
    arguments: [(100, 0), (200, 1), (500, 2), (2_000, 7)] as [(CGFloat, Int)])
  func aligned(delta: CGFloat, card: Int) async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<40, id: \.self) {
            Color.blue.frame(width: 280, height: 100).accessibilityIdentifier("card.\($0)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    // When it turns in several steps, the content follows them exactly
    let place = try screen.element("card.0").point()
    for _ in 0..<5 { try await screen.wheel(0, horizontally: delta / 5, at: place) }
    #expect(try abs(screen.scrollOffset(of: .role(.scrollView)).x - delta) < 1e-6)
    // Then the content eases to the card, not immediately
    try await screen.frames(14)
    let onTheWay = try screen.scrollOffset(of: .role(.scrollView)).x
    #expect(onTheWay != delta && onTheWay != CGFloat(card) * 296)
    try await screen.settle()
    #expect(try abs(screen.find(.identifier("card.\(card)")).frame.minX) < 0.01)
  }

  private func pages() async -> Screen {
    await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { Color.blue.frame(height: 548).accessibilityIdentifier("page.\($0)") }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }

  @Test("paging, it comes to rest at a page; so does an arrow key; and turning on takes it along")
  func paging() async throws {
    let screen = await pages()
    try await screen.wheel(200)
    try await screen.settle()
    #expect(try screen.find("page.0").frame.minY == 20)
    for _ in 0..<4 { try await screen.wheel(100) }
    try await screen.frames(12)
    let wheel = try screen.find("page.0").frame.minY
    try await screen.wheel(10)
    #expect(try screen.find("page.0").frame.minY <= wheel - 10, "it is not held back")
    try await screen.settle()
    #expect(try screen.find("page.1").frame.minY == 20)
    try await screen.press(.downArrow)
    try await screen.settle()
    #expect(try screen.find("page.1").frame.minY == 20)
    try await screen.press(.pageDown)
    try await screen.settle()
    #expect(try screen.find("page.2").frame.minY == 20)
  }

  @Test("a finger that takes over goes where the behaviour says for fingers")
  func finger() async throws {
    let screen = await pages()
    try await screen.wheel(200)
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -100))
    try await screen.frames(20)
    #expect(try screen.find("page.0").frame.minY < 20 - 280, "the wheel's silence takes nothing from the finger")
    try await screen.touch.up()
    try await screen.settle()
    #expect(try screen.find("page.1").frame.minY == 20)
  }
}
