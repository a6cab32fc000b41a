import SimulatorTesting
import SwiftUI

/// Positions of letters and symbols in bars, as in pictures of iOS 16 and 18 from public repositories; docs/facts.md
/// lists them.
@MainActor @Suite("Ink on bars", .simulator(.iPhone15Pro))
struct BarInkTests {
  @Test("A tab's title has its baseline 45.3 points below the bar's upper edge, its picture its middle 18.65 below it")
  func tab() async throws {
    // Given a bar whose upper edge is at 769
    let screen = await Screen {
      TabView {
        Color.white.tabItem { Label("Home", systemImage: "circle.fill") }
        Color.white.tabItem { Label("Other", systemImage: "square.fill") }
      }
    }
    try await screen.settle()
    // Then
    let ink = Ink(screen)
    let title = ink.box(in: CGRect(x: 40, y: 769 + 34, width: 120, height: 15))
    #expect(isNear(title.maxY, 769 + 45.3, pixels: 2), "\(title)")
    let picture = ink.box(in: CGRect(x: 40, y: 769 + 1, width: 120, height: 33))
    #expect(isNear(picture.midY, 769 + 18.65, pixels: 2), "\(picture)")
  }

  @Test("Pictures of tabs are 23 to 27 points large, their titles have capitals of 10 points")
  func sizes() async throws {
    // Given a bar whose upper edge is at 769
    let symbols = ["house.fill", "magnifyingglass", "envelope"]
    let screen = await Screen {
      TabView { ForEach(symbols, id: \.self) { symbol in Color.white.tabItem { Label("HIH", systemImage: symbol) } } }
    }
    try await screen.settle()
    // Then they match, with capitals at 0.727 of the font size
    let ink = Ink(screen)
    for (index, symbol) in symbols.enumerated() {
      let middle = 393 * (CGFloat(index) + 0.5) / 3
      let picture = ink.box(in: CGRect(x: middle - 40, y: 769 + 1, width: 80, height: 33))
      #expect((22.5...27.5).contains(max(picture.width, picture.height)), "\(symbol): \(picture)")
      let title = ink.box(in: CGRect(x: middle - 40, y: 769 + 34, width: 80, height: 15))
      #expect(isNear(title.height, 10 * 0.727, pixels: 2), "\(title)")
    }
  }

  @Test("The arrow of the way back is 11 x 19 points at 9.33, its title begins at 30.33")
  func back() async throws {
    let screen = await Screen {
      NavigationStack {
        NavigationLink("Deeper") { Color.white.navigationTitle("Second").navigationBarTitleDisplayMode(.inline) }
          .navigationTitle("Home")
      }
    }
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    let ink = Ink(screen)
    let arrow = ink.box(in: CGRect(x: 2, y: 62, width: 24, height: 40))
    #expect(isNear(arrow.minX, 9.33) && isNear(arrow.width, 11) && isNear(arrow.height, 19), "\(arrow)")
    let title = ink.box(in: CGRect(x: 26, y: 62, width: 80, height: 40))
    #expect(isNear(title.minX, 30.33), "\(title)")
  }

  @Test("Text at the start of a bar has its first ink at 17.3, text at its end its last 16 points from the edge")
  func items() async throws {
    let screen = await Screen {
      NavigationStack {
        Color.white.navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Add all") {} }
          }
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    let leading = ink.box(in: CGRect(x: 2, y: 62, width: 90, height: 40))
    #expect(isNear(leading.minX, 17.3), "\(leading)")
    let trailing = ink.box(in: CGRect(x: 300, y: 62, width: 92, height: 40))
    #expect(isNear(trailing.maxX, 393 - 17.3, pixels: 4), "\(trailing)")
  }
}
