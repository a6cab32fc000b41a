import SimulatorTesting
import SwiftUI

@MainActor @Suite("Pinned headers and footers", .simulator(.iPhoneSE))
struct PinnedHeaderTests {
  /// Sections of rows 50 points high, with headers of 30 points and footers of 20.
  private struct Sections: View {
    var sections = 20
    var rows = 10
    var pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    var isGrid = false
    var onTap: (Int) -> Void = { _ in }
    var proxy: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem()], spacing: 0, pinnedViews: pinned) { content }
          } else {
            LazyVStack(spacing: 0, pinnedViews: pinned) { content }
          }
        }
        .onAppear { proxy(reader) }
      }
    }

    private var content: some View {
      ForEach(0..<sections, id: \.self) { section in
        Section {
          ForEach(0..<rows, id: \.self) { row in
            Color.blue.frame(height: 50).accessibilityIdentifier("row.\(section * rows + row)")
          }
        } header: {
          Button {
            onTap(section)
          } label: {
            Color.red.frame(height: 30)
          }
          .accessibilityIdentifier("head.\(section)")
          .id("head.\(section)")
        } footer: {
          Color.green.frame(height: 20).accessibilityIdentifier("foot.\(section)")
        }
      }
    }
  }

  private func frame(_ id: String, _ screen: Screen) -> CGRect? { screen.findAll(.identifier(id)).first?.frame }

  @Test("a header stays at the top until the end of its section pushes it out", arguments: [false, true])
  func headers(_ isGrid: Bool) async throws {
    let screen = await Screen { Sections(isGrid: isGrid) }
    #expect(frame("head.0", screen)?.minY == 20)
    // When the content scrolls inside the first section
    try await screen.wheel(300)
    // Then its header stays in place, and the rows move
    #expect(frame("head.0", screen)?.minY == 20)
    #expect(screen.row(6)?.frame.minY == 50)
    // And the end of the rows, at 530, pushes it out
    try await screen.wheel(215)
    #expect(frame("head.0", screen)?.minY == 5)
    try await screen.wheel(35)
    #expect(frame("head.1", screen)?.minY == 20)
    // And back again
    try await screen.wheel(-200)
    #expect(frame("head.0", screen)?.minY == 20)
    #expect(frame("head.1", screen)?.minY == 220)
  }

  @Test("a footer stays at the bottom until the beginning of its section pushes it out")
  func footers() async throws {
    let screen = await Screen { Sections() }
    #expect(frame("foot.0", screen)?.maxY == 568)
    try await screen.wheel(20)
    #expect(frame("foot.0", screen)?.maxY == 550)
    #expect(frame("foot.1", screen) == nil || frame("foot.1", screen).map { $0.minY >= 568 } == true)
    try await screen.wheel(22)
    // 30 points of header and 10 of the first row of section 1 are in view: its footer is not above the start of its
    // rows.
    #expect(frame("foot.1", screen)?.minY == frame("row.10", screen)?.minY)
    try await screen.wheel(100)
    #expect(frame("foot.1", screen)?.maxY == 568)
  }

  @Test("scrolling inside and between sections runs no body and no layout")
  func costsNothing() async throws {
    let screen = await Screen { Sections() }
    for _ in 0..<30 { try await screen.wheel(40) }
    try await screen.wheel(-80)
    let mark = screen.counters
    for _ in 0..<4 { try await screen.wheel(10) }
    #expect(screen.counters.bodies == mark.bodies)
    #expect(screen.counters.layouts == mark.layouts)
    #expect(screen.counters.rowsBuilt == mark.rowsBuilt)
    #expect(frame("head.2", screen)?.minY == 20)
    // The number of live rows stays small, however far it scrolls
    for _ in 0..<100 { try await screen.wheel(90) }
    #expect(screen.counters.liveRows < 50)
  }

  @Test("only what is asked for is pinned")
  func onlyFooters() async throws {
    let screen = await Screen { Sections(pinned: .sectionFooters) }
    try await screen.wheel(100)
    #expect(frame("head.0", screen).map { $0.minY } ?? -80 == -80)
    #expect(frame("foot.1", screen) != nil)
  }

  @Test("a pinned header takes the touches of the rows beneath it, and is read before them")
  func inFront() async throws {
    var tapped: [Int] = []
    let screen = await Screen { Sections(onTap: { tapped.append($0) }) }
    try await screen.wheel(310)
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 160, y: 30))
    try await screen.settle()
    #expect(tapped == [0])
    let names = screen.findAll(.identifier(startsWith: "head.")).map(\.identifier)
    #expect(names.first == "head.0")
    // The header is drawn in front of the rows
    #expect(screen.rgb(at: CGPoint(x: 160, y: 30)) == [255, 59, 48])
  }

  @Test("what is visible stays when rows come and go above it, pinned headers or not")
  func changesAbove() async throws {
    let model = SampleList(0..<400)
    let screen = await Screen { OneSection(model: model) }
    try await screen.wheel(5_000)
    let held = try #require(screen.visibleRows.first)
    for _ in 0..<3 {
      model.items.insert(contentsOf: (0..<9).map { SampleItem(1_000 + model.items.count + $0) }, at: 2)
      try await screen.frames(1)
      #expect(abs(try #require(screen.row(held.id)).frame.minY - held.frame.minY) < 1e-6)
      model.items.removeFirst(5)
      try await screen.frames(1)
      #expect(abs(try #require(screen.row(held.id)).frame.minY - held.frame.minY) < 1e-6)
    }
  }

  private struct OneSection: View {
    @ObservedObject var model: SampleList
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(model.items) { SampleRow(item: $0) }
          } header: {
            Color.red.frame(height: 30)
          }
        }
      }
    }
  }

  @Test("a row that is scrolled to rests at the top, beneath the header; a header where its section begins")
  func scrollTo() async throws {
    var proxy: ScrollViewProxy?
    let screen = await Screen { Sections(proxy: { proxy = $0 }) }
    proxy?.scrollTo("head.7", anchor: .top)
    try await screen.settle()
    #expect(frame("head.7", screen)?.minY == 20)
    #expect(frame("row.70", screen)?.minY == 50)
    try await screen.wheel(200)
    proxy?.scrollTo("head.7", anchor: .top)
    try await screen.settle()
    #expect(frame("row.70", screen)?.minY == 50)
  }

  @Test("sideways, headers stay at the leading edge", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontal(_ direction: LayoutDirection) async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.blue.frame(width: 100, height: 80) }
            } header: {
              Color.red.frame(width: 40, height: 80).accessibilityIdentifier("head.\(section)")
            }
          }
        }
      }
    }
    try await screen.setLayoutDirection(direction)
    try await screen.wheel(0, horizontally: direction == .leftToRight ? 300 : -300, at: CGPoint(x: 160, y: 60))
    let header = try #require(frame("head.0", screen))
    #expect(direction == .leftToRight ? header.minX == 0 : header.maxX == 320)
  }
}
