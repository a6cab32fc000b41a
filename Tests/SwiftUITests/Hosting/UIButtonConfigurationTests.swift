import SimulatorTesting
import SwiftUI
import Testing

/// Buttons with configurations; heights and colours are those read off pictures of iOS 16.2.
@MainActor @Suite("Configurations of buttons", .simulator(.iPhone15Pro))
struct UIButtonConfigurationTests {
  private func shown(_ button: UIButton) async throws -> Screen {
    let screen = await Screen(rootViewController: UIViewController(pinning: button))
    try await screen.settle()
    return screen
  }

  @Test func `Given the styles and sizes, when they are shown, then heights and colours are Apple's`() async throws {
    var large = UIButton.Configuration.filled()
    (large.title, large.buttonSize) = ("Go", .large)
    let big = try await shown(UIButton(configuration: large))
    #expect(abs(try big.find(.label("Go")).frame.height - 50.33) < 0.34)
    var gray = UIButton.Configuration.gray()
    gray.title = "Go"
    let screen = try await shown(UIButton(configuration: gray))
    let frame = try screen.find(.label("Go")).frame
    #expect(abs(frame.height - 34.33) < 0.34)
    #expect(try screen.rgb(at: CGPoint(x: frame.minX + 6, y: frame.midY)).allSatisfy { (232...238).contains($0) })
    var tinted = UIButton.Configuration.tinted()
    (tinted.title, tinted.baseBackgroundColor) = ("Go", .red)
    let faint = try await shown(UIButton(configuration: tinted))
    #expect(try faint.rgb(at: CGPoint(x: frame.minX + 6, y: frame.midY)) == [255, 209, 209])
  }

  @Test
  func `Given a handler, when the button is disabled, then it changes the configuration, and a press does nothing`()
    async throws
  {
    var presses = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in presses += 1 })
    button.configurationUpdateHandler = { button in
      button.configuration?.subtitle = button.isEnabled ? "ready" : "not yet"
    }
    let screen = try await shown(button)
    #expect(screen.visibleText.contains("ready"))
    try await screen.find(.role(.button)).tap()
    button.isEnabled = false
    try await screen.settle()
    #expect(screen.visibleText.contains("not yet"))
    try await screen.find(.role(.button)).tap()
    #expect(presses == 1)
  }
}
