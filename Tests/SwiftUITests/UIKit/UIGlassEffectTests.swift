import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Glass and corners of UIKit", .simulator(.iPhone15Pro))
struct UIGlassEffectTests {
  /// Shows a view on red, 100 points from the corner of the screen.
  private func shown(_ view: UIView, _ size: CGSize) async throws -> Screen {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size)
    controller.view.addSubview(view)
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return screen
  }

  private let red = [255, 0, 0]
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `Given glass without corners of its own, then it is a capsule, and clear glass shows more behind it`()
    async throws
  {
    // Given
    let size = CGSize(width: 120, height: 40)
    let regular = try await shown(UIVisualEffectView(effect: UIGlassEffect()), size)
    let clear = try await shown(UIVisualEffectView(effect: UIGlassEffect(style: .clear)), size)
    // Then
    let (middle, corner) = (CGPoint(x: 160, y: 120), CGPoint(x: 102, y: 102))
    #expect(regular.rgb(at: middle) != red && regular.rgb(at: corner) == red)
    #expect(clear.rgb(at: middle)[1] < regular.rgb(at: middle)[1])
  }

  @Test func `Given glass with a tint and corners, then it has both, and later changes of the effect do not count`()
    async throws
  {
    // Given
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = blue
    let view = UIVisualEffectView(effect: effect)
    view.cornerConfiguration = .corners(radius: 4)
    effect.tintColor = nil
    let screen = try await shown(view, CGSize(width: 120, height: 40))
    // Then
    let (middle, corner) = (screen.rgb(at: CGPoint(x: 160, y: 120)), screen.rgb(at: CGPoint(x: 103, y: 103)))
    #expect(middle[2] > 200 && middle[0] < 60)
    #expect(corner[2] > 150)
    // When
    view.effect = nil
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 160, y: 120)) == red)
  }

  @Test func `Given interactive glass, when it is touched, then it grows until the finger leaves it`() async throws {
    // Given
    let effect = UIGlassEffect()
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    let screen = try await shown(view, CGSize(width: 120, height: 40))
    // When
    try await screen.touch.down(at: CGPoint(x: 160, y: 120))
    try await screen.settle()
    // Then
    #expect(view.transform.a > 1)
    // When
    try await screen.touch.up()
    try await screen.settle()
    // Then
    #expect(view.transform == .identity)
  }

  @Test func `Given a container of glass, then the views inside show theirs and it has none itself`() async throws {
    // Given
    let container = UIGlassContainerEffect()
    container.spacing = 20
    let outer = UIVisualEffectView(effect: container)
    let inner = UIVisualEffectView(effect: UIGlassEffect())
    inner.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    outer.contentView.addSubview(inner)
    let screen = try await shown(outer, CGSize(width: 120, height: 40))
    // Then
    #expect(screen.rgb(at: CGPoint(x: 130, y: 120)) != red)
    #expect(screen.rgb(at: CGPoint(x: 190, y: 120)) == red)
  }

  @Test func `Given radii that differ, then each corner has its own`() async throws {
    // Given
    let view = UIView()
    view.backgroundColor = blue
    view.cornerConfiguration = .corners(
      topLeftRadius: 40, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 10)
    let screen = try await shown(view, CGSize(width: 100, height: 100))
    // Then
    #expect(screen.rgb(at: CGPoint(x: 105, y: 105)) == red)
    #expect(screen.rgb(at: CGPoint(x: 199, y: 101)) == [0, 0, 255])
    #expect(screen.rgb(at: CGPoint(x: 195, y: 195)) == [0, 0, 255])
    #expect(view.effectiveRadius(corner: .topLeft) == 40 && view.effectiveRadius(corner: .bottomRight) == 10)
  }

  @Test func `Given an edge whose corners share a radius, then both get the larger of the two`() {
    // Given
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    outer.layer.cornerRadius = 50
    inner.frame = CGRect(x: 10, y: 10, width: 150, height: 100)
    outer.addSubview(inner)
    // When
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    // Then
    #expect(inner.effectiveRadius(corner: .topLeft) == 40 && inner.effectiveRadius(corner: .topRight) == 40)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 40)
    // When
    inner.frame.origin = CGPoint(x: 10, y: 30)
    inner.cornerConfiguration = .uniformTopRadius(.containerConcentric(), bottomLeftRadius: 8)
    // Then
    #expect(inner.effectiveRadius(corner: .topLeft) == 40)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 8 && inner.effectiveRadius(corner: .bottomRight) == 0)
    // When
    inner.frame.origin = CGPoint(x: 30, y: 30)
    inner.cornerConfiguration = .uniformEdges(topRadius: .containerConcentric(), bottomRadius: 3)
    // Then
    #expect(inner.effectiveRadius(corner: .topRight) == inner.effectiveRadius(corner: .topLeft))
    #expect(inner.effectiveRadius(corner: .bottomRight) == 3)
  }

  @Test func `Given buttons of glass, then prominent ones have the tint and clear ones show more behind them`()
    async throws
  {
    // Given
    @MainActor func color(_ configuration: UIButton.Configuration) async throws -> [Int] {
      let button = UIButton(configuration: configuration)
      button.tintColor = blue
      return try await shown(button, CGSize(width: 120, height: 44)).rgb(at: CGPoint(x: 160, y: 122))
    }
    // When
    let (glass, clear) = (try await color(.glass()), try await color(.clearGlass()))
    let (prominent, prominentClear) = (try await color(.prominentGlass()), try await color(.prominentClearGlass()))
    // Then
    #expect(glass != red && clear[1] < glass[1])
    #expect(prominent[2] > 200 && prominent[0] < 60)
    #expect(prominentClear[2] > 200)
  }

  @Test func `Given a glass button, when it is tapped, then it acts, and a disabled one has no tint`() async throws {
    // Given
    var presses = 0
    let button = UIButton(
      configuration: .prominentGlass(), primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    button.tintColor = blue
    let screen = try await shown(button, CGSize(width: 120, height: 44))
    // When
    try await screen.tap(.label("Go"))
    button.isEnabled = false
    try await screen.settle()
    // Then
    #expect(presses == 1)
    #expect(screen.rgb(at: CGPoint(x: 115, y: 122))[2] < 200)
  }
}
