import SimulatorTesting
import SwiftUI

@MainActor @Suite("Lazy grids", .simulator(.iPhoneSE))
struct LazyGridTests {
  /// Numbered cells, with the height that their item declares.
  private struct Cells: View {
    @ObservedObject var model: SampleList
    var columns = [GridItem(.adaptive(minimum: 90), alignment: .top)]
    var proxy: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          LazyVGrid(columns: columns, spacing: 8) { ForEach(model.items) { SampleRow(item: $0) } }
        }
        .onAppear { proxy(reader) }
      }
    }
  }

  private struct Strip: View {
    let columns: [GridItem]
    let width: CGFloat
    var alignment = HorizontalAlignment.center

    var body: some View {
      LazyVGrid(columns: columns, alignment: alignment) {
        ForEach(0..<4, id: \.self) { Color.blue.frame(height: 20).accessibilityIdentifier("row.\($0)") }
      }
      .frame(width: width)
    }
  }

  struct Sizing: Sendable, CustomTestStringConvertible {
    let name: String
    let columns: [GridItem]
    let width: CGFloat
    /// The widths of the cells in the first line.
    let widths: [CGFloat]
    var testDescription: String { name }
  }

  nonisolated static let sizings = [
    Sizing(
      name: "a fixed column and two that fit into what is left",
      columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, widths: [70, 57, 57]),
    Sizing(name: "equal shares", columns: [GridItem(), GridItem(), GridItem()], width: 316, widths: [100, 100, 100]),
    Sizing(
      name: "what one may not take, the next ones get",
      columns: [GridItem(.flexible(maximum: 50)), GridItem(), GridItem()], width: 316, widths: [50, 125, 125]),
    Sizing(
      name: "adaptive columns are no wider than they may",
      columns: [GridItem(.adaptive(minimum: 40, maximum: 50), spacing: 0)], width: 190,
      widths: [47.5, 47.5, 47.5, 47.5]),
    Sizing(
      name: "an adaptive column that does not fit is as wide as there is room",
      columns: [GridItem(.adaptive(minimum: 1000))], width: 200, widths: [200]),
    Sizing(
      name: "distances of their own", columns: [GridItem(.fixed(50), spacing: 30), GridItem(spacing: 99)], width: 200,
      widths: [50, 120]),
  ]

  @Test("divide the width as Apple's do", arguments: sizings)
  func sizing(_ sizing: Sizing) async throws {
    // Given a grid of a certain width, when it is shown
    let screen = await Screen { Strip(columns: sizing.columns, width: sizing.width) }
    // Then the cells in the first line have these widths
    let rows = screen.rows
    let line = rows.filter { $0.frame.minY == rows[0].frame.minY }
    #expect(line.map(\.frame.width) == sizing.widths)
    #expect(line.last.map { $0.frame.maxX - line[0].frame.minX } == sizing.width)
  }

  @Test("divide the width once: what the last column may not take stays free")
  func division() async throws {
    let columns = [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 20, maximum: 80))]
    let screen = await Screen { Strip(columns: columns, width: 280) }
    #expect(screen.rows.prefix(3).map(\.frame.width) == [60, 102, 80])
    #expect(screen.rows.prefix(3).map { $0.frame.minX } == [31, 99, 209])
  }

  /// Three columns of 196 points with their spacing, in 240.
  private struct Aligned: View {
    let alignment: HorizontalAlignment
    var header: HorizontalAlignment?
    var body: some View {
      LazyVGrid(
        columns: [GridItem(.fixed(20)), GridItem(.fixed(140)), GridItem(.fixed(20))], alignment: alignment
      ) {
        Section {
          ForEach([20, 100, 20].indices, id: \.self) { index in
            Color.blue.frame(width: [20, 100, 20][index], height: 20).accessibilityIdentifier("row.\(index)")
          }
        } header: {
          Color.red.frame(height: 5).accessibilityIdentifier("row.100")
        } footer: {
          Color.red.frame(width: 40, height: 5).accessibilityIdentifier("row.200")
        }
      }
      .frame(width: 240)
      .padding(.leading, 20)
      .frame(width: 320, alignment: .leading)
    }
  }

  @Test("are as wide as they are offered; their alignment places the columns and the cells in them")
  func alignment() async throws {
    let cases: [(HorizontalAlignment, [CGFloat], CGFloat)] = [
      (.leading, [30, 98, 206], 40), (.center, [52, 140, 228], 140), (.trailing, [74, 182, 250], 240),
    ]
    for (alignment, middles, footer) in cases {
      let screen = await Screen { Aligned(alignment: alignment) }
      #expect((0..<3).compactMap { screen.row($0)?.frame.midX } == middles)
      // Headers and footers have the full width
      #expect(screen.row(100)?.frame.minX == 20)
      #expect(screen.row(100)?.frame.width == 240)
      #expect(screen.row(200)?.frame.midX == footer)
    }
  }

  @Test("that scroll sideways are as high as they are offered, and place their rows by the alignment")
  func sideways() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .bottom) {
          ForEach(0..<4, id: \.self) {
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("row.\($0)")
          }
        }
      }
      .frame(height: 200)
      .background { RedBox(id: "box") }
    }
    let bottom = try screen.frame("box").maxY
    #expect(screen.row(1)?.frame.maxY == bottom)
    #expect(screen.row(0)?.frame.maxY == bottom - 38)
  }

  @Test("columns that are wider than the grid's frame reach over both of its sides")
  func overflow() async throws {
    let screen = await Screen {
      Strip(columns: [GridItem(.fixed(150)), GridItem(.fixed(150))], width: 200)
    }
    let first = try #require(screen.row(0)).frame
    #expect(first.minX == 6)
    #expect(try #require(screen.row(1)).frame.maxX == 314)
  }

  @Test("a line is as tall as its tallest cell, and cells lie in it where their column says")
  func lines() async throws {
    let model = SampleList([20, 60, 40, 30].enumerated().map { SampleItem($0, height: $1) })
    let screen = await Screen {
      Cells(model: model, columns: [GridItem(alignment: .top), GridItem(), GridItem(alignment: .bottomTrailing)])
    }
    #expect(screen.rows.map(\.frame.minY) == [20, 20, 40, 88])
  }

  @Test("of a hundred thousand cells only a screenful is built")
  func isLazy() async throws {
    let model = SampleList(0..<100_000)
    let screen = await Screen { Cells(model: model) }
    #expect(screen.counters.rowsBuilt <= 36)
    for _ in 0..<12 { try await screen.wheel(90) }
    try await screen.wheel(-60)
    #expect(screen.counters.liveRows < 120)
    // When the content moves by less than the built cells cover, and no cells remain to be built ahead
    let mark = screen.counters
    try await screen.wheel(-2)
    // Then nothing runs
    #expect(screen.counters.bodies == mark.bodies)
    #expect(screen.counters.layouts == mark.layouts)
    #expect(screen.counters.measurements == mark.measurements)
    // And the end is reached in a jump
    let before = screen.counters.rowsBuilt
    try await screen.press(.end)
    #expect(abs(try #require(screen.row(99_999)).frame.maxY - 568) < 1)
    #expect(screen.counters.rowsBuilt - before < 80)
  }

  @Test("what is visible stays while cells come, go and are dealt to other lines")
  func changesAbove() async throws {
    let model = SampleList(0..<3_000)
    let screen = await Screen { Cells(model: model) }
    try await screen.wheel(9_000)
    let changes: [@MainActor () -> Void] = [
      { model.items.insert(SampleItem(-1), at: 0) }, { model.items.removeFirst(2) },
      { model.items.insert(contentsOf: (5_000..<5_040).map { SampleItem($0) }, at: 3) }, { model.items.removeLast(7) },
    ]
    for change in changes {
      let held = try #require(screen.visibleRows.first)
      change()
      try await screen.frames(1)
      let now = try #require(screen.row(held.id))
      #expect(abs(now.frame.minY - held.frame.minY) < 1e-6)
      #expect(now.birth == held.birth, "its state")
    }
  }

  @Test("after a rotation there are more columns, and the first visible cell is still at the top")
  func rotation() async throws {
    let model = SampleList(0..<3_000)
    let screen = await Screen { Cells(model: model) }
    try await screen.wheel(9_000)
    let held = try #require(screen.visibleRows.first)
    try await screen.rotate(to: .landscape)
    let now = try #require(screen.row(held.id))
    #expect(abs((now.frame.minY - screen.top) - (held.frame.minY - 20)) < 1e-6)
    #expect(now.birth == held.birth)
    #expect(screen.rows.filter { $0.frame.minY == now.frame.minY }.count == 5)
  }

  @Test("any cell can be scrolled to, built or not", arguments: [0, 1_234, 2_999])
  func scrollTo(_ id: Int) async throws {
    let model = SampleList(0..<3_000)
    var proxy: ScrollViewProxy?
    let screen = await Screen { Cells(model: model) { proxy = $0 } }
    proxy?.scrollTo(id, anchor: .top)
    try await screen.settle()
    let frame = try #require(screen.row(id)).frame
    #expect(id == 2_999 ? frame.maxY <= 568 : frame.minY == 20)
  }

  @Test("headers and footers of sections take up a line, and each section begins a new one")
  func sections() async throws {
    let screen = await Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) {
                Color.blue.frame(height: 50).accessibilityIdentifier("row.\(section * 3 + $0)")
              }
            } header: {
              Color.red.frame(height: 30).accessibilityIdentifier("row.\(100 + section)")
            } footer: {
              Color.red.frame(height: 10).accessibilityIdentifier("row.\(200 + section)")
            }
          }
        }
      }
    }
    #expect(screen.rows.map(\.id) == [100, 0, 1, 2, 200, 101, 3, 4, 5, 201])
    #expect(screen.rows.map { $0.frame.minY - 20 } == [0, 30, 30, 80, 130, 140, 170, 170, 220, 270])
    #expect(screen.rows.map(\.frame.width) == [320, 156, 156, 156, 320, 320, 156, 156, 156, 320])
  }

  @Test("a grid that scrolls sideways fills columns from the top, and from the right where people read from there")
  func horizontal() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(40))], spacing: 10) {
          ForEach(0..<10_000, id: \.self) { Color.blue.frame(width: 80).accessibilityIdentifier("row.\($0)") }
        }
      }
    }
    func frames() -> [CGRect] { screen.rows.prefix(4).map(\.frame) }
    #expect(frames().map(\.minX) == [0, 0, 90, 90])
    #expect(frames().map(\.height) == [60, 40, 60, 40])
    #expect(frames()[1].minY - frames()[0].maxY == 8)
    #expect(screen.counters.rowsBuilt < 16)
    try await screen.setLayoutDirection(.rightToLeft)
    #expect(frames().map(\.maxX) == [320, 320, 230, 230])
  }
}
