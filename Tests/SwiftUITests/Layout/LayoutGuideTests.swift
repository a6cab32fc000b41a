import SimulatorTesting
import SwiftUI

private enum FirstAcrossID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SecondAcrossID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum DownID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let first = HorizontalAlignment(FirstAcrossID.self)
  fileprivate static let second = HorizontalAlignment(SecondAcrossID.self)
}

extension VerticalAlignment {
  fileprivate static let down = VerticalAlignment(DownID.self)
}

@MainActor @Suite("Guides inside layouts of an app", .simulator(.iPhoneSE))
struct LayoutGuideTests {
  @MainActor final class Tally { var placements = 0 }

  /// A column that defines no guides and counts its placements.
  struct Column: Layout {
    let tally: Tally
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 10 * subviews.count)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      MainActor.assumeIsolated { tally.placements += 1 }
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(10 * index)), proposal: .unspecified)
      }
    }
  }

  /// Asks its one view for all guides, and records the values of two of them.
  struct Curious: Layout {
    let diary: Diary
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let guides = subviews[0].dimensions(in: .unspecified)
      let asked = [guides[explicit: HorizontalAlignment.first], guides[explicit: .second], guides[explicit: .down]]
      let more = [guides[explicit: HorizontalAlignment.center], guides[explicit: .leading], guides[explicit: .top]]
      MainActor.assumeIsolated { diary.lines.append("\(asked.map { $0 ?? -1 }) \(more.compactMap { $0 })") }
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
  }

  struct GuidedColumn: View {
    let tally: Tally
    let diary: Diary
    @ObservedObject var width: Knob<CGFloat>
    var body: some View {
      Curious(diary: diary) {
        Column(tally: tally) {
          ForEach(0..<50, id: \.self) { _ in
            Color.red.frame(width: width.value, height: 10).alignmentGuide(.first) { $0.width / 2 }
              .alignmentGuide(.second) { _ in 7 }.alignmentGuide(.down) { _ in 3 }
              .alignmentGuide(.leading) { _ in 9 }.alignmentGuide(.top) { _ in 9 }
          }
        }
      }
    }
  }

  @Test func `Given a layout whose views have guides, when it is asked for several, then it places them on trial once`()
    async throws
  {
    // Given
    let (tally, diary, width) = (Tally(), Diary(), Knob(CGFloat(20)))
    let screen = await Screen { GuidedColumn(tally: tally, diary: diary, width: width) }
    // Then one measurement and one placement suffice
    #expect(diary.lines == ["[10.0, 7.0, 248.0] []"])
    #expect(tally.placements == 2)
    // When a view changes
    width.value = 40
    try await screen.settle()
    // Then the guides are up to date
    #expect(diary.lines.last == "[20.0, 7.0, 248.0] []")
    #expect(tally.placements == 4)
  }
}
