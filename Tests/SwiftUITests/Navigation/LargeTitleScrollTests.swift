import SimulatorTesting
import SwiftUI

/// Programmatic scrolling under a bar that shrinks on the way. On the SE the bar ends at 116 points with the large
/// title and at 64 without; the screen ends at 568.
@MainActor @Suite("Scrolling to views below a large title", .simulator(.iPhoneSE))
struct LargeTitleScrollTests {
  @MainActor final class Model: ObservableObject {
    @Published var count: Int
    @Published var shown: Int?
    var proxy: ScrollViewProxy?
    var isSnapping = false
    init(_ count: Int) { self.count = count }
  }

  struct TitledFeed: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<model.count, id: \.self) {
                Text("Row \($0)").frame(height: 50)
                  .accessibilityElement(children: .contain).accessibilityIdentifier("row.\($0)")
              }
            }
            .scrollTargetLayout()
          }
          .modifier(Snapping(isOn: model.isSnapping))
          .scrollPosition(id: $model.shown, anchor: .top)
          .onAppear { model.proxy = proxy }
        }
        .navigationTitle("Feed")
      }
    }
  }

  struct Snapping: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      if isOn { content.scrollTargetBehavior(.viewAligned) } else { content }
    }
  }

  private func page(_ count: Int, isSnapping: Bool = false) async throws -> (Screen, Model) {
    let model = Model(count)
    model.isSnapping = isSnapping
    let screen = await Screen { TitledFeed(model: model) }
    try await screen.settle()
    #expect(try screen.find("row.0").frame.minY == 116)
    return (screen, model)
  }

  private func frame(_ row: Int, _ screen: Screen) throws -> CGRect { try screen.find(.identifier("row.\(row)")).frame }

  @Test(
    "given rows that are not built, when one is asked for, then it is where the anchor says below the bar as it was",
    arguments: [UnitPoint.top, .center, .bottom, UnitPoint(x: 0.5, y: 0.25)])
  func anchored(anchor: UnitPoint) async throws {
    let (screen, model) = try await page(1_000)
    var bar: CGFloat = 116
    for row in [500, 20, 900] {
      model.proxy?.scrollTo(row, anchor: anchor)
      try await screen.settle()
      let frame = try frame(row, screen)
      #expect(abs(frame.minY + anchor.y * 50 - (bar + anchor.y * (568 - bar))) < 0.01, "\(row): \(frame)")
      bar = 64
    }
  }

  @Test("given an animation, when a row is asked for, then it comes evenly and ends where the bar's edge was")
  func animated() async throws {
    for row in [1, 20, 700] {
      let (screen, model) = try await page(1_000)
      withAnimation(.easeOut(duration: 0.3)) { model.proxy?.scrollTo(row, anchor: .top) }
      var last = -CGFloat.infinity
      for _ in 0..<19 {
        try await screen.frames(1)
        let offset = try screen.scrollOffset(of: .role(.scrollView)).y
        #expect(offset >= last)
        last = offset
      }
      #expect(try abs(frame(row, screen).minY - 116) < 0.01)
      // At the first row, two points of the large title are left.
      if row > 1 { #expect(try screen.find(.label("Feed")).frame.midY == 42) }
    }
  }

  @Test("given a title that goes, then the scroll view's frame grows by as much")
  func frame() async throws {
    let (screen, _) = try await page(1_000)
    func top() throws -> CGFloat {
      let frame = try screen.find(.role(.scrollView)).frame
      #expect(frame.maxY == 568)
      return frame.minY
    }
    #expect(try top() == 116)
    try await screen.wheel(30)
    try await screen.settle()
    #expect(try top() == 86)
    try await screen.wheel(300)
    try await screen.settle()
    #expect(try top() == 64)
    try await screen.wheel(-1000)
    try await screen.settle()
    #expect(try top() == 116)
  }

  @Test("given content too short for the title to go, then its end is at the screen's; if it fits, nothing moves")
  func short() async throws {
    let (screen, model) = try await page(10)
    model.proxy?.scrollTo(9, anchor: .top)
    try await screen.settle()
    // The content has 500 points and the viewport 452, so the title keeps four of its 52.
    #expect(try frame(9, screen).maxY == 568)
    model.count = 5
    try await screen.settle()
    model.proxy?.scrollTo(4, anchor: .top)
    try await screen.settle()
    #expect(try frame(0, screen).minY == 116)
  }

  @Test("given a row that is shown while only some of the title has gone, then it is where the anchor says")
  func partly() async throws {
    let (screen, model) = try await page(1_000)
    model.proxy?.scrollTo(9, anchor: .bottom)
    try await screen.settle()
    #expect(try frame(9, screen).maxY == 568)
    #expect(try frame(0, screen).minY == 116 - 48)
    // The bar now ends at 68.
    model.proxy?.scrollTo(1, anchor: .top)
    try await screen.settle()
    #expect(try frame(1, screen).minY == 68)
  }

  @Test("given no anchor, then a row that can be seen stays, and others come by the shortest way")
  func smallest() async throws {
    let (screen, model) = try await page(1_000)
    model.proxy?.scrollTo(100)
    try await screen.settle()
    #expect(try frame(100, screen).maxY == 568)
    // Row 91 lies below the small bar, where the large title would cover it.
    let before = try frame(92, screen)
    #expect(before.minY < 116 + 52)
    model.proxy?.scrollTo(92)
    try await screen.settle()
    #expect(try frame(92, screen) == before)
    model.proxy?.scrollTo(80)
    try await screen.settle()
    #expect(try frame(80, screen).minY == 64)
  }

  @Test("given a bound position, then an id that is written is at the bar's edge, and the one there is what is read")
  func position() async throws {
    let (screen, model) = try await page(1_000)
    model.shown = 300
    try await screen.settle()
    #expect(try frame(300, screen).minY == 64)
    try await screen.wheel(100)
    try await screen.settle()
    #expect(try frame(302, screen).minY == 64)
    #expect(model.shown == 302)
  }

  @Test("given rows that align, when a finger lifts, then one is at the bar's edge")
  func aligned() async throws {
    let (screen, _) = try await page(1_000, isSnapping: true)
    try await screen.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 270))
    try await screen.settle()
    let first = try #require(
      screen.findAll(.identifier(startsWith: "row.")).first { $0.identifier.hasPrefix("row.") && $0.frame.minY >= 64 })
    #expect(first.frame.minY == 64)
  }

  struct Container: View {
    var isScrolling = true
    var body: some View {
      NavigationStack {
        Group {
          if isScrolling { ScrollView { parts } } else { parts }
        }
        .navigationTitle("Parts")
      }
    }

    private var parts: some View {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("whole")
        Color.blue.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).frame(height: 20)
          .accessibilityIdentifier("part")
        Color.green.containerRelativeFrame([.horizontal, .vertical]) { $1 == .vertical ? $0 - 500 : $0 / 2 }
          .accessibilityIdentifier("half")
      }
    }
  }

  @Test("given frames relative to what they are in, then they follow the scroll view, also when the phone is turned")
  func containers() async throws {
    let screen = await Screen { Container() }
    try await screen.settle()
    #expect(try screen.find("whole").frame.height == 504)
    #expect(try screen.find("part").frame.width == (320 - 30) / 4 * 3 + 20)
    #expect(try screen.find("half").frame.size == CGSize(width: 160, height: 4))
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    #expect(try screen.find("whole").frame.height == 320 - 32)
    #expect(try screen.find("part").frame.width == (568 - 30) / 4 * 3 + 20)
  }

  @Test("given no scroll view, then they follow what the bar leaves free of the page")
  func page() async throws {
    let screen = await Screen { Container(isScrolling: false) }
    try await screen.settle()
    #expect(try screen.find("whole").frame.height == 568 - 116)
  }
}
