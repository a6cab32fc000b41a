import SimulatorTesting
import SwiftUI

/// The SE's viewport: 568 points, of which 20 are under the status bar.
@MainActor @Suite("Hearing of a scroll view's geometry", .simulator(.iPhoneSE))
struct ScrollGeometryTests {
  @MainActor final class Log: ObservableObject {
    var geometries: [ScrollGeometry] = []
    var changes: [[CGFloat]] = []
    @Published var count = 20
  }

  struct ObservedRows: View {
    @ObservedObject var log: Log

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<log.count, id: \.self) { blueRow($0) }
        }
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.geometries.append($1) }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.changes.append([$0, $1])
      }
    }
  }

  private func page(_ log: Log) async -> Screen { await Screen { ObservedRows(log: log) } }

  @Test(
    "given a status bar, when the scroll view appears, then it is heard of before and after its layout, with the inset in the offset"
  )
  func appearance() async throws {
    let log = Log()
    let screen = await page(log)
    try await screen.settle()
    #expect(log.changes == [[0, 0], [0, -20]])
    let geometry = try #require(log.geometries.last)
    #expect(log.geometries.count == 2)
    #expect(log.geometries.first?.containerSize == .zero)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry.contentSize == CGSize(width: 320, height: 2_000))
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(geometry.containerSize == CGSize(width: 320, height: 548))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 320, height: 568))
    #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 320, height: 548))
  }

  @Test("given code, when it scrolls without an animation, then that is told once")
  func jump() async throws {
    var bounds: [CGRect] = []
    var phases: [ScrollPhase] = []
    var proxy: ScrollViewProxy?
    let screen = await Screen {
      ScrollViewReader { reader in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.blue.frame(height: 100) } } }
          .onAppear { proxy = reader }
          .onScrollGeometryChange(for: CGRect.self, of: \.bounds) { bounds.append($1) }
          .onScrollPhaseChange { phases.append($1) }
      }
    }
    #expect(bounds.map(\.minY) == [0, -20])
    #expect(phases == [.idle])
    // When code scrolls to the third row
    proxy?.scrollTo(2, anchor: .top)
    try await screen.settle()
    #expect(bounds.map(\.minY) == [0, -20, 180])
    #expect(phases == [.idle, .idle])
    // When it scrolls there again
    proxy?.scrollTo(2, anchor: .top)
    try await screen.settle()
    #expect(bounds.count == 3)
    #expect(phases.count == 2)
  }

  @Test("given a finger, when it moves the content, then each frame tells once where the rows are in that frame")
  func finger() async throws {
    let log = Log()
    let screen = await page(log)
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -20), duration: .milliseconds(16))
    for _ in 0..<10 {
      let told = log.changes.count
      try await screen.touch.move(by: CGVector(dx: 0, dy: -7), duration: .milliseconds(16))
      #expect(log.changes.count == told + 1)
      let change = try #require(log.changes.last)
      #expect(change[1] - change[0] == 7)
      #expect(try change[1] == -(screen.find("row.0").frame.minY))
    }
  }

  @Test("given observers that change no state, when content flings, then no body runs")
  func bodies() async throws {
    let log = Log()
    let screen = await page(log)
    let mark = screen.mark()
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -100), duration: .milliseconds(80))
    try await screen.touch.up()
    try await screen.settle()
    #expect(log.changes.count > 20)
    #expect(mark.bodies == 0)
    #expect(mark.layouts == 0)
  }

  @Test("given content pulled past its top, when it is let go, then the offset shows the rubber band and comes back")
  func rubberBand() async throws {
    let log = Log()
    let screen = await page(log)
    try await screen.touch.down(at: CGPoint(x: 160, y: 200))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 200))
    #expect(try #require(log.changes.last)[1] < -60)
    try await screen.touch.up()
    try await screen.settle()
    #expect(log.changes.last?[1] == -20)
  }

  @Test("given a change of data, when rows come, then the content's size is heard of in that frame")
  func contentSize() async throws {
    let log = Log()
    let screen = await page(log)
    log.count = 30
    try await screen.frames(1)
    #expect(log.geometries.map(\.contentSize.height) == [0, 2_000, 3_000])
    #expect(log.changes.count == 2, "the offset is the same")
  }

  @Test("given a transform to true or false, when content scrolls by thresholds, then only crossings are told")
  func threshold() async throws {
    let log = Log()
    var heard: [Bool] = []
    let screen = await Screen {
      ObservedRows(log: log).onScrollGeometryChange(for: Bool.self, of: { $0.visibleRect.maxY > 1_000 }) {
        heard.append($1)
      }
    }
    for _ in 0..<8 { try await screen.wheel(100) }
    #expect(heard == [false, true])
    for _ in 0..<8 { try await screen.wheel(-100) }
    #expect(heard == [false, true, false])
  }

  struct Echo: View {
    @State private var offset: CGFloat = 0
    var bodies: () -> Void = {}

    var body: some View {
      let _ = bodies()
      VStack(spacing: 0) {
        Text("\(Int(offset))").accessibilityIdentifier("offset").frame(height: 30)
        ScrollView { Color.blue.frame(height: 2_000).accessibilityIdentifier("content") }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offset = $1 }
      }
    }
  }

  @Test("given a view that shows the offset, when it scrolls, then the frame shows that frame's offset with one body")
  func sameFrame() async throws {
    let screen = await Screen { Echo() }
    for step in 1...5 {
      let mark = screen.mark()
      try await screen.wheel(30)
      #expect(try screen.find("offset").label == "\(30 * step)")
      #expect(try screen.find("content").frame.minY == 50 - CGFloat(30 * step))
      #expect(mark.bodies(of: Echo.self) == 1)
    }
    try await screen.settle()
    let mark = screen.mark()
    try await screen.frames(10)
    #expect(mark.bodies == 0)
  }

  struct Loop: View {
    @State private var height: CGFloat = 100
    let log: Log

    var body: some View {
      ScrollView { Color.blue.frame(height: height) }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) {
          log.changes.append([$0, $1])
          height = $1 + 1
        }
    }
  }

  @Test("given a view that goes on changing what it observes, when frames run, then it hears once in each")
  func loop() async throws {
    let log = Log()
    let screen = await Screen { Loop(log: log) }
    let told = log.changes.count
    let mark = screen.mark()
    try await screen.frames(10)
    #expect(log.changes.count == told + 10)
    #expect(mark.bodies(of: Loop.self) == 10)
  }

  @Test("given two scroll views inside, when the second scrolls, then only the first is heard of")
  func firstOnly() async throws {
    let log = Log()
    let screen = await Screen {
      VStack(spacing: 0) {
        ScrollView { Color.blue.frame(height: 2_000) }
        ScrollView { ScrollView(.horizontal) { Color.red.frame(width: 1_000, height: 2_000) } }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { log.changes.append([$0, $1]) }
    }
    let told = log.changes.count
    try await screen.wheel(50, at: CGPoint(x: 160, y: 450))
    #expect(log.changes.count == told)
    try await screen.wheel(50, at: CGPoint(x: 160, y: 150))
    #expect(log.changes.count == told + 1)
  }

  @Test("given a list read from right to left, when a row scrolls, then offsets count from the content's left")
  func rightToLeft() async throws {
    var offsets: [CGFloat] = []
    let screen = await Screen {
      ScrollView(.horizontal) { Color.blue.frame(width: 1_000, height: 100) }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { offsets.append($1) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    try await screen.wheel(0, horizontally: -80)
    #expect(offsets == [0, 680, 600])
  }

  // MARK: By preferences

  struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  struct Strip: View {
    @State private var offset: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(offset > 5 ? "left \(Int(offset))" : "start").accessibilityIdentifier("arrow")
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 100, height: 100) }
          }
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minX)
            })
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(OffsetKey.self) { offset = -$0 }
      }
    }
  }

  @Test("given an offset read by a preference in a named space, when it scrolls, then the same frame shows it")
  func preference() async throws {
    let screen = await Screen { Strip() }
    #expect(try screen.find("arrow").label == "start")
    for step in 1...4 {
      let mark = screen.mark()
      try await screen.wheel(0, horizontally: 40)
      #expect(try screen.find("arrow").label == "left \(40 * step)")
      #expect(mark.bodies(of: Strip.self) == 1)
    }
    try await screen.wheel(0, horizontally: -500)
    #expect(try screen.find("arrow").label == "start")
  }
}
