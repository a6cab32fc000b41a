import SimulatorTesting
import SwiftUI

@MainActor @Suite("Layouts of an app", .simulator(.iPhoneSE))
struct LayoutProtocolTests {
  /// Places its subviews on a diagonal, each one step further right and down.
  struct Diagonal: Layout {
    var step: CGFloat
    let tally: Tally

    final class Tally: @unchecked Sendable {
      var caches = 0
      var updates = 0
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
      tally.caches += 1
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      tally.updates += 1
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      cache.enumerated().reduce(into: .zero) { size, item in
        size.width = max(size.width, item.element.width + step * CGFloat(item.offset))
        size.height = max(size.height, item.element.height + step * CGFloat(item.offset))
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      for (index, subview) in subviews.enumerated() {
        let offset = step * CGFloat(index)
        subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
      }
    }

    /// Its leading guide is at the start of its second child.
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [CGSize]
    ) -> CGFloat? { guide == .leading ? step : nil }
  }

  @Test("a layout measures, places, keeps a cache and sets a guide")
  func diagonal() async throws {
    // Given a layout of three boxes above another box
    let tally = Diagonal.Tally()
    let step = Knob(CGFloat(20))
    let width = Knob(CGFloat(30))
    let screen = await Screen {
      Turned(knob: step) { step in
        VStack(alignment: .leading, spacing: 0) {
          Diagonal(step: step, tally: tally) {
            RedBox(id: "a", width: 10, height: 10)
            RedBox(id: "b", width: 10, height: 10)
            Turned(knob: width) { RedBox(id: "c", width: $0, height: 10) }
          }
          RedBox(id: "below", width: 10, height: 10)
        }
      }
    }
    // Then they lie on the diagonal, and the guide aligns with the box below
    let origin = try screen.frame("a").origin
    #expect(try screen.frame("b").origin == CGPoint(x: origin.x + 20, y: origin.y + 20))
    #expect(try screen.frame("c").origin == CGPoint(x: origin.x + 40, y: origin.y + 40))
    #expect(try screen.frame("below").origin == CGPoint(x: origin.x + 20, y: origin.y + 50))
    #expect(tally.caches == 1)
    // When a child changes
    width.value = 60
    try await screen.settle()
    // Then the cache is updated, not recreated
    #expect(try screen.size("c").width == 60)
    #expect(tally.caches == 1)
    #expect(tally.updates > 0)
    // When the layout changes
    step.value = 5
    try await screen.settle()
    #expect(try screen.frame("c").minX == screen.frame("a").minX + 10)
  }

  /// Asks its subviews everything a layout may ask, and more.
  struct Curious: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let probes: [ProposedViewSize] = [
        .zero, .infinity, .unspecified, ProposedViewSize(width: .nan, height: -5),
        ProposedViewSize(width: -.infinity, height: nil),
      ]
      for subview in subviews {
        for probe in probes {
          let size = subview.sizeThatFits(probe)
          #expect(size.width >= 0 && size.height >= 0)
          _ = subview.dimensions(in: probe)[VerticalAlignment.firstTextBaseline]
        }
      }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .center, proposal: ProposedViewSize(width: .nan, height: .infinity))
      }
    }
  }

  @Test("zero, endless, missing and meaningless proposals are all answered")
  func probes() async throws {
    // Given, when: all kinds of views are asked
    let screen = await Screen {
      Curious {
        Text("a text of several words")
        Color.red
        HStack {
          Color.red; Spacer(); Text("x"); Divider()
        }
        VStack {
          Color.red.frame(minWidth: 5, maxWidth: .infinity); Text("y").layoutPriority(1)
        }
        ZStack {
          Circle(); Text("z").padding()
        }
        ScrollView { LazyVStack { ForEach(0..<50) { Text(verbatim: "\($0)") } } }
        Color.red.ignoresSafeArea().fixedSize()
      }
    }
    // Then the screen is drawn
    _ = screen.image()
    #expect(screen.counters.measurements < 2_000)
  }

  @Test("what was put into a layout's place keeps its state")
  func changesInPlace() async throws {
    // Given a counter in a layout, tapped
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isWide in
        VStack(alignment: isWide ? .leading : .trailing, spacing: isWide ? 30 : 5) {
          TapCounter(id: "a"); Text("b")
        }
      }
    }
    try await screen.tap("a")
    // When the stack's own values change
    knob.value = true
    try await screen.settle()
    // Then the state is kept
    #expect(try screen.find("a").label == "a:1")
  }
}
