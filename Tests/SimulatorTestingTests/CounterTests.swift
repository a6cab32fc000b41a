import SimulatorTesting
import SwiftUI
import Testing

@Suite("Counters and collecting", .simulator(.iPhoneSE))
@MainActor
struct CounterTests {
  @MainActor final class Model: ObservableObject { @Published var number = 0 }

  struct Watching: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        BadgeView(text: "\(model.number)")
        CardView(number: 0)
      }
    }
  }

  @Test("given a mark, when one of two views changes, then the mark counts only what that re-ran")
  func mark() async throws {
    let model = Model()
    let screen = await Screen { Watching(model: model) }
    let mark = screen.mark()
    #expect(mark.bodies == 0 && mark.frames == 0)
    model.number = 1
    try await screen.frames(2)
    #expect(mark.bodies(of: Watching.self) == 1)
    #expect(mark.bodies(of: BadgeView.self) == 1)
    #expect(mark.bodies(of: CardView.self) == 0)
    #expect(mark.bodies == 2 && mark.bodiesByType.count == 2)
    #expect(mark.frames == 2 && mark.liveNodes == 0)
    #expect(mark.layouts > 0 && mark.measurements > 0 && mark.fragments > 0)
  }

  @Test("given a lazy list, when a finger scrolls through it, then every row is met once and in order")
  func collect() async throws {
    let screen = await Screen { NumberList(count: 40) }
    let met = try await screen.collect(.identifier(startsWith: "row-"), scrollingThrough: "list")
    #expect(met.map(\.identifier) == (0..<40).map { "row-\($0)" })
    #expect(screen.visibleText.last == "Row 39")
    // At the end there is nothing more to scroll.
    #expect(try await screen.count(.identifier(startsWith: "row-"), scrollingThrough: "list") == 6)
  }

  @Test(
    "given a strip without identifiers, when a finger scrolls through it, then its elements are counted",
    arguments: [false, true])
  func horizontal(isRightToLeft: Bool) async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<30) { Text("Item \($0)").frame(width: 90, height: 60) } }
      }
      .accessibilityIdentifier("strip")
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    #expect(try await screen.count(.text(startsWith: "Item"), scrollingThrough: "strip") == 30)
  }

  @Test("given nothing that scrolls, when it is to be scrolled through, then the error says so")
  func nothingToScroll() async throws {
    let screen = await Screen { Text("alone") }
    await #expect(throws: ScreenError.self) {
      try await screen.count(.text("alone"), scrollingThrough: .text("alone"))
    }
  }
}
