import SimulatorTesting
import SwiftUI

@MainActor @Suite("Tabs in a sidebar", .simulator(.iPad10))
struct TabSidebarTests {
  @TabContentBuilder<Int>
  private static func library(_ diary: Diary) -> some TabContent<Int> {
    Tab("Songs", systemImage: "music.note", value: 1) { Text("page songs") }.customizationID("songs")
      .contextMenu { Button("Refresh songs") { diary.lines.append("refresh") } }
    Tab("Albums", systemImage: "square.stack", value: 2) { Text("page albums") }.customizationID("albums")
  }

  struct Shell: View {
    let diary: Diary
    var customization: Binding<TabViewCustomization>?
    @State private var chosen = 0

    var body: some View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: 0) { Text("page home") }
        TabSection("Library") { TabSidebarTests.library(diary) }
          .customizationID("library")
          .sectionActions { Button("New list") { diary.lines.append("new") } }
        Tab("Extra", systemImage: "star", value: 3) { Text("page extra") }.tabPlacement(.sidebarOnly)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(customization)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Bottom") }
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  @Test func `Given a tablet, then the sidebar has all tabs in their sections, and choosing one shows its page`()
    async throws
  {
    // Given
    let diary = Diary()
    let screen = await Screen { Shell(diary: diary) }
    try await screen.settle()
    for text in ["Header", "Footer", "Bottom", "LIBRARY", "Home", "Songs", "Extra", "page home"] {
      #expect(screen.visibleText.contains(text), "\(text)")
    }
    #expect(!screen.exists(.label("Tab Bar")))
    // When
    try await screen.tap(.label("Albums"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("page albums") && !screen.visibleText.contains("page home"))
    #expect(try screen.find(.label("Albums").and(.role(.button))).isSelected)
    #expect(try screen.find(.text("page albums")).frame.midX > 400)
    try await screen.tap(.label("New list"))
    let songs = try screen.find(.label("Songs")).frame
    try await screen.longPress(at: CGPoint(x: songs.midX, y: songs.midY))
    try await screen.settle()
    try await screen.tap(.label("Refresh songs"))
    #expect(diary.lines == ["new", "refresh"])
  }

  @Test func `Given what a person changed, then tabs are hidden and in the order that was kept`() async throws {
    // Given
    let kept = #"{"sidebar": {"songs": true}, "bar": {}, "orders": {"library": ["albums", "songs"]}}"#
    let knob = Knob(try JSONDecoder().decode(TabViewCustomization.self, from: Data(kept.utf8)))
    #expect(knob.value[section: "library"].tabOrder == ["albums", "songs"])
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: knob) { _ in
        Shell(diary: diary, customization: Binding(get: { knob.value }, set: { knob.value = $0 }))
      }
    }
    try await screen.settle()
    #expect(try screen.find(.label("Albums")).frame.minY < screen.find(.label("Songs")).frame.minY)
    // When
    knob.value[tab: "songs"].sidebarVisibility = .hidden
    knob.value.resetSectionOrder()
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Songs")) && screen.exists(.label("Albums")))
    knob.value.resetVisibility()
    try await screen.settle()
    #expect(try screen.find(.label("Albums")).frame.minY > screen.find(.label("Songs")).frame.minY)
    let again = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(knob.value))
    #expect(again == knob.value)
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given a phone, then the tabs are in the bar, where a tab hidden there is not`() async throws {
    let bar = #"{"bar": {"songs": false}}"#
    let customization = try JSONDecoder().decode(TabViewCustomization.self, from: Data(bar.utf8))
    let screen = await Screen { Shell(diary: Diary(), customization: .constant(customization)) }
    try await screen.settle()
    #expect(screen.exists(.label("Tab Bar")) && !screen.visibleText.contains("Header"))
    #expect(!screen.exists(.label("Songs")) && screen.exists(.label("Albums")) && !screen.exists(.label("Extra")))
  }

  struct Hint: View {
    @State private var isShown = false
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Button("Show") { isShown = true } }
        Tab("Two", systemImage: "2.circle") { Text("page two") }
          .popover(isPresented: $isShown) { Text("Look here") }
          .accessibilityInputLabels([Text("Second")])
      }
    }
  }

  @Test func `Given a popover on a tab in the bar, then it is shown`() async throws {
    let screen = await Screen { Hint() }
    try await screen.settle()
    try await screen.tap(.label("Show"))
    try await screen.settle()
    #expect(screen.exists(.text("Look here")))
  }

  struct Searching: View {
    let activation: TabSearchActivation
    @State private var chosen = 0
    @State private var text = ""
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: 0) { Text("page home") }
        Tab(value: 1, role: .search) { NavigationStack { Text("results").searchable(text: $text) } }
      }
      .tabViewSearchActivation(activation)
    }
  }

  @Test(.simulator(.iPhone15Pro), arguments: [true, false])
  func `Given a tab for searching, when it is chosen, then its field has the focus if that is asked for`(
    isActivated: Bool
  ) async throws {
    let screen = await Screen { Searching(activation: isActivated ? .searchTabSelection : .automatic) }
    try await screen.settle()
    try await screen.tap(.label("Search"))
    try await screen.settle()
    #expect(screen.visibleText.contains("results"))
    #expect((screen.focusedField != nil) == isActivated)
  }
}
