import AuthenticationServices
import SimulatorTesting
import UIKit

@Suite("UIKit's button that signs in with Apple", .simulator(.iPhoneSE)) @MainActor
struct AppleIDButtonTests {
  private final class SignInController: UIViewController {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.frame = CGRect(x: 40, y: 100, width: 240, height: 50)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test("given the button, when it is tapped, then its action runs, and it looks as its style says")
  func tap() async throws {
    // Given
    let page = SignInController()
    let screen = await Screen(rootViewController: page)
    #expect(screen.color(at: CGPoint(x: 50, y: 125))?.red == 0)
    // When
    try await screen.tap(.label("Continue with Apple"))
    // Then
    #expect(page.taps == 1)
  }

  @Test("given the button, when its corners become round, then the ground is seen there")
  func corners() async throws {
    // Given
    let page = SignInController()
    let screen = await Screen(rootViewController: page)
    let corner = CGPoint(x: 44, y: 104)
    #expect(screen.color(at: corner)?.red == 0)
    // When
    page.button.cornerRadius = 25
    try await screen.frames(2)
    // Then
    #expect(screen.color(at: corner)?.red == 1)
  }
}
