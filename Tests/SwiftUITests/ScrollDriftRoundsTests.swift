import SimulatorTesting
import SwiftUI

/// Frames with several layouts, because an appearance or a callback changes something: only the content's position
/// after the last frame and its final length count. On an iPhone SE the viewport is 548 points high and begins at 20.
@MainActor @Suite("Scrolling in frames with several layouts", .simulator(.iPhoneSE))
struct ScrollDriftRoundsTests {
  @MainActor final class Model: ObservableObject {
    @Published var version = 0
    var proxy: ScrollViewProxy?
  }

  /// A row that grows as soon as it appears.
  struct GrowingRow: View {
    let id: Int
    @State private var height: CGFloat = 60
    var body: some View {
      Color.blue.frame(height: height).accessibilityIdentifier("row.\(id)").onAppear { height = 100 }
    }
  }

  @Test(
    "where code goes the place is exact, although rows grow when they appear", arguments: [UnitPoint.bottom, .center])
  func goal(_ anchor: UnitPoint) async throws {
    let model = Model()
    let screen = await Screen {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<80, id: \.self) { GrowingRow(id: $0) } }
        }
        .onAppear { model.proxy = proxy }
      }
    }
    model.proxy?.scrollTo(40, anchor: anchor)
    try await screen.frames(1)
    let frame = try screen.find("row.40").frame
    #expect(frame.height == 100)
    #expect(abs(frame.minY - (anchor == .bottom ? 468 : 20 + 274 - 50)) < 1e-6)
  }

  /// Rows that are all short until the view receives a new version, in the same frame.
  struct Blinking: View {
    @ObservedObject var model: Model
    let isLazy: Bool
    let anchor: UnitPoint?
    @State private var seen = 0

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
      .defaultScrollAnchor(anchor)
      .onChange(of: model.version) { seen = model.version }
    }

    private var rows: some View {
      ForEach(0..<60, id: \.self) { row in
        Color.blue.frame(height: seen == model.version ? 100 : 10).accessibilityIdentifier("row.\(row)")
      }
    }
  }

  @Test(
    "content that is short for a part of a frame leaves no trace, in the middle and at a held end",
    arguments: [true, false], [nil, UnitPoint.bottom])
  func blinks(_ isLazy: Bool, _ anchor: UnitPoint?) async throws {
    let model = Model()
    let screen = await Screen { Blinking(model: model, isLazy: isLazy, anchor: anchor) }
    if anchor == nil { try await screen.wheel(3_050) }
    let row = try #require(screen.visibleRows.last)
    for _ in 0..<3 {
      model.version += 1
      for _ in 0..<3 {
        try await screen.frames(1)
        #expect(try abs(#require(screen.row(row.id)).frame.minY - row.frame.minY) < 1e-6)
      }
    }
    // Nothing is in motion
    #expect(!screen.simulator.runtime.isScrolling)
  }
}
