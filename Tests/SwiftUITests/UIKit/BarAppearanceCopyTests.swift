import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Copies of the appearance of bars", .simulator(.iPhone15Pro))
struct BarAppearanceCopyTests {
  @Test func `Given a tab bar's appearance, when its copy changes, then it does not and the copy is of its class`() {
    // Given
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.stackedItemWidth = 60
    appearance.stackedLayoutAppearance.normal.iconColor = .green
    // When
    let copy = appearance.copy()
    copy.backgroundColor = .blue
    copy.stackedLayoutAppearance.normal.iconColor = .yellow
    // Then
    #expect(appearance.backgroundColor == .red && appearance.stackedLayoutAppearance.normal.iconColor == .green)
    #expect(copy.stackedItemWidth == 60 && copy !== appearance)
  }

  @Test func `Given appearances of each kind, when they are copied, then so are their parts`() {
    // Given
    let bar = UINavigationBarAppearance()
    bar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.red
    let tool = UIToolbarAppearance()
    tool.shadowColor = .green
    let item = UITabBarItemAppearance()
    item.selected.badgeBackgroundColor = .blue
    // When
    let (newBar, newItem) = (bar.copy(), item.copy())
    let newTool: Any = (tool as any NSCopying).copy(with: nil)
    bar.buttonAppearance.normal.titleTextAttributes = [:]
    item.selected.badgeBackgroundColor = nil
    // Then
    #expect(newBar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(newItem.selected.badgeBackgroundColor == .blue)
    #expect((newTool as? UIToolbarAppearance)?.shadowColor == .green)
    let button = newBar.buttonAppearance.copy()
    #expect(button.normal.titleTextAttributes.count == 1 && button !== newBar.buttonAppearance)
  }
}
