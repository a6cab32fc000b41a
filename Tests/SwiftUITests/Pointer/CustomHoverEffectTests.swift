import SimulatorTesting
import SwiftUI

@MainActor @Suite("Hover effects of an app's own", .simulator(.iPhoneSE))
struct CustomHoverEffectTests {
  struct Raise: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect() }
  }
  struct Nothing: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect { content }
  }

  /// Returns the width of a view under the pointer as a share of its usual width.
  private func growth(_ view: some View) async throws -> CGFloat {
    let screen = await Screen { view }
    let width = try screen.find(.label("view")).frame.width
    try await screen.hover(over: .label("view"))
    try await screen.settle()
    return try screen.find(.label("view")).frame.width / width
  }

  private var square: some View { Color.red.frame(width: 100, height: 100).accessibilityLabel("view") }

  @Test func `Given an effect that is made of lifting, then the view grows, and not where effects are disabled`()
    async throws
  {
    #expect(try await growth(square.hoverEffect(Raise())) > 1.04)
    #expect(try await growth(square.hoverEffect(HoverEffect(Raise()))) > 1.04)
    #expect(try await growth(square.hoverEffect(Nothing())) == 1)
    #expect(try await growth(square.hoverEffect(Raise().hoverEffectDisabled())) == 1)
    #expect(try await growth(square.hoverEffect(.lift).hoverEffectDisabled()) == 1)
  }

  @Test func `Given another default, then automatic effects look like it and others do not`() async throws {
    #expect(try await growth(square.hoverEffect()) == 1)
    #expect(try await growth(square.hoverEffect().defaultHoverEffect(.lift)) > 1.04)
    #expect(try await growth(square.hoverEffect(.highlight).defaultHoverEffect(.lift)) == 1)
    #expect(try await growth(square.hoverEffect(.automatic).defaultHoverEffect(Raise())) > 1.04)
  }

  @Test func `Given a shape for hover effects, then the highlight is drawn in that shape`() async throws {
    // Given
    let screen = await Screen {
      Color.clear.frame(width: 100, height: 100).contentShape(Rectangle()).contentShape(.hoverEffect, Circle())
        .hoverEffect(.highlight).named("view")
    }
    let frame = try screen.frame("view")
    // When
    try await screen.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY))[0] < 250)
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 4, y: frame.minY + 4)) == [255, 255, 255])
  }
}
