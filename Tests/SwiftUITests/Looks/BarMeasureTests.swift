import SimulatorTesting
import SwiftUI
import Testing

/// Bars, as measured in pictures of iOS 15 to 18 from public repositories; docs/facts.md lists them.
@MainActor @Suite("Measures of bars", .simulator(.iPhone15Pro))
struct BarMeasureTests {
  /// The top of a bar on this phone, whose safe area inset is 59 points.
  private static let top: CGFloat = 53.67

  private func isNear(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 0.34) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test(
    "A large title's text begins 16 points from the edge, 47.67 points below the upper edge of a bar of 96, and is 40.67 high"
  )
  func largeTitle() async throws {
    // Given a page with a large title
    let screen = await Screen { NavigationStack { Color.red.navigationTitle("Title") } }
    try await screen.settle()
    // Then the title is placed like Apple's
    let title = try screen.find(.role(.header)).frame
    #expect(isNear(title.minX, 16) && isNear(title.height, 40.67), "\(title)")
    #expect(isNear(title.minY, Self.top + 47.67, 1.01), "\(title)")
    // The content begins below 96 points
    #expect(screen.rgb(at: CGPoint(x: 196, y: Self.top + 94)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 196, y: Self.top + 98)) != [255, 255, 255])
  }

  @Test("A small bar is 44 points high, its title in the middle; items are 16 points from the edges, the way back 8")
  func smallBar() async throws {
    // Given a page reached by a link
    let screen = await Screen {
      NavigationStack {
        NavigationLink("Deeper") {
          Color.red.navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
        }
        .navigationTitle("First")
      }
    }
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    // Then the bar and its items are placed like Apple's
    let title = try screen.find(.role(.header)).frame
    #expect(isNear(title.midX, 196.5) && isNear(title.midY, Self.top + 22, 0.67), "\(title)")
    #expect(isNear(try screen.find(.label("Done")).frame.maxX, 377))
    #expect(isNear(try screen.find("BackButton").frame.minX, 8))
    #expect(screen.rgb(at: CGPoint(x: 30, y: Self.top + 43)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 30, y: Self.top + 46)) != [255, 255, 255])
  }

  @Test("The bar of a page in a sheet is 56 points high, its title in the middle")
  func sheetBar() async throws {
    // Given a sheet with a navigation stack
    let screen = await Screen {
      Color.white.sheet(isPresented: .constant(true)) {
        NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
    }
    try await screen.settle()
    // Then the title is centred 28 points below the sheet's edge, which is at 69
    let title = try screen.find(.role(.header)).frame
    #expect(isNear(title.midY, 69 + 28, 0.67), "\(title)")
    #expect(screen.rgb(at: CGPoint(x: 30, y: 69 + 54)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 30, y: 69 + 58)) != [255, 255, 255])
  }

  @Test("A tab bar is 83 points high; over green it is (204, 255, 204), over white 247, and a pixel's line is above it")
  func tabBar() async throws {
    for (colour, expected) in [(Color(red: 0, green: 1, blue: 0), [204, 255, 204]), (Color.white, [247, 247, 247])] {
      // Given content that extends under the tab bar
      let screen = await Screen {
        TabView {
          ScrollView { colour.frame(height: 3000) }
            .toolbarBackground(.visible, for: .tabBar)
            .tabItem { Label("One", systemImage: "house") }
        }
      }
      try await screen.settle()
      // Then the bar's material matches Apple's
      #expect(try screen.find(.label("Tab Bar")).frame == CGRect(x: 0, y: 769, width: 393, height: 83))
      let seen = screen.rgb(at: CGPoint(x: 20, y: 800))
      #expect(zip(seen, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(seen)")
      // The separator lies outside the bar, black at 0.3
      let line = screen.rgb(at: CGPoint(x: 20, y: 769 - 0.17))
      let dark = colour == .white ? [178, 178, 178] : [0, 178, 0]
      #expect(zip(line, dark).allSatisfy { abs($0 - $1) <= 1 }, "\(line)")
    }
  }

  @Test("Over the ground of lists the line of a tab bar is (169, 169, 173)")
  func lineOverLists() async throws {
    let screen = await Screen {
      TabView {
        ScrollView { Color(uiColor: .systemGroupedBackground).frame(height: 3000) }
          .toolbarBackground(.visible, for: .tabBar)
          .tabItem { Label("One", systemImage: "house") }
      }
    }
    try await screen.settle()
    let line = screen.rgb(at: CGPoint(x: 20, y: 769 - 0.17))
    #expect(zip(line, [169, 169, 173]).allSatisfy { abs($0 - $1) <= 1 }, "\(line)")
  }
}
