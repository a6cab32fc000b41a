import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Lazy stacks", .simulator(.iPhoneSE))
struct LazyStackTests {
  private func page(_ model: SampleList, _ nesting: SampleNesting = .plain) async -> Screen {
    await Screen { SamplePage(model: model, nesting: nesting) }
  }

  @Test("build what is visible of ten thousand rows", arguments: SampleNesting.allCases)
  func buildsWhatIsVisible(_ nesting: SampleNesting) async throws {
    // Given ten thousand rows of varying height
    let model = SampleList(0..<10_000)
    // When the page appears
    let screen = await page(model, nesting)
    // Then only one screenful is built, in its place
    expectSound(screen, model)
    #expect(screen.counters.rowsBuilt < 14)
    #expect(screen.counters.liveRows < 40)
    #expect(screen.row(0) != nil)
  }

  @Test("rows that only touch the edge of the viewport are not built", arguments: [CGFloat(0), 20])
  func touchingRows(spacing: CGFloat) async throws {
    // Given rows of 100 points with spacing, in a viewport of four
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<50, id: \.self) {
            Color.red.frame(height: 100 - spacing).accessibilityIdentifier("row.\($0)")
          }
        }
      }
      .frame(height: 400)
    }
    // Then the fifth is not built
    #expect(screen.rows.map(\.id) == [0, 1, 2, 3])
    #expect(screen.counters.rowsBuilt == 4)
    // When the content is scrolled to its end
    try await screen.press(.end)
    try await screen.settle()
    // Then the last four are visible
    #expect(screen.visibleRows.map(\.id) == [46, 47, 48, 49])
  }

  @Test("a row without extent at the viewport's beginning is built")
  func emptyRow() async throws {
    let diary = Diary()
    _ = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: 0).onAppear { diary.lines.append("top") }
          ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 100) }
        }
      }
    }
    #expect(diary.lines == ["top"])
  }

  @Test("a frame in which no row enters moves one number", arguments: SampleNesting.allCases)
  func scrollFrameIsFree(_ nesting: SampleNesting) async throws {
    // Given rows scrolled in from below, some of them above the viewport
    let model = SampleList(0..<10_000)
    let screen = await page(model, nesting)
    for _ in 0..<12 { try await screen.wheel(60) }
    try await screen.wheel(-80)
    let before = screen.counters
    let row = try #require(screen.visibleRows.dropFirst().first)
    // When the content moves by less than the built rows cover
    try await screen.wheel(3)
    // Then nothing runs
    let after = screen.counters
    #expect(after.bodies == before.bodies)
    #expect(after.layouts == before.layouts)
    #expect(after.measurements == before.measurements)
    #expect(after.fragments == before.fragments)
    #expect(after.rowsBuilt == before.rowsBuilt)
    #expect(abs(try #require(screen.row(row.id)).frame.minY - (row.frame.minY - 3)) < 1e-6)
  }

  @Test("scrolling down and up again meets every row once and ends where it began", arguments: SampleNesting.allCases)
  func scrollsThrough(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<120)
    let screen = await page(model, nesting)
    let start = try #require(screen.row(0)).frame.minY
    var met: [Int] = []
    for _ in 0..<200 {
      for row in screen.rows where !met.contains(row.id) { met.append(row.id) }
      try await screen.wheel(83)
      expectSound(screen, model)
      #expect(screen.counters.liveRows < 40)
    }
    #expect(met == Array(0..<120))
    let last = try #require(screen.row(119))
    #expect(abs(last.frame.maxY + (nesting == .deep ? 10 : 0) - 568) < 1e-6)
    for _ in 0..<200 {
      try await screen.wheel(-83)
      expectSound(screen, model)
    }
    #expect(try #require(screen.row(0)).frame.minY == start)
  }

  @Test("End builds at most two screenfuls and shows the last row at the bottom", arguments: SampleNesting.allCases)
  func jumpsToTheEnd(_ nesting: SampleNesting) async throws {
    // Given
    let model = SampleList(0..<10_000)
    let screen = await page(model, nesting)
    let start = try #require(screen.row(0)).frame.minY
    let before = screen.counters
    // When
    try await screen.press(.end)
    // Then
    let last = try #require(screen.row(9_999))
    #expect(abs(last.frame.maxY + (nesting == .deep ? 10 : 0) - 568) < 1e-6)
    expectSound(screen, model)
    let built = screen.counters.rowsBuilt - before.rowsBuilt
    #expect(built <= 16, "rows built")
    #expect(screen.counters.layoutRounds - before.layoutRounds <= 8, "rounds")
    #expect(screen.counters.liveRows < 40)
    // Scrolling up from there shows the rows in order
    for _ in 0..<30 {
      try await screen.wheel(-71)
      expectSound(screen, model)
    }
    // Home returns to the exact start
    try await screen.press(.home)
    #expect(try #require(screen.row(0)).frame.minY == start)
    expectSound(screen, model)
  }

  @Test(
    "End works where rows are far taller and far smaller than estimated", arguments: [4, 25, 400, 1_500] as [CGFloat])
  func jumpsToAnUnexpectedEnd(_ height: CGFloat) async throws {
    let model = SampleList((0..<3_000).map { SampleItem($0, height: $0 < 2_000 ? 60 : height) })
    let screen = await page(model, .nested)
    try await screen.press(.end)
    #expect(abs(try #require(screen.row(2_999)).frame.maxY - 568) < 1e-6)
    #expect(screen.counters.rowsBuilt < 150)
    try await screen.wheel(-40)
    #expect(abs(try #require(screen.row(2_999)).frame.maxY - 608) < 1e-6)
  }

  @Test("page, arrow and space keys scroll", arguments: SampleNesting.allCases)
  func keys(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<10_000)
    let screen = await page(model, nesting)
    let start = try #require(screen.row(0)).frame.minY
    let keys: [(InputEvent.Key.Name, InputEvent.Key.Name, Bool, CGFloat)] = [
      (.downArrow, .upArrow, false, 60), (.pageDown, .pageUp, false, 548 * 0.85), (.space, .space, true, 548 * 0.85),
    ]
    for (forward, back, shift, distance) in keys {
      let row = try #require(screen.visibleRows.last)
      try await screen.press(forward)
      try await screen.settle()
      #expect(abs(row.frame.minY - (screen.row(row.id)?.frame.minY ?? 0) - distance) < 1e-6)
      try await screen.press(back, shift: shift)
      try await screen.settle()
      #expect(abs(try #require(screen.row(0)).frame.minY - start) < 1e-6)
      expectSound(screen, model)
    }
  }

  @Test("a wheel turn of many screens lands on rows in order", arguments: SampleNesting.allCases)
  func leaps(_ nesting: SampleNesting) async throws {
    let model = SampleList(0..<10_000)
    let screen = await page(model, nesting)
    for delta in [30_000, 90_000, -50_000, 700, -40_000, 200_000, -1_000_000] as [CGFloat] {
      try await screen.wheel(delta)
      expectSound(screen, model, "\(delta)")
      #expect(screen.counters.liveRows < 40)
    }
    #expect(screen.row(0) != nil)
  }

  @Test("a probe builds no row")
  func probesBuildNothing() async throws {
    // Given a list that is only measured, never placed in view
    let model = SampleList(0..<1_000)
    model.headerHeight = 2_000
    let screen = await page(model, .probed)
    // Then
    #expect(screen.counters.rowsBuilt == 0)
    // It appears once it scrolls into view
    try await screen.wheel(1_600)
    #expect(screen.row(0) != nil)
    expectSound(screen, model)
  }

  @Test("an empty list, and one that fills later", arguments: SampleNesting.allCases)
  func emptyList(_ nesting: SampleNesting) async throws {
    let model = SampleList([])
    let screen = await page(model, nesting)
    #expect(screen.rows.isEmpty)
    model.items = (0..<50).map { SampleItem($0) }
    try await screen.settle()
    expectSound(screen, model)
    #expect(screen.row(0) != nil)
    model.items = []
    try await screen.settle()
    #expect(screen.rows.isEmpty)
    #expect(screen.counters.liveRows == (nesting == .plain || nesting == .probed ? 0 : screen.counters.liveRows))
  }

  @Test("a row taller than the viewport")
  func tallRow() async throws {
    let model = SampleList([SampleItem(0, height: 100), SampleItem(1, height: 3_000), SampleItem(2, height: 100)])
    let screen = await page(model)
    try await screen.wheel(1_000)
    #expect(screen.visibleRows.map(\.id) == [1])
    try await screen.wheel(5_000)
    #expect(abs(try #require(screen.row(2)).frame.maxY - 568) < 1e-6)
    // Growing while it is in view keeps its start
    model.items[1].height = 4_000
    let start = try #require(screen.row(1)).frame.minY
    try await screen.settle()
    #expect(try #require(screen.row(1)).frame.minY == start)
  }

  @Test("rows without extent are not all built")
  func rowsWithoutExtent() async throws {
    // Given a hundred thousand rows of zero height
    let model = SampleList((0..<100_000).map { SampleItem($0, height: 0) })
    let screen = await Screen {
      ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { SampleRow(item: $0) } } }
    }
    // Then no more are built than the viewport has points
    #expect(screen.counters.rowsBuilt <= 1_200)
    try await screen.settle()
    #expect(screen.counters.rowsBuilt <= 1_200)
  }

  @Test("two lazy stacks share a scroll view")
  func twoStacks() async throws {
    let first = SampleList(0..<60)
    let second = SampleList(1_000..<1_060)
    let screen = await Screen {
      ScrollView {
        VStack(spacing: SamplePage.spacing) {
          SamplePage(model: first).list
          SamplePage(model: second).list
        }
      }
    }
    let both = SampleList(first.items + second.items)
    expectSound(screen, both)
    try await screen.press(.end)
    #expect(abs(try #require(screen.row(1_059)).frame.maxY - 568) < 1e-6)
    // When the boundary is crossed upwards
    for _ in 0..<130 {
      try await screen.wheel(-113)
      expectSound(screen, both)
    }
    #expect(try #require(screen.row(0)).frame.minY == 20)
  }

  @Test("rows of a horizontal stack in a vertical page are built as they come into view")
  func horizontalInVertical() async throws {
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 8) {
                ForEach(0..<1_000, id: \.self) { number in
                  Color.blue.frame(width: 100, height: 90).accessibilityIdentifier("cell.\(shelf).\(number)")
                }
              }
            }
          }
        }
      }
    }
    // Then shelves are as tall as their cells, and each shows the cells that fit
    let cells = screen.findAll(.identifier(startsWith: "cell."))
    #expect(try screen.find("cell.1.0").frame.minY - screen.find("cell.0.0").frame.minY == 100)
    #expect(cells.filter { $0.identifier.hasPrefix("cell.0.") }.count == 3)
    #expect(screen.counters.liveRows < 50)
    // When one shelf is scrolled
    try await screen.wheel(0, horizontally: 500, at: CGPoint(x: 160, y: 160))
    // Then the others stay in place
    #expect(try screen.find("cell.1.5").frame.minX == 540 - 500)
    #expect(screen.exists("cell.0.0"))
    #expect(!screen.exists("cell.1.0"))
  }

  @Test("rows appear when they are placed, disappear when they are dropped and come back as new ones")
  func appearance() async throws {
    // Given
    let model = SampleList(0..<500)
    let screen = await page(model)
    #expect(model.appeared == screen.rows.map(\.id))
    let birth = try #require(screen.row(0)).birth
    // When they scroll away
    for _ in 0..<20 { try await screen.wheel(150) }
    // Then
    #expect(model.disappeared.contains(0))
    #expect(Set(model.appeared).subtracting(model.disappeared) == Set(screen.rows.map(\.id)))
    // When they come back
    try await screen.press(.home)
    // Then their state is new
    #expect(model.appeared.filter { $0 == 0 }.count == 2)
    #expect(try #require(screen.row(0)).birth != birth)
  }

  @Test("a row that leaves the viewport by a little keeps its state")
  func keepsNearbyRows() async throws {
    let model = SampleList(0..<500)
    let screen = await page(model)
    let birth = try #require(screen.row(0)).birth
    for delta in [30, 60, 60, -60, -60, -30] as [CGFloat] { try await screen.wheel(delta) }
    #expect(try #require(screen.row(0)).birth == birth)
  }

  @Test("loading, success and refresh keep the position", arguments: [0, 150] as [CGFloat])
  func refreshKeepsPosition(_ scrolled: CGFloat) async throws {
    // Given a page that loads below its header, scrolled within the header (LP5)
    let model = SampleList(0..<5)
    model.headerHeight = 700
    model.isLoading = true
    let screen = await page(model, .nested)
    try await screen.wheel(scrolled)
    let header = try screen.find("header").frame
    // When it has loaded, refreshes and has loaded again
    for isLoading in [false, true, false] {
      model.isLoading = isLoading
      try await screen.settle()
      // Then nothing moved
      #expect(try screen.find("header").frame == header)
    }
  }
}
