import DisplayList
import SimulatorTesting
import SwiftUI

/// What the modifiers of scroll views guarantee while a finger moves the content. On an iPhone SE the viewport is 548
/// points high and begins at 20.
@MainActor @Suite("Scroll views under a finger", .simulator(.iPhoneSE))
struct ScrollFingerTests {
  /// Rows of 100 points.
  struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { blueRow($0) }
      }
    }
  }

  private let grip = CGPoint(x: 160, y: 300)

  /// Drags by a distance, then flings, and calls `look` after each frame.
  private func dragAndFling(_ screen: Screen, _ look: () throws -> Void) async throws {
    try await screen.touch.down(at: grip)
    for _ in 0..<20 {
      try await screen.touch.move(by: CGVector(dx: 0, dy: -7), duration: .milliseconds(16))
      try look()
    }
    try await screen.touch.up()
    try await screen.settle()
    try await screen.fling(from: grip, velocity: CGVector(dx: 0, dy: -900))
    for _ in 0..<60 {
      try await screen.frames(1)
      try look()
    }
    try await screen.settle()
    try look()
  }

  @Test(
    "bars lie along the axes that move, unless the scroll view is told to show none",
    arguments: [
      (.vertical, true, 1), (.horizontal, true, 1), ([.horizontal, .vertical] as Axis.Set, true, 2),
      (.vertical, false, 0), (.horizontal, false, 0),
    ] as [(Axis.Set, Bool, Int)])
  func bars(_ axes: Axis.Set, _ shows: Bool, _ count: Int) async throws {
    let screen = await Screen {
      ScrollView(axes, showsIndicators: shows) {
        Color.blue.frame(width: 900, height: 900).accessibilityIdentifier("content")
      }
    }
    let before = try screen.find("content").frame.origin
    try await screen.touch.down(at: grip)
    try await screen.touch.move(by: CGVector(dx: -60, dy: axes == .horizontal ? -20 : -80))
    let after = try screen.find("content").frame.origin
    #expect((after.x < before.x) == axes.contains(.horizontal))
    #expect((after.y < before.y) == axes.contains(.vertical))
    #expect(screen.fills(.black.opacity(0.35)).filter { $0.opacity > 0 }.count == count)
    try await screen.touch.up()
  }

  @Test("bars are an inset: content is dragged under them, and rests between them at both of its ends")
  func insets() async throws {
    let screen = await Screen {
      ScrollView { Rows() }
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 40) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50) }
    }
    #expect(try screen.find("row.0").frame.minY == 60)
    // When a finger moves the content, it passes under the upper bar
    try await screen.touch.down(at: grip)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -60))
    let place = try screen.find("row.0").frame.minY
    #expect(place > 0 && place <= 10 + 1e-9)
    try await screen.touch.up()
    // When it is pulled beyond its start, it returns to the bar
    try await screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 450))
    #expect(try screen.find("row.0").frame.minY > 60)
    try await screen.settle()
    #expect(try screen.find("row.0").frame.minY == 60)
    // When it is flung to its end, it stops at the lower bar
    for _ in 0..<6 {
      try await screen.fling(from: grip, velocity: CGVector(dx: 0, dy: -5_000))
      try await screen.settle()
    }
    #expect(try abs(screen.find("row.59").frame.maxY - (568 - 50)) < 1e-6)
  }

  @Test("views hear in each frame whether half of them is visible")
  func visibility() async throws {
    @MainActor final class Log { var visible: Set<Int> = [] }
    let log = Log()
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { id in
            blueRow(id)
              .onScrollVisibilityChange { if $0 { log.visible.insert(id) } else { log.visible.remove(id) } }
          }
        }
      }
    }
    try await dragAndFling(screen) {
      let expected = screen.rows.filter { min($0.frame.maxY, 568) - max($0.frame.minY, 0) >= 50 - 1e-9 }.map(\.id)
      #expect(log.visible == Set(expected))
    }
    #expect(!log.visible.contains(0))
  }

  @Test(
    "a position by id is that of the row at the anchor in each frame", arguments: [UnitPoint.top, .center, .bottom])
  func position(_ anchor: UnitPoint) async throws {
    @MainActor final class Model: ObservableObject { @Published var id: Int? }
    struct PositionedRows: View {
      @ObservedObject var model: Model
      let anchor: UnitPoint
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { blueRow($0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id, anchor: anchor)
      }
    }
    let model = Model()
    let screen = await Screen { PositionedRows(model: model, anchor: anchor) }
    let place = 20 + 548 * anchor.y
    try await dragAndFling(screen) {
      // The position stays nil until the content has moved.
      if model.id == nil, screen.row(0)?.frame.minY == 20 { return }
      let row = try #require(model.id.flatMap(screen.row))
      #expect(row.frame.minY <= place + 1 && row.frame.maxY >= place - 1, "row \(row.id) at \(row.frame)")
    }
    #expect(try #require(model.id) > 5)
  }

  @Test("pages: a short drag goes back, a longer one and a fling go on by one page")
  func paging() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20, id: \.self) {
            Color.blue.frame(width: 320, height: 200).accessibilityIdentifier("page.\($0)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    let y = try screen.find("page.0").frame.midY
    func drag(by distance: CGFloat) async throws {
      try await screen.touch.down(at: CGPoint(x: 300, y: y))
      try await screen.touch.move(by: CGVector(dx: -distance, dy: 0))
      // The finger rests, so that it lifts without velocity.
      try await screen.advance(by: .seconds(0.2))
      try await screen.touch.up()
      try await screen.settle()
    }
    try await drag(by: 100)
    #expect(try screen.find("page.0").frame.minX == 0)
    try await drag(by: 220)
    #expect(try screen.find("page.1").frame.minX == 0)
    for page in 2...4 {
      try await screen.fling(from: CGPoint(x: 300, y: y), velocity: CGVector(dx: -1_200, dy: 0))
      try await screen.settle()
      #expect(try abs(screen.find("page.\(page)").frame.minX) < 1e-6)
    }
  }

  @Test("a geometry reader's frame in a named space is that of the frame that is shown")
  func reader() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 70)
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { proxy in
              Color.blue.accessibilityIdentifier("reader")
                .accessibilityValue("\(proxy.frame(in: .named("list")).minY) \(proxy.frame(in: .global).minY)")
            }
            .frame(height: 500)
            Color.green.frame(height: 3_000)
          }
        }
        .coordinateSpace(name: "list")
      }
    }
    try await dragAndFling(screen) {
      let reader = try screen.find("reader")
      let (value, top) = (try reader.value, try reader.frame.minY)
      let told = value.split(separator: " ").compactMap { Double($0) }
      try #require(told.count == 2)
      #expect(abs(told[0] - (top - 90)) < 1e-6 && abs(told[1] - top) < 1e-6)
    }
    #expect(try screen.find("reader").frame.minY < -100)
  }

  @Test(
    "a jump by code under a finger is where the finger goes on from",
    arguments: [UnitPoint.top, UnitPoint(x: 0, y: 0.25)])
  func jumpUnderFinger(_ anchor: UnitPoint) async throws {
    @MainActor final class ProxyBox { var proxy: ScrollViewProxy? }
    let box = ProxyBox()
    let screen = await Screen {
      ScrollViewReader { proxy in ScrollView { Rows() }.onAppear { box.proxy = proxy } }
    }
    try await screen.touch.down(at: grip)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -40))
    box.proxy?.scrollTo(30, anchor: anchor)
    try await screen.frames(1)
    let place = 20 + (548 - 100) * anchor.y
    #expect(try abs(screen.find("row.30").frame.minY - place) < 1e-6)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -25))
    try await screen.touch.up()
    try await screen.settle()
    let moved = try screen.find("row.30").frame.minY
    #expect(moved <= place && moved > place - 200)
  }
}
