import SimulatorTesting
import SwiftUI
import Testing

@Suite("Where elements are", .simulator(.iPhoneSE))
@MainActor
struct ElementPlaceTests {
  private struct TextDeepInScrollView: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("Top").frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 300)
            HStack(spacing: 0) {
              Color.blue.frame(width: 40)
              Text("deep").frame(width: 100, height: 20).accessibilityElement(children: .combine)
                .accessibilityIdentifier("deep")
            }
            .coordinateSpace(name: "row")
            Color.green.frame(height: 1000)
          }
        }
        .coordinateSpace(.named("page"))
      }
    }
  }

  @Test(
    "given a page that has scrolled, when a frame is asked for in each space, then it counts from that space's corner")
  func spaces() async throws {
    let screen = await Screen { TextDeepInScrollView() }
    let deep = try screen.find("deep")
    let before = try deep.frame(in: .scrollContent)
    try await screen.wheel(120)
    #expect(try deep.frame(in: .global) == deep.frame)
    #expect(try deep.frame.minY == 20 + 30 + 300 - 120)
    #expect(try deep.frame(in: .named("page")).minY == 300 - 120)
    #expect(try deep.frame(in: .scrollView).minY == 300 - 120)
    #expect(try deep.frame(in: .scrollContent) == before)
    #expect(before.minY == 300)
    #expect(try deep.frame(in: .named("row")) == CGRect(x: 40, y: 0, width: 100, height: 20))
    #expect(try deep.frame(in: .local).origin == .zero)
    let message = errorMessage { _ = try deep.frame(in: .named("rwo")) }
    #expect(
      message == "No coordinate space named \"rwo\" is around identifier \"deep\". Those with names: row, page.")
  }

  @Test(
    "given scroll views in a page, when offsets are asked for, then the scroll view itself, inside or around answers")
  func scrollOffsets() async throws {
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).accessibilityElement().accessibilityIdentifier("hero")
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(width: 80, height: 100) } }
          }
          .accessibilityIdentifier("strip")
          Color.green.frame(height: 1000)
        }
      }
      .accessibilityIdentifier("page")
    }
    try await screen.wheel(0, horizontally: 70, at: CGPoint(x: 100, y: 170))
    try await screen.wheel(30, at: CGPoint(x: 100, y: 500))
    #expect(try screen.find("page").scrollOffset == CGPoint(x: 0, y: 30))
    #expect(try screen.find("hero").scrollOffset == CGPoint(x: 0, y: 30))
    #expect(try screen.scrollOffset(of: "strip") == CGPoint(x: 70, y: 0))
    #expect(try screen.find(.label("3")).scrollOffset == CGPoint(x: 70, y: 0))
    let none = await Screen { Text("alone") }
    #expect(
      errorMessage { _ = try none.scrollOffset(of: .text("alone")) }.hasPrefix("No scroll view is inside or around"))
  }

  @Test("given labels that differ from what is drawn, when the visible text is asked for, then it is what is drawn")
  func visibleText() async throws {
    let screen = await Screen {
      VStack {
        Button("Send") {}.accessibilityLabel("Send the message")
        Text("secret").accessibilityHidden(true)
        Text("gone").opacity(0)
        CardView(number: 1)
      }
    }
    #expect(screen.visibleText == ["Send", "secret", "Card 1", "Open"])
    #expect(try screen.find(.type(CardView.self)).visibleText == ["Card 1", "Open"])
  }
}
