import SimulatorTesting
import SwiftUI

extension ContainerValues {
  @Entry fileprivate var indent: CGFloat = 0
}

@MainActor @Suite("What views tell layouts", .simulator(.iPhoneSE))
struct LayoutContainerValueTests {
  /// Views below each other, each indented by its own value.
  struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 200, height: 50 * CGFloat(subviews.count))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + view.containerValues.indent, y: bounds.minY + 50 * CGFloat(index)),
          proposal: ProposedViewSize(width: 40, height: 40))
      }
    }
  }

  @Test
  func `Given values that views tell their container, then a layout places them by these, and again when they change`()
    async throws
  {
    // Given
    let knob = Knob(CGFloat(30))
    let screen = await Screen {
      Turned(knob: knob) { indent in
        Indented {
          Color.red.named("first")
          Group { Color.blue.named("second").padding(0) }.containerValue(\.indent, indent)
        }
      }
    }
    let start = try screen.frame("first").minX
    #expect(try screen.frame("second").minX == start + 30)
    // When
    knob.value = 70
    try await screen.settle()
    // Then
    #expect(try screen.frame("second").minX == start + 70)
  }

  @Test func `Given a view that is mirrored from left to right, then it is there and not from right to left`()
    async throws
  {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    .frame(width: 100, height: 50)
    for (behavior, left) in [(LayoutDirectionBehavior.mirrors(in: .leftToRight), 0), (.fixed, 255), (.mirrors, 255)] {
      let screen = await Screen { view.layoutDirectionBehavior(behavior).named("view") }
      let frame = try screen.frame("view")
      #expect(screen.rgb(at: CGPoint(x: frame.minX + 10, y: frame.midY))[0] == left)
    }
  }

  @Test func `Given directions, then sets have them`() {
    #expect(HorizontalDirection.Set(.leading).union(.trailing) == .all)
    #expect(VerticalDirection.Set.all.contains(.up) && !VerticalDirection.Set.down.contains(.up))
  }
}
