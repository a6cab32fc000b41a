import SimulatorTesting
import SwiftUI

/// docs/facts.md says which of these distances were measured and which follow from a guess.
@MainActor @Suite("Default distances", .simulator(.iPhone15Pro))
struct ViewSpacingTests {
  /// Returns the distance between two views in a column.
  private func distance<A: View, B: View>(_ a: A, _ b: B) async throws -> CGFloat {
    let screen = await Screen {
      VStack {
        a.named("a")
        b.named("b")
      }
    }
    return try screen.frame("b").minY - screen.frame("a").maxY
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.005 }

  private let text = Text("Text")
  private var box: some View { Color.red.frame(width: 40, height: 20).accessibilityElement() }

  @Test("of two texts follows from their fonts' leading: two lines of body text, and a headline above a caption")
  func texts() async throws {
    // Given a line of body text is 20.33 high, its baseline 16.33 below its top; for a caption 14.33 and 11.33
    #expect(isClose(try await distance(text, text) + 61 / 3, 21.333))
    let headline = try await distance(text.font(.headline), text.font(.caption))
    #expect(isClose(headline + 4 + 34 / 3, 14.333))
    // Another weight has no effect; a font of a fixed size has no leading
    #expect(isClose(try await distance(text.bold(), text), 1))
    #expect(isClose(try await distance(text, text.font(.system(size: 17))), 0))
    // Texts never overlap by much
    #expect(isClose(try await distance(text.font(.largeTitle), text), -1))
  }

  @Test("of a text and a box is the font's own; of boxes, and sideways of anything, it is 8")
  func boxes() async throws {
    // A line plus a tenth of it, 22.62 points, minus the ascender above, minus the height of a capital letter below
    let above = try await distance(box, text)
    let below = try await distance(text, box)
    #expect(isClose(above, 6.434))
    #expect(isClose(below, 10.643))
    #expect(try await distance(text.font(.largeTitle), box) > below * 1.5)
    #expect(isClose(try await distance(box, box), 8))
    let row = await Screen {
      HStack {
        text.accessibilityIdentifier("a")
        text.accessibilityIdentifier("b")
        box.accessibilityIdentifier("c")
      }
    }
    #expect(isClose(try row.frame("b").minX - row.frame("a").maxX, 8))
    #expect(isClose(try row.frame("c").minX - row.frame("b").maxX, 8))
  }

  @Test("goes through what only draws; padding and frames make a box of the edges that they move")
  func modifiers() async throws {
    for plain in [
      AnyView(text.background(Color.red)), AnyView(text.overlay(alignment: .top) { box }), AnyView(text.opacity(0.5)),
      AnyView(text.frame(maxWidth: .infinity)), AnyView(text.padding(.horizontal)), AnyView(VStack { text }),
      AnyView(HStack { text }), AnyView(ZStack { text }), AnyView(text.fixedSize()), AnyView(Group { text }),
      AnyView(
        Button {
        } label: {
          text
        }),
    ] { #expect(isClose(try await distance(text, plain), 1)) }
    for boxed in [
      AnyView(text.padding(1)), AnyView(text.padding(.top, 1)), AnyView(text.frame(height: 20)),
      AnyView(text.frame(minHeight: 1)), AnyView(ScrollView { text }.frame(height: 40)),
    ] { #expect(isClose(try await distance(text, boxed), 10.643)) }
    #expect(isClose(try await distance(text, text.padding(.bottom, 1)), 1))
    // Boxes that contain text
    #expect(isClose(try await distance(text.padding(1), text.padding(1)), 8))
    let toggle = Toggle("Toggle", isOn: .constant(true))
    #expect(isClose(try await distance(toggle, Stepper("Stepper", value: .constant(1))), 8))
  }

  @Test("a stack speaks for the views at its edges")
  func stacks() async throws {
    // Along its axis, the first and the last view
    #expect(
      isClose(
        try await distance(
          VStack {
            box; text
          }, text), 1))
    #expect(
      isClose(
        try await distance(
          VStack {
            text; box
          }, text), 6.434))
    // Across its axis, all of them; the largest counts
    #expect(
      isClose(
        try await distance(
          HStack {
            text; box
          }, text), 6.434))
    #expect(
      isClose(
        try await distance(
          text,
          HStack {
            box; text
          }), 10.643))
    // A text's preference for a box comes before the distance of boxes: a row of a slider and a text is closer than 8
    // to a switch
    #expect(
      isClose(
        try await distance(
          Toggle("Toggle", isOn: .constant(true)),
          HStack {
            Slider(value: .constant(0.5))
            text
          }), 6.434))
    // A spacer has no preference, but does not silence those of other views either
    #expect(
      try await distance(
        HStack {
          box; Spacer()
        },
        HStack {
          box; Spacer()
        }) == 8)
    #expect(
      try await distance(
        VStack {
          box; Spacer()
        }.frame(maxHeight: 100), box) == 8)
  }

  /// What an app's layout learns about its subviews, and reports about itself.
  private struct Column: Layout {
    struct Own: Sendable { let spacing: @Sendable (Subviews) -> ViewSpacing }
    let own: Own

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: bottom(subviews))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for index in subviews.indices {
        let top = index == 0 ? 0 : bottom(subviews[..<index]) + gap(subviews, before: index)
        subviews[index].place(at: CGPoint(x: bounds.minX, y: bounds.minY + top), proposal: .unspecified)
      }
    }
    private func gap(_ subviews: Subviews, before index: Int) -> CGFloat {
      subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
    }
    private func bottom(_ subviews: some Collection<LayoutSubview>) -> CGFloat {
      var bottom: CGFloat = 0
      var last: LayoutSubview?
      for subview in subviews {
        if let last { bottom += last.spacing.distance(to: subview.spacing, along: .vertical) }
        bottom += subview.sizeThatFits(.unspecified).height
        last = subview
      }
      return bottom
    }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      own.spacing(subviews)
    }
  }

  @Test("a layout of an app asks its subviews, and can unite what they say as its own")
  func layouts() async throws {
    let screen = await Screen {
      Column(own: Column.Own { _ in ViewSpacing() }) {
        text.accessibilityIdentifier("a")
        text.accessibilityIdentifier("b")
        box.accessibilityIdentifier("c")
      }
    }
    #expect(isClose(try screen.frame("b").minY - screen.frame("a").maxY, 1))
    #expect(isClose(try screen.frame("c").minY - screen.frame("b").maxY, 10.643))
    func column(_ own: @escaping @Sendable (Column.Subviews) -> ViewSpacing) -> some View {
      Column(own: Column.Own(spacing: own)) { text }
    }
    #expect(isClose(try await distance(text, column { _ in ViewSpacing() }), 10.643))
    #expect(isClose(try await distance(box, column { _ in .zero }), 0))
    #expect(isClose(try await distance(box, column { $0[0].spacing }), 6.434))
    #expect(isClose(try await distance(box, column { ViewSpacing().union($0[0].spacing, edges: .top) }), 6.434))
    #expect(isClose(try await distance(text, column { ViewSpacing().union($0[0].spacing, edges: .bottom) }), 10.643))
  }

  @Test("a new font moves what is below, even if the text keeps its size")
  func changes() async throws {
    let isStyle = Knob(true)
    let screen = await Screen {
      VStack {
        text.accessibilityIdentifier("a")
        Turned(knob: isStyle) { text.font($0 ? .body : .system(size: 17)).accessibilityIdentifier("b") }
      }
    }
    #expect(isClose(try screen.frame("b").minY - screen.frame("a").maxY, 1))
    isStyle.value = false
    try await screen.settle()
    #expect(isClose(try screen.frame("b").minY - screen.frame("a").maxY, 0))
  }

  @Test("rows of a lazy stack have the same distances")
  func lazyRows() async throws {
    let screen = await Screen {
      ScrollView {
        LazyVStack {
          Text("Header").accessibilityIdentifier("header")
          ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").accessibilityIdentifier("row.\($0)") }
          box.accessibilityIdentifier("end")
        }
      }
      .accessibilityIdentifier("list")
    }
    #expect(isClose(try screen.frame("row.0").minY - screen.frame("header").maxY, 1))
    #expect(isClose(try screen.frame("row.7").minY - screen.frame("row.6").maxY, 1))
    try await screen.press(.end)
    try await screen.settle()
    #expect(isClose(try screen.frame("end").minY - screen.frame("row.999").maxY, 10.643))
    #expect(isClose(try screen.frame("row.999").minY - screen.frame("row.998").maxY, 1))
    // Back again, the last part in steps
    try await screen.press(.home)
    try await screen.settle()
    try await screen.wheel(400)
    for _ in 0..<6 { try await screen.wheel(-90) }
    try await screen.settle()
    #expect(isClose(try screen.frame("row.0").minY - screen.frame("header").maxY, 1))
    #expect(isClose(try screen.frame("header").minY, 59))
  }
}
