import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Default distances in lazy stacks", .simulator(.iPhoneSE))
struct LazySpacingTests {
  @MainActor private final class Lengths {
    var all: [CGFloat] = []
  }

  private struct TextsAndBoxes: View {
    let isLazy: Bool
    let hasBoxes: Bool
    let count: Int
    let lengths: Lengths
    var proxy: (ScrollViewProxy) -> Void = { _ in }

    @ViewBuilder private var rows: some View {
      ForEach(0..<count, id: \.self) { row in
        if hasBoxes, row % 2 == 1 { Color.red.frame(height: 20) } else { Text(verbatim: "Row \(row)") }
      }
    }

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy { LazyVStack { rows } } else { VStack { rows } }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { lengths.all.append($1) }
        .onAppear { self.proxy(proxy) }
      }
    }
  }

  @Test(
    "given rows that are not built, then the length counts the distances of those that are, and what is scrolled to is there",
    arguments: [false, true])
  func length(hasBoxes: Bool) async throws {
    let (eager, lazy) = (Lengths(), Lengths())
    let count = 400
    _ = await Screen { TextsAndBoxes(isLazy: false, hasBoxes: hasBoxes, count: count, lengths: eager) }
    let expected = try #require(eager.all.last)
    var proxy: ScrollViewProxy?
    let screen = await Screen {
      TextsAndBoxes(isLazy: true, hasBoxes: hasBoxes, count: count, lengths: lazy) { proxy = $0 }
    }
    // One screenful is built; what follows its last row is not known yet.
    let first = try #require(lazy.all.last)
    #expect(abs(first - expected) < expected * 0.02, "\(first), not \(expected)")
    proxy?.scrollTo(count - 1, anchor: .bottom)
    try await screen.settle()
    for row in stride(from: count - 1, through: 0, by: -10) {
      proxy?.scrollTo(row, anchor: .bottom)
      try await screen.settle()
    }
    let all = try #require(lazy.all.last)
    #expect(abs(all - expected) < expected * 0.002, "\(all), not \(expected)")
  }
}
