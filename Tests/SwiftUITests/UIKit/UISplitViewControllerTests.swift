import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Split view controllers")
struct UISplitViewControllerTests {
  private func page(_ name: String) -> UIViewController { LabelledController(name, title: name) }

  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("proposed \(proposedTopColumn)")
      return .primary
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given a phone, then columns are pages on one stack, which leads to the last and back`() async throws {
    // Given
    let (split, delegate) = (UISplitViewController(style: .doubleColumn), Delegate())
    split.delegate = delegate
    split.setViewController(page("List"), for: .primary)
    split.setViewController(page("Detail"), for: .secondary)
    let screen = await Screen(rootViewController: split)
    try await screen.settle()
    // Then
    #expect(split.isCollapsed && delegate.heard == ["proposed secondary", "collapsed"])
    #expect(screen.visibleText.contains("List page") && !screen.visibleText.contains("Detail page"))
    // When
    split.show(.secondary)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Detail page") && !screen.visibleText.contains("List page"))
    // When
    try await screen.tap(.label("List"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("List page"))
    // When
    let other = page("Other")
    split.viewController(for: .primary)?.showDetailViewController(other, sender: nil)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Other page") && other.splitViewController === split)
  }

  @Test(.simulator(.iPhone15Pro)) func `Given two columns of the older kind on a phone, then the second is in front`()
    async throws
  {
    let split = UISplitViewController()
    split.viewControllers = ["List", "Detail"].map { UINavigationController(rootViewController: page($0)) }
    let screen = await Screen(rootViewController: split)
    try await screen.settle()
    #expect(split.viewControllers.count == 1 && screen.visibleText.contains("Detail page"))
  }

  @Test(.simulator(.iPad10))
  func `Given a tablet held upright, then the last column is alone until the first is shown beside it`()
    async throws
  {
    // Given
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 300
    split.setViewController(page("List"), for: .primary)
    split.setViewController(page("Detail"), for: .secondary)
    let screen = await Screen(rootViewController: split)
    try await screen.settle()
    // Then
    #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
    #expect(screen.visibleText.contains("Detail page") && !screen.visibleText.contains("List page"))
    // When
    split.show(.primary)
    try await screen.settle()
    // Then
    let (list, detail) = (try screen.find(.label("List page")).frame, try screen.find(.label("Detail page")).frame)
    #expect(list.minX == 20 && abs(detail.minX - 320) <= 1 && list.minY == detail.minY)
    #expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 300)
    // When
    split.showDetailViewController(page("Other"), sender: nil)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Other page") && screen.visibleText.contains("List page"))
    #expect(!screen.visibleText.contains("Detail page"))
  }

  @Test("Given older names of how a split view shows its columns, then they are the newer ones")
  func oldNames() {
    let names: [UISplitViewController.DisplayMode] = [.allVisible, .primaryHidden, .primaryOverlay]
    #expect(names == [.oneBesideSecondary, .secondaryOnly, .oneOverSecondary])
  }
}
