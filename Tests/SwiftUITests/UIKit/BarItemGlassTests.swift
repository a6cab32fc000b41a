import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Glass of bar items", .simulator(.iPhone15Pro, DeviceSettings(system: .iOS26)))
struct BarItemGlassTests {
  @Test func `Given a bar item on glass, when it hides its background, then its button is narrower and shows the page`()
    async throws
  {
    // Given
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let page = UIViewController()
    page.view.backgroundColor = .systemGroupedBackground
    page.navigationItem.rightBarButtonItem = item
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    let ground = screen.rgb(at: CGPoint(x: 20, y: 400))
    let wide = try screen.find(.label("Edit")).frame
    let above = CGPoint(x: wide.midX, y: wide.midY - 16)
    #expect(screen.rgb(at: above) != ground)
    // When
    item.hidesSharedBackground = true
    try await screen.settle()
    // Then
    let narrow = try screen.find(.label("Edit")).frame
    #expect(narrow.width < wide.width && abs(narrow.maxX - wide.maxX) < 0.5)
    #expect(screen.rgb(at: CGPoint(x: narrow.midX, y: narrow.midY - 16)) == ground)
    // When
    item.hidesSharedBackground = false
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Edit")).frame == wide && screen.rgb(at: above) != ground)
  }
}
