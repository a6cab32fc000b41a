import SimulatorTesting
import SwiftUI

@MainActor @Suite("What a container knows of its views", .simulator(.iPhoneSE))
struct LayoutAnswerTests {
  /// As high as its view is when it is offered ten points; it offers it other widths afterwards.
  struct Inquisitive: Layout {
    let widths: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let heights = (1...widths).map {
        subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat($0) * 10, height: nil)).height
      }
      return CGSize(width: 100, height: heights[0])
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: nil))
    }
  }

  /// Twenty points high, except in a width of ten.
  struct Answering: Layout {
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: proposal.width == 10 ? height : 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test(
    "given a container that asks its view for many sizes, when the first answer changes, then it is laid out again",
    arguments: [2, 6, 20])
  func manySizes(widths: Int) async throws {
    // Given
    let height = Knob(CGFloat(30))
    let screen = await Screen {
      Inquisitive(widths: widths) {
        Turned(knob: height) { height in Answering(height: height) { EmptyView() } }
      }
      .accessibilityElement()
      .accessibilityIdentifier("container")
    }
    #expect(try screen.size("container").height == 30)

    // When
    height.value = 70
    try await screen.settle()

    // Then
    #expect(try screen.size("container").height == 70)
  }
}
