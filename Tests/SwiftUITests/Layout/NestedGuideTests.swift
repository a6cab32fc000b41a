import SimulatorTesting
import SwiftUI

private enum MarkID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(MarkID.self)
}

@MainActor @Suite("Guides of views in stacks that are in others", .simulator(.iPhoneSE))
struct NestedGuideTests {
  @Test
  func
    `Given a view that moves its middle in a row, when the column around has a background, then that fills the column`()
    async throws
  {
    // Given
    let screen = await Screen {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          RedBox(id: "still", width: 40, height: 40)
          RedBox(id: "raised", width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        }
        RedBox(id: "rest")
      }
      .background { RedBox(id: "behind") }
    }
    // Then the guide applies in the row
    #expect(try screen.frame("raised").maxY == screen.frame("still").midY)
    // and nowhere else
    #expect(
      try screen.frame("behind") == CGRect(origin: screen.frame("behind").origin, size: CGSize(width: 320, height: 548))
    )
    #expect(try screen.frame("behind").maxY == screen.frame("rest").maxY)
  }

  @Test func `Given a badge on a view that sets its guides, then its middle is on the view's corner`() async throws {
    // Given
    let screen = await Screen {
      RedBox(id: "card", width: 60, height: 40).overlay(alignment: .topTrailing) {
        RedBox(id: "badge", width: 20, height: 20)
          .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    // Then
    let card = try screen.frame("card")
    #expect(try screen.frame("badge").center == CGPoint(x: card.maxX, y: card.minY))
  }

  @Test func `Given a guide of the app's own, when a view in a column sets it, then the row around lines up by it`()
    async throws
  {
    // Given
    let screen = await Screen {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          RedBox(id: "above", width: 10, height: 30)
          RedBox(id: "marked", width: 10, height: 20).alignmentGuide(.mark) { $0.height / 2 }
        }
        RedBox(id: "beside", width: 10, height: 10)
      }
    }
    // Then
    #expect(try screen.frame("beside").maxY == screen.frame("marked").midY)
  }
}
