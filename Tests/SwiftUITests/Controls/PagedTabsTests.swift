import SimulatorTesting
import SwiftUI

@MainActor @Suite("Tabs as pages", .simulator(.iPhone15Pro))
struct PagedTabsTests {
  struct Pages: View {
    @ObservedObject var chosen: Knob<String>
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView(selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text("Page \(name)").accessibilityIdentifier(name).tag(name)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  private func x(_ screen: Screen, _ id: String) throws -> CGFloat { try screen.find(.identifier(id)).frame.midX }

  @Test("given pages, when a finger swipes, then the next is shown and selected, and the dots say so")
  func swipe() async throws {
    let chosen = Knob("a")
    let screen = await Screen { Pages(chosen: chosen) }
    try await screen.settle()
    #expect(try abs(x(screen, "a") - 393 / 2) < 1)
    #expect(try screen.find(.role(.adjustable)).value == "page 1 of 3")
    try await screen.swipe(.left)
    try await screen.settle()
    #expect(chosen.value == "b")
    #expect(try abs(x(screen, "b") - 393 / 2) < 1)
    #expect(try screen.find(.role(.adjustable)).value == "page 2 of 3")
    try await screen.swipe(.right)
    try await screen.settle()
    #expect(chosen.value == "a")
  }

  @Test("given a selection, then its page is shown at the start; another one jumps there, or with an animation scrolls")
  func selection() async throws {
    let chosen = Knob("c")
    let screen = await Screen { Pages(chosen: chosen) }
    try await screen.settle()
    #expect(try abs(x(screen, "c") - 393 / 2) < 1)
    #expect(chosen.value == "c")
    chosen.value = "b"
    try await screen.frames(2)
    #expect(try abs(x(screen, "b") - 393 / 2) < 1)
    try await screen.settle()
    withAnimation { chosen.value = "a" }
    try await screen.frames(6)
    #expect(try abs(x(screen, "b") - 393 / 2) > 5)
    try await screen.settle()
    #expect(try abs(x(screen, "a") - 393 / 2) < 1)
    #expect(chosen.value == "a")
  }

  struct GrowingPages: View {
    @ObservedObject var chosen: Knob<String>
    @ObservedObject var names: Knob<[String]>
    var body: some View {
      TabView(selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
        ForEach(names.value, id: \.self) { name in Text("Page \(name)").accessibilityIdentifier(name).tag(name) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("given a selection without a page, when pages come, then its page is shown, also when others come before it")
  func growth() async throws {
    let (chosen, names) = (Knob("b"), Knob<[String]>([]))
    let screen = await Screen { GrowingPages(chosen: chosen, names: names) }
    try await screen.settle()
    // When
    names.value = ["a", "b", "c"]
    try await screen.settle()
    // Then
    #expect(chosen.value == "b")
    #expect(try abs(x(screen, "b") - 393 / 2) < 1)
    // When
    names.value = ["y", "z", "a", "b", "c"]
    try await screen.settle()
    // Then
    #expect(chosen.value == "b")
    #expect(try abs(x(screen, "b") - 393 / 2) < 1)
    // When the selected page goes
    names.value = ["y", "z"]
    try await screen.settle()
    // Then one of the others is selected
    #expect(names.value.contains(chosen.value))
  }

  @Test("given black pages, then the dot of the current one is white and the other translucent, in both appearances")
  func dotColors() async throws {
    for scheme in [ColorScheme.light, .dark] {
      let screen = await Screen {
        TabView {
          Color.black
          Color.black
        }
        .tabViewStyle(.page).frame(height: 200).named("tabs").environment(\.colorScheme, scheme)
      }
      let tabs = try screen.frame("tabs")
      #expect(screen.rgb(at: CGPoint(x: tabs.midX - 8, y: tabs.maxY - 21)) == [255, 255, 255])
      let other = try #require(screen.rgb(at: CGPoint(x: tabs.midX + 8, y: tabs.maxY - 21)).first)
      #expect((60...100).contains(other))
    }
  }

  @Test("given dots, when assistive technology adjusts them, then the next page is shown; never means none")
  func dots() async throws {
    let chosen = Knob("a")
    let screen = await Screen { Pages(chosen: chosen) }
    try await screen.settle()
    try await screen.find(.role(.adjustable)).perform("Increment")
    try await screen.settle()
    #expect(chosen.value == "b")
    let bare = await Screen { Pages(chosen: chosen, mode: .never) }
    try await bare.settle()
    #expect(!bare.exists(.role(.adjustable)))
  }
}
