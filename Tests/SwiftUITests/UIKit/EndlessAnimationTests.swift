import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Animations without end", .simulator(.iPhone15Pro))
struct EndlessAnimationTests {
  /// A view that spins forever.
  private final class Spinner: UIView {
    var turns = 0
    func spin() {
      turns += 1
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        self.transform = self.transform.rotated(by: .pi)
      } completion: { [weak self] _ in
        self?.spin()
      }
    }
  }

  @Test func `Given a view that turns for ever, when it leaves the screen, then it goes on in its own time`()
    async throws
  {
    // Given
    let spinner = Spinner(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
    let screen = await Screen(rootViewController: UIViewController(showing: spinner))
    try await screen.settle()
    spinner.spin()
    try await screen.advance(by: .seconds(1.2))
    let seen = spinner.turns
    // When
    spinner.removeFromSuperview()
    try await screen.advance(by: .seconds(2))
    // Then
    #expect((2...4).contains(seen) && spinner.turns > seen && spinner.turns < seen + 20)
  }

  @Test func `Given a view that swings for ever, then the screen counts as at rest meanwhile`() async throws {
    // Given
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // When
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.repeat, .autoreverse]
    ) { view.frame.origin.x = 150 }
    try await screen.settle()
    var places: [CGFloat] = []
    for _ in 0..<20 {
      try await screen.advance(by: .seconds(0.1))
      places.append(view.presentedFrame.minX)
    }
    // Then
    #expect(places.contains { $0 > 130 } && places.contains { $0 < 80 })
  }
}
