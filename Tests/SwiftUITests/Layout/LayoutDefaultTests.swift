import SimulatorTesting
import SwiftUI

private enum NotchID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let notch = VerticalAlignment(NotchID.self)
}

/// The parts of a layout that an app may omit, as Apple's documentation of `Layout` describes them.
@MainActor @Suite("Defaults of layouts", .simulator(.iPhoneSE))
struct LayoutDefaultTests {
  /// Places its first subviews twice.
  private struct Forgetful: Layout {
    var placed = 0
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 80)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews.prefix(placed) {
        subview.place(at: bounds.origin, proposal: .unspecified)
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
  }

  @Test(
    "a view without a place lies in the middle and is offered what the layout is; of several places the last counts")
  func places() async throws {
    let knob = Knob(0)
    let screen = await Screen {
      Turned(knob: knob) { placed in
        Forgetful(placed: placed) {
          RedBox(id: "fixed", width: 20, height: 10)
          RedBox(id: "free")
        }.frame(width: 100, height: 80).background { RedBox(id: "layout") }
      }
    }
    let all = try screen.frame("layout")
    #expect(try screen.frame("fixed") == CGRect(x: all.midX - 10, y: all.midY - 5, width: 20, height: 10))
    #expect(try screen.frame("free") == all)
    // When the first one has two places
    knob.value = 1
    try await screen.settle()
    #expect(try screen.frame("fixed") == CGRect(x: all.midX - 20, y: all.midY - 10, width: 20, height: 10))
  }

  /// Steps down to the right.
  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 60, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (step, subview) in subviews.enumerated() {
        let place = CGPoint(x: bounds.minX + CGFloat(step) * 30, y: bounds.minY + CGFloat(step) * 20)
        subview.place(at: place, proposal: .unspecified)
      }
    }
  }

  @Test("the guides of its views are its own, the mean of several, and of baselines the first or the last")
  func guides() async throws {
    // Given a layout whose views set a guide at 5 and at 20 + 5
    let screen = await Screen {
      HStack(alignment: .notch, spacing: 0) {
        Stairs {
          RedBox(id: "a", width: 10, height: 10).alignmentGuide(.notch) { _ in 5 }
          RedBox(id: "b", width: 10, height: 10).alignmentGuide(.notch) { _ in 5 }
        }
        RedBox(id: "beside", width: 10, height: 10)
      }
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Stairs {
          Text("c")
          Text("d").accessibilityIdentifier("last")
        }
        Text("e").accessibilityIdentifier("text")
      }
    }
    #expect(try screen.frame("beside").minY == screen.frame("a").minY + 15)
    #expect(try screen.frame("text").minY == screen.frame("last").minY)
  }
}
