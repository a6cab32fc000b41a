import SimulatorTesting
import SwiftUI

/// Data that is replaced as a whole, far from the start of a long list: the rows that come are built where the viewport is.
@MainActor @Suite("Lists whose data is replaced", .simulator(.iPhoneSE))
struct ScrollReplacementTests {
  @Test("rows unlike the estimate are built around one that stays, in few rounds", arguments: SampleNesting.allCases)
  func fewRounds(_ nesting: SampleNesting) async throws {
    // Given a list in the middle of its rows
    let model = SampleList((0..<300).map { SampleItem($0, height: 100) })
    let screen = await Screen { SamplePage(model: model, nesting: nesting) }
    try await screen.wheel(12_000)
    try await screen.settle()
    let mark = screen.mark()
    // When all rows are exchanged for such as become shorter, the further up the more
    model.items = (1_000..<1_300).map { SampleItem($0, height: CGFloat($0 - 1_000) / 2) }
    try await screen.frames(1)
    // Then no estimate that changes moves the rows that are built away again
    expectSound(screen, model)
    #expect(!screen.visibleRows.isEmpty)
    #expect(mark.layoutRounds <= 8, "\(mark.layoutRounds) rounds")
    #expect(mark.rowsBuilt < 60, "\(mark.rowsBuilt) rows built")
  }
}
