import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Views in place of a large title", .simulator(.iPhone15Pro))
struct LargeTitleItemTests {
  private struct TitleItems: View {
    let isLarge: Bool
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
        }
        .navigationTitle("Pets")
        .navigationSubtitle("Plain line")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("All my pets") }
          ToolbarItem(placement: .largeSubtitle) { Text("Two cats") }
          ToolbarItem(placement: .title) { Text("Small pets") }
          ToolbarItem(placement: .subtitle) { Text("Small line") }
        }
      }
    }
  }

  @Test func `Given a large title, then the large views replace it, below each other at the start`() async throws {
    let screen = await Screen { TitleItems(isLarge: true) }
    try await screen.settle()
    let (title, line) = (try screen.find(.label("All my pets")).frame, try screen.find(.label("Two cats")).frame)
    #expect(title.minX == line.minX && title.maxY <= line.minY && title.height > 35)
    #expect(try line.maxY <= screen.find(.label("Row 0")).frame.minY)
    #expect(screen.exists(.label("All my pets").and(.role(.header))))
    #expect(!screen.visibleText.contains("Pets") && !screen.visibleText.contains("Plain line"))
  }

  @Test func `Given a small title, then the small views replace it and the large ones are not there`() async throws {
    let screen = await Screen { TitleItems(isLarge: false) }
    try await screen.settle()
    let (title, line) = (try screen.find(.label("Small pets")).frame, try screen.find(.label("Small line")).frame)
    #expect(abs(title.midX - line.midX) < 1 && title.maxY <= line.minY)
    #expect(!screen.exists(.label("All my pets")) && !screen.exists(.label("Two cats")))
  }

  @Test func `Given a view for the large subtitle of UIKit, then it is below the large title`() async throws {
    // Given
    let page = UIViewController()
    page.title = "Ports"
    let line = UILabel()
    line.text = "Seven ships"
    page.navigationItem.largeSubtitleView = line
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    // When
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // Then
    let title = try screen.find(.label("Ports").and(.role(.header))).frame
    #expect(try title.maxY <= screen.find(.label("Seven ships")).frame.minY)
  }
}
