import SimulatorTesting
import SwiftUI
import Testing

/// The SE's safe viewport: 548 points from 20 on.
@Suite("Scrolling to views", .simulator(.iPhoneSE))
@MainActor
struct ScrollTargetTests {
  struct SampleListInReader: View {
    @ObservedObject var model: SampleList
    let proxy: ProxyBox
    var isLazy = true

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { SamplePage(model: model).list }
          .onAppear { self.proxy.proxy = proxy }
      }
    }
  }

  final class ProxyBox {
    var proxy: ScrollViewProxy?
  }

  private func page(_ count: Int) async throws -> (Screen, ScrollViewProxy, SampleList) {
    let box = ProxyBox()
    let model = SampleList(0..<count)
    let screen = await Screen { SampleListInReader(model: model, proxy: box) }
    return (screen, try #require(box.proxy), model)
  }

  @Test(
    "given rows of many heights, when one far away is asked for, then it is where the anchor says and few were built",
    arguments: [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1), (UnitPoint(x: 0.5, y: 0.25), 0.25)])
  func anchored(anchor: UnitPoint, share: CGFloat) async throws {
    let (screen, proxy, _) = try await page(10_000)
    let built = screen.counters.rowsBuilt
    for id in [5_000, 4_990, 30, 9_000] {
      proxy.scrollTo(id, anchor: anchor)
      try await screen.frames(1)
      let frame = try screen.find(.identifier("row.\(id)")).frame
      #expect(abs(frame.minY + share * frame.height - (20 + share * 548)) < 0.01)
    }
    #expect(screen.counters.rowsBuilt - built < 4 * 2 * 12)
    #expect(screen.counters.scrollRequests == 4)
  }

  @Test("given no anchor, when a row is asked for, then the move is the smallest that shows all of it")
  func smallest() async throws {
    let (screen, proxy, _) = try await page(1_000)
    proxy.scrollTo(500)
    try await screen.frames(1)
    #expect(try abs(screen.find("row.500").frame.maxY - 568) < 0.01)
    let second = try #require(screen.visibleRows.dropFirst().first)
    proxy.scrollTo(second.id)
    try await screen.frames(1)
    #expect(try screen.find(.identifier("row.\(second.id)")).frame == second.frame)
    proxy.scrollTo(490)
    try await screen.frames(1)
    #expect(try abs(screen.find("row.490").frame.minY - 20) < 0.01)
  }

  @Test("given the last row, when it is asked for at the top, then the content ends at the viewport's end")
  func clamped() async throws {
    let (screen, proxy, _) = try await page(1_000)
    proxy.scrollTo(999, anchor: .top)
    try await screen.frames(1)
    #expect(try abs(screen.find("row.999").frame.maxY - 568) < 0.01)
  }

  @Test("given an animation, when an unbuilt row is asked for, then it comes evenly in that time and ends exactly")
  func animated() async throws {
    let (screen, proxy, _) = try await page(10_000)
    withAnimation(.easeOut(duration: 0.3)) { proxy.scrollTo(700, anchor: .top) }
    var last = -1
    for _ in 0..<19 {
      try await screen.frames(1)
      let first = try #require(screen.visibleRows.first)
      #expect(first.id >= last)
      last = first.id
    }
    #expect(try abs(screen.find("row.700").frame.minY - 20) < 0.01)
    let counters = screen.counters
    try await screen.settle()
    #expect(screen.counters.layouts == counters.layouts)
  }

  @Test("given a finger, when it takes hold during an animated scroll, then the finger wins")
  func finger() async throws {
    let (screen, proxy, _) = try await page(1_000)
    withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(100, anchor: .top) }
    try await screen.frames(20)
    try await screen.touch.down(at: CGPoint(x: 160, y: 300))
    let held = screen.visibleRows
    try await screen.frames(60)
    #expect(screen.visibleRows == held)
    #expect(held.last.map { $0.id < 100 } == true)
  }

  @Test("given a row that comes with the same change, when it is asked for, then it is found")
  func sameChange() async throws {
    let (screen, proxy, model) = try await page(100)
    model.items.append(SampleItem(100))
    proxy.scrollTo(100, anchor: .bottom)
    try await screen.frames(1)
    #expect(try abs(screen.find("row.100").frame.maxY - 568) < 0.01)
    proxy.scrollTo(5_000)
    try await screen.settle()
    #expect(try abs(screen.find("row.100").frame.maxY - 568) < 0.01)
  }

  @Test("given a target, when rows above it change while an animation leads there, then it ends where it was asked for")
  func changesOnTheWay() async throws {
    let (screen, proxy, model) = try await page(1_000)
    withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(300, anchor: .top) }
    try await screen.frames(10)
    model.items.insert(contentsOf: (2_000..<2_050).map { SampleItem($0) }, at: 0)
    try await screen.frames(30)
    #expect(try abs(screen.find("row.300").frame.minY - 20) < 0.01)
  }

  @Test("given ids of their own inside rows, when one is asked for, then its row is found without being built")
  func explicitIDs() async throws {
    let box = ProxyBox()
    let screen = await Screen {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("Title").frame(height: 100)
            ForEach(0..<500) { index in
              Color.blue.frame(height: 50).accessibilityIdentifier("row.\(index)").id("item \(index)").padding(.top, 1)
            }
            Color.clear.frame(height: 1).id("end")
          }
        }
        .onAppear { box.proxy = proxy }
      }
    }
    let proxy = try #require(box.proxy)
    proxy.scrollTo("item 300", anchor: .top)
    try await screen.frames(1)
    #expect(try screen.find("row.300").frame.minY == 21)
    proxy.scrollTo("end")
    try await screen.frames(1)
    #expect(try screen.find("row.499").frame.maxY == 567)
    #expect(screen.counters.rowsBuilt < 80)
  }

  @Test("given rows that set no id of their own, when one of a later loop is asked for, then none before it is made")
  func noExplicitIDs() async throws {
    let (box, made) = (ProxyBox(), MadeRows())
    let screen = await Screen {
      ScrollViewReader { proxy in
        List {
          ForEach(["early", "late"], id: \.self) { loop in
            ForEach(0..<1_000) { index in
              let _ = made.count += 1
              Text("Row").padding(.top, 1).accessibilityIdentifier("\(loop).\(index)")
            }
          }
          ForEach(2_000..<3_000) { index in Text("Row").padding(.top, 1).accessibilityIdentifier("\(index)") }
        }
        .onAppear { box.proxy = proxy }
      }
    }
    let before = made.count
    try #require(box.proxy).scrollTo(2_500, anchor: .center)
    try await screen.frames(1)
    _ = try screen.find("2500")
    #expect(made.count - before < 40)
  }

  private final class MadeRows {
    var count = 0
  }

  @Test("given a row inside a horizontal scroll view of a page, when it is asked for, then both move")
  func nested() async throws {
    let box = ProxyBox()
    let screen = await Screen {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 900)
            ScrollView(.horizontal) {
              LazyHStack(spacing: 10) {
                ForEach(0..<100) { index in
                  Color.blue.frame(width: 100, height: 80).accessibilityIdentifier("card.\(index)")
                }
              }
            }
            Color.red.frame(height: 900)
          }
        }
        .onAppear { box.proxy = proxy }
      }
    }
    box.proxy?.scrollTo(50, anchor: .center)
    try await screen.frames(1)
    let card = try screen.find("card.50").frame
    #expect(abs(card.midX - 160) < 0.01 && abs(card.midY - 294) < 0.01)
  }
}

@Suite("Scroll positions", .simulator(.iPhoneSE))
@MainActor
struct ScrollPositionTests {
  final class Model: ObservableObject {
    @Published var position: Int?
    @Published var count = 100
    init(_ position: Int? = nil) { self.position = position }
  }

  struct Cards: View {
    @ObservedObject var model: Model
    var anchor: UnitPoint?

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<model.count, id: \.self) { index in
            Color.blue.frame(width: 280, height: 100).accessibilityIdentifier("card.\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $model.position, anchor: anchor)
    }
  }

  @Test("given a position, when it is written, then that card is at the anchor; animated inside withAnimation")
  func write() async throws {
    let model = Model()
    let screen = await Screen { Cards(model: model, anchor: .leading) }
    model.position = 40
    try await screen.frames(1)
    #expect(try screen.find("card.40").frame.minX == 0)
    withAnimation(.linear(duration: 0.2)) { model.position = 41 }
    try await screen.frames(7)
    let half = try screen.find("card.41").frame.minX
    #expect(half > 100 && half < 200)
    try await screen.settle()
    #expect(try screen.find("card.41").frame.minX == 0)
    #expect(model.position == 41)
  }

  @Test("given an initial position, then the content begins there")
  func initial() async throws {
    let model = Model(30)
    let screen = await Screen { Cards(model: model, anchor: .leading) }
    #expect(try screen.find("card.30").frame.minX == 0)
    #expect(model.position == 30)
  }

  @Test("given cards, when they are flung, then one comes to rest at the leading edge and the binding hears of it")
  func aligned() async throws {
    let model = Model(0)
    let screen = await Screen { Cards(model: model, anchor: .leading) }
    let y = try screen.find("card.0").frame.midY
    for speed in [-1_000, -400, -1_600] as [CGFloat] {
      try await screen.fling(from: CGPoint(x: 280, y: y), velocity: CGVector(dx: speed, dy: 0))
      try await screen.settle()
      let position = try #require(model.position)
      #expect(try abs(screen.find(.identifier("card.\(position)")).frame.minX) < 0.01)
    }
    #expect(try #require(model.position) > 2)
    // A short slow drag returns to the start.
    let before = model.position
    try await screen.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 130, y: y))
    try await screen.settle()
    #expect(model.position == before)
    #expect(try abs(screen.find(.identifier("card.\(try #require(before))")).frame.minX) < 0.01)
  }

  @Test("given a frame in which no other card reaches the edge, then no body runs")
  func bodies() async throws {
    let model = Model(0)
    let screen = await Screen { Cards(model: model) }
    let y = try screen.find("card.0").frame.midY
    try await screen.wheel(0, horizontally: 20, at: CGPoint(x: 100, y: y))
    let bodies = screen.counters.bodies
    try await screen.wheel(0, horizontally: 20, at: CGPoint(x: 100, y: y))
    #expect(screen.counters.bodies == bodies)
    #expect(model.position == 0)
    try await screen.wheel(0, horizontally: 300, at: CGPoint(x: 100, y: y))
    #expect(model.position == 1)
  }
}

@Suite("Default scroll anchors", .simulator(.iPhoneSE))
@MainActor
struct DefaultScrollAnchorTests {
  private func screen(_ model: SampleList, _ anchor: UnitPoint) async -> Screen {
    await Screen { SamplePage(model: model).defaultScrollAnchor(anchor) }
  }

  @Test("given the bottom, then the content begins there and stays there while rows come, until somebody leaves")
  func bottom() async throws {
    let model = SampleList(0..<1_000)
    let screen = await screen(model, .bottom)
    #expect(try abs(screen.find("row.999").frame.maxY - 568) < 0.01)
    model.items.append(SampleItem(1_000))
    try await screen.frames(1)
    #expect(try abs(screen.find("row.1000").frame.maxY - 568) < 0.01)
    try await screen.wheel(-200)
    let row = try #require(screen.visibleRows.first)
    model.items.append(SampleItem(1_001))
    try await screen.frames(1)
    #expect(try screen.find(.identifier("row.\(row.id)")).frame == row.frame)
    try await screen.press(.end)
    try await screen.settle()
    model.items.append(SampleItem(1_002))
    try await screen.frames(1)
    #expect(try abs(screen.find("row.1002").frame.maxY - 568) < 0.01)
  }

  @Test(
    "given content shorter than the viewport, then it lies at the anchor",
    arguments: [(UnitPoint.center, 0.5), (.bottom, 1)])
  func short(anchor: UnitPoint, share: CGFloat) async throws {
    let screen = await screen(SampleList([SampleItem(0, height: 100)]), anchor)
    #expect(try screen.find("row.0").frame.minY == 20 + 448 * share)
    try await screen.tap(at: CGPoint(x: 160, y: 300))
    #expect(try screen.find("row.0").frame.minY == 20 + 448 * share)
  }

  @Test("given the center, then as much of the content lies above the viewport as below")
  func center() async throws {
    let model = SampleList((0..<9).map { SampleItem($0, height: 192) })
    let screen = await screen(model, .center)
    #expect(try abs(screen.find("row.4").frame.midY - 294) < 0.01)
  }
}
