import SimulatorTesting
import SwiftUI
import Testing

#Preview("Controller") {
  let controller = UIViewController()
  controller.title = "Page"
  return UINavigationController(rootViewController: controller)
}

#Preview("View", traits: .landscapeLeft) {
  let label = UILabel()
  label.text = "A label"
  return label
}

@MainActor @Suite("Previews of UIKit", .simulator(.iPhone15Pro))
struct UIKitPreviewTests {
  private func preview(_ name: String) throws -> Preview {
    let previews = PreviewCatalog.previews(inModule: "SwiftUITests")
      .filter { $0.fileID == "SwiftUITests/UIKitPreviewTests.swift" }
    return try #require(previews.first { $0.name == name }).preview
  }

  @Test func `Given a preview that makes a controller, then that fills the screen`() async throws {
    let preview = try preview("Controller")
    let screen = await Screen { preview.makeView() }
    try await screen.settle()
    // Then its bar has the same position as that of a window's root controller
    let controller = UIViewController()
    controller.title = "Page"
    let window = await Screen(rootViewController: UINavigationController(rootViewController: controller))
    #expect(try screen.find(.label("Page")).frame == window.find(.label("Page")).frame)
  }

  @Test func `Given a preview that makes a view, then that is shown as its traits say`() async throws {
    let preview = try preview("View")
    #expect(preview.isLandscape == true)
    let screen = await Screen { preview.makeView() }
    #expect(screen.visibleText == ["A label"])
  }
}
