import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Bars over content", .simulator(.iPhone15Pro))
struct ScrollEdgeEffectTests {
  struct RedUnderBar: View {
    let isHidden: Bool
    let style: ScrollEdgeEffectStyle?
    var body: some View {
      NavigationStack {
        ScrollView { Color.red.frame(height: 3000) }
          .navigationTitle("Page")
          .navigationBarTitleDisplayMode(.inline)
          .scrollEdgeEffectHidden(isHidden, for: .top)
          .scrollEdgeEffectStyle(style, for: .all)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Go") {} }.sharedBackgroundVisibility(.hidden)
          }
      }
    }
  }

  private func scrolled(_ isHidden: Bool, _ style: ScrollEdgeEffectStyle?, by length: CGFloat) async throws -> Screen {
    let screen = await Screen { RedUnderBar(isHidden: isHidden, style: style) }
    try await screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - length), duration: .seconds(1))
    try await screen.settle()
    return screen
  }

  /// Below the status bar, beside the title.
  private let inBar = CGPoint(x: 60, y: 90)
  private let red = [255, 59, 48]

  @Test func `Given content under a bar, then the bar's background is seen unless it is hidden`() async throws {
    let usual = try await scrolled(false, nil, by: 200)
    #expect(usual.rgb(at: inBar) != red)
    #expect(usual.exists(.label("Go")))
    let hidden = try await scrolled(true, nil, by: 200)
    #expect(hidden.rgb(at: inBar) == red)
  }

  @Test func `Given a soft edge, then there is no line below the bar, and with a hard one there is`() async throws {
    // The line is a third of a point thick.
    let line = CGPoint(x: 60, y: 53.67 + 44 + 0.17)
    let soft = try await scrolled(false, .soft, by: 200)
    #expect(soft.rgb(at: line) == red)
    let hard = try await scrolled(false, .hard, by: 200)
    #expect(hard.rgb(at: line) != red)
  }
}
