import SimulatorTesting
import SwiftUI
import UIKit

/// On an iPhone SE the viewport is 548 points high and begins at 20.
@MainActor @Suite("Pull to refresh", .simulator(.iPhoneSE))
struct RefreshTests {
  @MainActor final class Feed: ObservableObject {
    @Published var rows = Array(0..<40)
    @Published var isShown = true
    @Published var seconds = 2.0
    @Published var position = ScrollPosition()
    var runs = 0
    var isCancelled = false
    var isOver = false

    func refresh() async {
      runs += 1
      do { try await Task.sleep(for: .seconds(seconds)) } catch { isCancelled = true }
      isOver = true
    }
  }

  struct RefreshableFeed: View {
    @ObservedObject var feed: Feed
    var body: some View {
      if feed.isShown {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(feed.rows, id: \.self) { blueRow($0) }
          }
        }
        .refreshable { await feed.refresh() }
      }
    }
  }

  struct PositionedFeed: View {
    @ObservedObject var feed: Feed
    var body: some View { RefreshableFeed(feed: feed).scrollPosition($feed.position) }
  }

  private func page(_ feed: Feed) async -> Screen { await Screen { RefreshableFeed(feed: feed) } }
  private let spinner = Query.label("In progress")
  private func top(_ screen: Screen, row: Int = 0) throws -> CGFloat { try screen.find("row.\(row)").frame.minY }

  /// Lands a finger and pulls by a distance past the scrolling threshold.
  private func pull(_ screen: Screen, by distance: CGFloat) async throws {
    try await screen.touch.down(at: CGPoint(x: 160, y: 200))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 12), duration: .milliseconds(16))
    try await screen.touch.move(by: CGVector(dx: 0, dy: distance))
  }

  @Test("a pull that shows less than 64 points does nothing")
  func shortPull() async throws {
    let feed = Feed()
    let screen = await page(feed)
    try await pull(screen, by: 125)
    #expect(try top(screen) > 20 + 60)
    try await screen.touch.up()
    try await screen.settle()
    #expect(feed.runs == 0)
    #expect(try top(screen) == 20)
    #expect(screen.feedback.isEmpty)
  }

  @Test("a longer one runs the action with a spinner below which the content rests until it is over")
  func refresh() async throws {
    // Given
    let feed = Feed()
    let screen = await page(feed)
    // When a finger pulls past 64 points
    try await pull(screen, by: 136)
    try await screen.frames(1)
    // Then the action runs immediately, with feedback, and the content does not jump
    #expect(feed.runs == 1)
    #expect(screen.feedback == [.impact(.light, intensity: 1)])
    #expect(abs(try top(screen) - 20 - 65) < 3)
    try await screen.touch.move(by: CGVector(dx: 0, dy: 4))
    #expect(abs(try top(screen) - 20 - 67) < 4, "the finger goes on from where it is")
    try await screen.touch.up()
    try await screen.advance(by: .seconds(1))
    #expect(abs(try top(screen) - 80) < 0.01)
    #expect(try screen.find(spinner).frame == CGRect(x: 0, y: 20, width: 320, height: 60))
    // When the action ends, the content moves back gradually
    try await screen.wait("the end of the action") { !screen.exists(spinner) }
    try await screen.frames(3)
    let onTheWay = try top(screen)
    #expect(onTheWay < 80 && onTheWay > 20)
    try await screen.settle()
    #expect(try top(screen) == 20)
    #expect(feed.runs == 1)
  }

  @Test("one pull runs it once, the next one again")
  func once() async throws {
    let feed = Feed()
    feed.seconds = 0.1
    let screen = await page(feed)
    try await pull(screen, by: 160)
    try await screen.advance(by: .seconds(1))
    #expect(!screen.exists(spinner))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 60))
    try await screen.advance(by: .seconds(1))
    #expect(feed.runs == 1)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try top(screen) == 20)
    try await pull(screen, by: 160)
    #expect(feed.runs == 2)
    try await screen.touch.up()
  }

  @Test("the action is cancelled when the scroll view goes")
  func cancelled() async throws {
    let feed = Feed()
    let screen = await page(feed)
    try await pull(screen, by: 160)
    try await screen.touch.up()
    feed.isShown = false
    try await screen.frames(1)
    // Then nothing keeps moving
    #expect(!screen.simulator.runtime.isScrolling)
    try await screen.settle()
    #expect(feed.isCancelled)
    // A page that returns starts without a spinner
    feed.isShown = true
    try await screen.settle()
    #expect(!screen.exists(spinner))
    #expect(try top(screen) == 20)
  }

  @Test("new rows do not move the content, at the start below the spinner or further down")
  func newRows() async throws {
    let feed = Feed()
    feed.seconds = 20
    let screen = await page(feed)
    try await pull(screen, by: 160)
    try await screen.touch.up()
    try await screen.advance(by: .seconds(1))
    feed.rows.insert(-1, at: 0)
    try await screen.frames(3)
    #expect(abs(try top(screen, row: -1) - 80) < 0.01)
    try await screen.wheel(1060)
    let before = try top(screen, row: 12)
    feed.rows.insert(contentsOf: [-3, -2], at: 0)
    try await screen.frames(3)
    #expect(try top(screen, row: 12) == before)
    // The end of the action moves nothing there either
    try await screen.wait("the end of the action", limit: .seconds(30)) { feed.isOver }
    try await screen.settle()
    #expect(try top(screen, row: 12) == before)
  }

  @Test(
    "code that scrolls to the first row, or a person to the start, leaves the spinner in view", arguments: [0, 1, 2, 3])
  func scrollToStart(_ way: Int) async throws {
    var proxy: ScrollViewProxy?
    let feed = Feed()
    feed.seconds = 20
    let screen = await Screen {
      ScrollViewReader { reader in PositionedFeed(feed: feed).onAppear { proxy = reader } }
    }
    try await pull(screen, by: 136)
    try await screen.touch.up()
    try await screen.advance(by: .seconds(1))
    for distance in [0, 700] as [CGFloat] {
      // Given content at its start, or further down
      try await screen.wheel(distance)
      // When the page scrolls to the start
      switch way {
      case 0: proxy?.scrollTo(0, anchor: .top)
      case 1: withAnimation { proxy?.scrollTo(0, anchor: .top) }
      case 2: feed.position.scrollTo(edge: .top)
      default: try await screen.press(.home)
      }
      try await screen.advance(by: .seconds(1))
      // Then the first row is below the spinner
      #expect(try abs(top(screen) - 80) < 0.01)
      #expect(try screen.find(spinner).frame.minY == 20)
    }
  }

  @Test("only a finger pulls: a wheel, a key and a fling against the edge start nothing")
  func others() async throws {
    let feed = Feed()
    let screen = await page(feed)
    try await screen.wheel(-300)
    try await screen.press(.pageUp)
    try await screen.settle()
    try await screen.wheel(300)
    try await screen.fling(from: CGPoint(x: 160, y: 150), velocity: CGVector(dx: 0, dy: 2000))
    try await screen.settle()
    #expect(feed.runs == 0)
    #expect(try top(screen) == 20)
  }

  @Test(
    "the more it is pulled the more spokes the spinner has, and at rest there is none", arguments: ColorScheme.allCases)
  func spokes(_ scheme: ColorScheme) async throws {
    let feed = Feed()
    let screen = await Screen { RefreshableFeed(feed: feed).preferredColorScheme(scheme) }
    func spokes() -> Int {
      screen.drawn.filter { if case .stroke = $0.command { true } else { false } }.count
    }
    #expect(spokes() == 0)
    try await pull(screen, by: 50)
    let few = spokes()
    #expect(few > 0 && few < 8)
    try await screen.touch.move(by: CGVector(dx: 0, dy: 50))
    #expect(spokes() > few && spokes() < 8)
    try await screen.touch.move(by: CGVector(dx: 0, dy: 60))
    #expect(spokes() == 8)
    try await screen.touch.up()
    try await screen.wait("the end of the action") { feed.runs == 1 && !screen.exists(spinner) }
    try await screen.settle()
    #expect(spokes() == 0)
  }

  struct Caller: View {
    @Environment(\.refresh) private var refresh
    var body: some View {
      Button(refresh == nil ? "nothing" : "again") { Task { await refresh?() } }.accessibilityIdentifier("button")
    }
  }

  @Test("views inside can run the action, and a horizontal scroll view leaves it to a vertical one")
  func environment() async throws {
    let feed = Feed()
    let screen = await Screen {
      VStack {
        Caller()
        ScrollView(.horizontal) {
          ScrollView { Color.blue.frame(width: 300, height: 100).accessibilityIdentifier("row.0") }.frame(height: 300)
        }
      }
      .refreshable { await feed.refresh() }
    }
    #expect(try screen.find("button").label == "again")
    try await screen.tap("button")
    #expect(feed.runs == 1)
    try await screen.advance(by: .seconds(3))
    let start = try screen.find("row.0").frame.center
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: start.x, y: start.y + 200))
    #expect(feed.runs == 2)
    try await screen.touch.up()
  }

  @Test("nobody who is not asked shows a refresh action")
  func noAction() async throws {
    let screen = await Screen { Caller() }
    #expect(try screen.find("button").label == "nothing")
  }
}
