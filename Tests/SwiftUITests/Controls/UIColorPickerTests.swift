import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Colour pickers of UIKit", .simulator(.iPhone15Pro))
struct UIColorPickerTests {
  private final class Palette: UIViewController, UIColorPickerViewControllerDelegate {
    var heard: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      heard.append(continuously ? "during" : "at rest")
      view.backgroundColor = color
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { heard.append("finished") }
  }

  private final class OlderPalette: NSObject, UIColorPickerViewControllerDelegate {
    var chosen: UIColor?
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      chosen = viewController.selectedColor
    }
  }

  private func opened(
    _ change: (UIColorPickerViewController) -> Void = { _ in }
  ) async throws -> (Screen, Palette, UIColorPickerViewController) {
    let (palette, picker) = (Palette(), UIColorPickerViewController())
    let screen = await Screen(rootViewController: palette)
    picker.delegate = palette
    change(picker)
    palette.present(picker, animated: true)
    try await screen.settle()
    return (screen, palette, picker)
  }

  @Test func `Given a presented picker, when a colour is tapped and it is closed, then the delegate is told both`()
    async throws
  {
    // Given
    let (screen, palette, picker) = try await opened { $0.selectedColor = .red }
    #expect(try screen.find(.label("Selected color")).value == "#FF0000")
    // When
    try await screen.tap(.label("#FFFFFF"))
    try await screen.settle()
    // Then
    #expect(palette.heard == ["at rest"])
    #expect(picker.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(try screen.find(.label("Selected color")).value == "#FFFFFF")
    // When
    try await screen.tap(.label("Close"))
    try await screen.settle()
    // Then
    #expect(palette.heard == ["at rest", "finished"])
    #expect(palette.presentedViewController == nil)
  }

  @Test func `Given a picker, when a slider is dragged, then colours are told continuously and once more at the end`()
    async throws
  {
    // Given
    let (screen, palette, _) = try await opened { $0.selectedColor = .red }
    try await screen.tap(.label("Spectrum"))
    try await screen.settle()
    let area = try #require(screen.findAll(.label("Spectrum")).map(\.frame).first { $0.height == 300 })
    // When
    try await screen.drag(
      from: CGPoint(x: area.minX + 40, y: area.midY), to: CGPoint(x: area.maxX - 40, y: area.midY))
    try await screen.settle()
    // Then
    #expect(palette.heard.count > 2)
    #expect(palette.heard.dropLast().allSatisfy { $0 == "during" })
    #expect(palette.heard.last == "at rest")
  }

  @Test func `Given a picker that code dismisses, then the delegate is not told that it finished`() async throws {
    // Given
    let (screen, palette, picker) = try await opened()
    // When
    picker.dismiss(animated: true)
    try await screen.settle()
    // Then
    #expect(palette.heard.isEmpty && palette.presentedViewController == nil)
  }

  @Test func `Given a title and no opacity, then the panel has the title and no slider for the opacity`() async throws {
    let (screen, _, picker) = try await opened {
      $0.title = "Ink"
      $0.supportsAlpha = false
    }
    #expect(screen.exists(.label("Ink")) && !screen.exists(.label("Opacity")))
    // When
    picker.supportsAlpha = true
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Opacity")))
  }

  @Test func `Given a delegate with the deprecated method alone, when a colour is tapped, then that is called`()
    async throws
  {
    // Given
    let older = OlderPalette()
    let (screen, palette, _) = try await opened { $0.delegate = older }
    // When
    try await screen.tap(.label("#FFFFFF"))
    try await screen.settle()
    // Then
    #expect(older.chosen == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(palette.heard.isEmpty)
  }
}
