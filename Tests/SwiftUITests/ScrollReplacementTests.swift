import SimulatorTesting
import SwiftUI

/// Data replaced as a whole, far from the start of a long list: the new rows are built around the viewport.
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
    // When all rows are replaced by ones that become shorter, the more so the further up
    model.items = (1_000..<1_300).map { SampleItem($0, height: CGFloat($0 - 1_000) / 2) }
    try await screen.frames(1)
    // Then no change of the estimate moves the built rows out of view
    expectSound(screen, model)
    #expect(!screen.visibleRows.isEmpty)
    #expect(mark.layoutRounds <= 8, "\(mark.layoutRounds) rounds")
    #expect(mark.rowsBuilt < 60, "\(mark.rowsBuilt) rows built")
  }

  /// Two columns of rows, with the shorter one centred beside the other.
  struct Columns: View {
    @ObservedObject var model: SampleList
    var body: some View {
      ScrollView {
        HStack(spacing: 0) {
          LazyVStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Color.red.frame(height: 700).accessibilityIdentifier("photo.\($0)") }
          }
          LazyVStack(spacing: 0) {
            ForEach(model.items) { Color.blue.frame(height: $0.height).accessibilityIdentifier("row.\($0.id)") }
          }
        }
      }
    }
  }

  @Test("a row beside them that is visible all the time does not move, though it reaches over the viewport")
  func columns() async throws {
    let model = SampleList((0..<400).map { SampleItem($0, height: 50) })
    let screen = await Screen { Columns(model: model) }
    // Given a photo that fills the viewport, beside rows that determine its position
    try await screen.wheel(9_700)
    try await screen.settle()
    let photo = try #require(screen.findAll(.identifier(startsWith: "photo.")).first { $0.frame.maxY > 20 })
    try await screen.wheel(photo.frame.minY + 40)
    #expect(try screen.find(.identifier(photo.identifier)).frame == CGRect(x: 0, y: -40, width: 160, height: 700))
    // When these are replaced by longer ones, it stays in place
    try await screen.expectStable(.identifier(photo.identifier)) {
      model.items = (1_000..<1_400).map { SampleItem($0, height: 90) }
    }
    #expect(!screen.visibleRows.isEmpty)
  }

  @Test(
    "where what is above is estimated far too long, a jump holds on to a row that is visible",
    arguments: [-25_000, -35_000])
  func wrongEstimate(_ distance: CGFloat) async throws {
    // Given a list at its end, below a header about which nothing is known except that it is a row like the whole list
    let model = SampleList((0..<200).map { SampleItem($0, height: CGFloat($0)) })
    let screen = await Screen { SamplePage(model: model, nesting: .deep) }
    try await screen.press(.end)
    try await screen.settle()
    try await screen.setTextSize(.xxLarge)
    let mark = screen.mark()
    // When the content moves to rows unlike the estimate
    try await screen.wheel(distance)
    // Then they are found in few rounds
    expectSound(screen, model)
    #expect(!screen.visibleRows.isEmpty)
    #expect(mark.layoutRounds <= 10, "\(mark.layoutRounds) rounds")
  }

  @Test("beyond the end, where a layer behind the list ends inside the viewport, they are too")
  func beyondTheEnd() async throws {
    // Given a list pulled beyond its end, so that the layer behind it does not fill the viewport
    let model = SampleList((0..<80).map { SampleItem($0, height: 80) })
    let screen = await Screen { SamplePage(model: model, nesting: .deep) }
    try await screen.press(.end)
    try await screen.settle()
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -150))
    try await screen.touch.up()
    try await screen.frames(2)
    #expect(try screen.find("row.79").frame.maxY < 548)
    let mark = screen.mark()
    // When all rows are replaced by ones that become longer, the more so the further down
    model.items = (1_000..<1_200).map { SampleItem($0, height: CGFloat($0 - 1_000) * 2) }
    try await screen.frames(1)
    // Then they are built around one of them
    expectSound(screen, model)
    #expect(!screen.visibleRows.isEmpty)
    #expect(mark.layoutRounds <= 8, "\(mark.layoutRounds) rounds")
  }
}
