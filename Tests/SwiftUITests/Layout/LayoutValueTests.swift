import SimulatorTesting
import SwiftUI

@MainActor @Suite("Layout values, any layout and order in depth", .simulator(.iPhoneSE))
struct LayoutValueTests {
  private enum Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Children from left to right by descending rank.
  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: CGFloat(subviews.count) * 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }).enumerated() {
        subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("a layout finds the value of a view through the modifiers around it, and hears of its changes")
  func values() async throws {
    // Given three views, one without a value
    let rank = Knob(1)
    let screen = await Screen {
      Turned(knob: rank) { rank in
        Ranked {
          RedBox(id: "a", width: 10, height: 10)
          RedBox(id: "b", width: 10, height: 10).layoutValue(key: Rank.self, value: rank).padding(2).background(.blue)
          RedBox(id: "c", width: 10, height: 10).layoutValue(key: Rank.self, value: 2)
        }
      }
    }
    #expect(try screen.frame("c").minX < screen.frame("b").minX)
    #expect(try screen.frame("b").minX < screen.frame("a").minX)
    // When one value grows
    rank.value = 3
    try await screen.settle()
    // Then
    #expect(try screen.frame("b").minX < screen.frame("c").minX)
  }

  @Test("views keep their state when a layout gives way to another one")
  func anyLayout() async throws {
    // Given a row that may become a column
    let isColumn = Knob(false)
    let screen = await Screen {
      Turned(knob: isColumn) { isColumn in
        let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          TapCounter(id: "a")
          Divider().accessibilityElement().accessibilityIdentifier("line")
          TapCounter(id: "b")
        }
      }
    }
    try await screen.tap("a")
    #expect(try screen.frame("a").midY == screen.frame("b").midY)
    #expect(try screen.frame("line").width < 2)
    // When it does
    isColumn.value = true
    try await screen.settle()
    // Then the views keep their state, and the divider turns
    #expect(screen.visibleText.contains("a:1"))
    #expect(try screen.frame("b").minY > screen.frame("a").minY)
    #expect(try screen.frame("line").height < 2)
  }

  @Test("a higher zIndex is drawn in front and touched first")
  func zIndex() async throws {
    // Given an earlier view raised above a later one
    let raised = Knob(1.0)
    var tapped: [String] = []
    let screen = await Screen {
      Turned(knob: raised) { raised in
        ZStack {
          Button {
            tapped.append("green")
          } label: {
            Color.green.frame(width: 50, height: 50)
          }.zIndex(raised)
          Button {
            tapped.append("blue")
          } label: {
            Color.blue.frame(width: 50, height: 50)
          }
        }
      }
    }
    // Then it covers the other one
    let middle = CGPoint(x: 160, y: 294)
    #expect(screen.rgb(at: middle)[1] > 150)
    try await screen.tap(at: middle)
    #expect(tapped == ["green"])
    // When it is no longer raised
    raised.value = 0
    try await screen.settle()
    // Then the later one is in front
    #expect(screen.rgb(at: middle)[2] > 200)
    try await screen.tap(at: middle)
    #expect(tapped == ["green", "blue"])
  }

  @Test("a view that goes away keeps its zIndex until its transition is over")
  func zIndexWhileGoing() async throws {
    // Given an earlier view in front of a later one
    let isShown = Knob(true)
    let screen = await Screen {
      Turned(knob: isShown) { isShown in
        ZStack {
          if isShown { Color.green.frame(width: 50, height: 50).transition(.slide).zIndex(1) }
          Color.blue.frame(width: 50, height: 50)
        }
      }
    }
    // When it is removed
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    try await screen.advance(by: .milliseconds(50))
    // Then it stays in front
    #expect(screen.rgb(at: CGPoint(x: 165, y: 294))[1] > 150)
  }
}
