import SimulatorTesting
import SwiftUI

/// The SE is 320 points wide; its viewport ends at 568.
@MainActor @Suite("Margins of scroll content", .simulator(.iPhoneSE))
struct ContentMarginsTests {
  @MainActor final class Log: ObservableObject {
    var geometry: ScrollGeometry?
    var proxy: ScrollViewProxy?
    @Published var bottom: CGFloat = 70
  }

  struct RowsInMargins: View {
    @ObservedObject var log: Log
    var placement = ContentMarginPlacement.automatic

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { blueRow($0) }
          }
        }
        .contentMargins(
          [.top, .horizontal], EdgeInsets(top: 30, leading: 10, bottom: 500, trailing: 20), for: placement
        )
        .contentMargins(.bottom, log.bottom, for: placement)
        .accessibilityIdentifier("list")
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.geometry = $1 }
        .onAppear { log.proxy = proxy }
      }
    }
  }

  private func frame(_ screen: Screen, _ row: Int) throws -> CGRect { try screen.find(.identifier("row.\(row)")).frame }

  @Test("the content begins and ends inside of them, can be seen in them, and a finger can take hold of it there")
  func content() async throws {
    let log = Log()
    let screen = await Screen { RowsInMargins(log: log, placement: .scrollContent) }
    // Given margins, the content starts below and beside them, and the geometry includes them in the insets
    #expect(try frame(screen, 0) == CGRect(x: 10, y: 50, width: 290, height: 100))
    #expect(log.geometry?.contentInsets == EdgeInsets(top: 50, leading: 10, bottom: 70, trailing: 20))
    #expect(log.geometry?.contentOffset == CGPoint(x: -10, y: -50))
    #expect(log.geometry?.containerSize == CGSize(width: 290, height: 448))
    // When a finger drags in the margin, then the content follows and is drawn in the margin above
    try await screen.touch.down(at: CGPoint(x: 315, y: 540))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -40))
    #expect(try frame(screen, 0).minY < 50)
    #expect(screen.color(at: CGPoint(x: 160, y: 30)) == screen.color(at: CGPoint(x: 160, y: 300)))
    #expect(screen.color(at: CGPoint(x: 5, y: 300)) != screen.color(at: CGPoint(x: 160, y: 300)))
    try await screen.touch.up()
    // Its end rests above the lower margin
    try await screen.press(.end)
    try await screen.settle()
    #expect(try frame(screen, 39).maxY == 568 - 70)
    // When code scrolls to a row, then the row stops at the edge of the margin
    try #require(log.proxy).scrollTo(10, anchor: .top)
    try await screen.settle()
    #expect(try frame(screen, 10).minY == 50)
    #expect(try frame(screen, 9).minY == -50)
    try #require(log.proxy).scrollTo(20, anchor: .bottom)
    try await screen.settle()
    #expect(try frame(screen, 20).maxY == 498)
  }

  @Test("a margin that grows at the end moves nothing, and the end is further away")
  func grows() async throws {
    let log = Log()
    let screen = await Screen { RowsInMargins(log: log) }
    try await screen.wheel(730)
    try await screen.expectStable("row.8") { log.bottom = 200 }
    try await screen.press(.end)
    try await screen.settle()
    #expect(try frame(screen, 39).maxY == 368)
  }

  /// Returns the position of the scroll bar at the right during scrolling, with two modifiers, the inner one first.
  private func bars(_ margins: [(CGFloat, ContentMarginPlacement)]) async throws -> [CGPoint] {
    let screen = await Screen {
      ScrollView { Color.white.frame(height: 2_000) }
        .contentMargins(.trailing, margins[0].0, for: margins[0].1)
        .contentMargins(.trailing, margins[1].0, for: margins[1].1)
    }
    try await screen.wheel(10)
    try await screen.frames(1)
    // The bar is 3 points wide.
    return stride(from: 300.5, to: 320, by: 1).map { CGPoint(x: $0, y: 40) }
      .filter { screen.color(at: $0) != screen.color(at: CGPoint(x: 160, y: 300)) }
  }

  @Test("bars stay at the edge of the viewport or keep away from it, as the placement says")
  func indicators() async throws {
    let none = try await bars([(0, .automatic), (0, .automatic)])
    #expect(!none.isEmpty)
    // Margins of the content do not move the bar
    #expect(try await bars([(0, .automatic), (12, .scrollContent)]) == none)
    // Margins of the bar, or of everything, move it
    let moved = none.map { CGPoint(x: $0.x - 12, y: $0.y) }
    #expect(try await bars([(12, .scrollIndicators), (0, .scrollContent)]) == moved)
    #expect(try await bars([(12, .automatic), (0, .scrollContent)]) == moved)
    // The more specific placement wins, whatever the order
    #expect(try await bars([(12, .scrollIndicators), (5, .automatic)]) == moved)
    #expect(try await bars([(5, .automatic), (12, .scrollIndicators)]) == moved)
  }

  @Test("they do not concern scroll views inside; an inner modifier goes before an outer one; nil is none")
  func nested() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        ScrollView {
          ScrollView(.horizontal) { Color.red.frame(width: 600, height: 50).accessibilityIdentifier("inner") }
        }
        .frame(height: 100)
        .contentMargins(20)
        ScrollView { Color.green.frame(height: 50).accessibilityIdentifier("none") }
          .contentMargins(.leading, nil)
          .frame(height: 100)
      }
      .contentMargins(.leading, 40)
    }
    #expect(try screen.find("inner").frame.minX == 20)
    #expect(try screen.find("none").frame.minX == 0)
    let leading = try screen.find("none").frame
    #expect(leading.width == 320)
  }

  @Test("margins larger than the screen leave the scroll view and the start of its content where they are")
  func larger() async throws {
    let log = Log()
    log.bottom = 900
    let screen = await Screen { RowsInMargins(log: log, placement: .scrollContent) }
    #expect(try frame(screen, 0) == CGRect(x: 10, y: 50, width: 290, height: 100))
  }

  @Test("right to left the leading margin is at the right", .simulator(.iPhoneSE, .init(isRightToLeft: true)))
  func rightToLeft() async throws {
    let screen = await Screen { RowsInMargins(log: Log()) }
    #expect(try frame(screen, 0) == CGRect(x: 20, y: 50, width: 290, height: 100))
  }

  @Test("pages of a scroll view are as wide as what the margins leave, and a fling brings one to where they end")
  func gallery() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<30, id: \.self) { card in
            Color.blue.containerRelativeFrame(.horizontal).frame(height: 200).accessibilityIdentifier("card.\(card)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 40, for: .scrollContent)
    }
    #expect(try screen.find("card.0").frame.minX == 40)
    #expect(try screen.find("card.0").frame.width == 240)
    #expect(try screen.find("card.1").frame.minX == 290)
    try await screen.fling(from: CGPoint(x: 250, y: 290), velocity: CGVector(dx: -900, dy: 0))
    try await screen.settle()
    #expect(try abs(screen.find("card.1").frame.minX - 40) < 0.001)
  }
}
