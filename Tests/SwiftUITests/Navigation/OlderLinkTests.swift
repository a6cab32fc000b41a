import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Links of iOS 13, tabs for a purpose, first focus", .simulator(.iPhoneSE))
struct OlderLinkTests {
  @available(*, deprecated)
  struct Links: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(destination: Text("First page"), isActive: $isActive) { Text("First") }
          NavigationLink("Second", destination: Text("Second page"), tag: 2, selection: $chosen)
          Button("By code") { isActive = true }
          Text(verbatim: "\(isActive) \(chosen ?? 0)")
        }
      }
    }
  }

  @available(*, deprecated)
  @Test(arguments: [("First", "First page"), ("Second", "Second page"), ("By code", "First page")])
  func
    `Given a link with a binding, when it is tapped or set, then the page is there, and leaving it resets the binding`(
      button: String, page: String
    ) async throws
  {
    let screen = await Screen { Links() }
    try await screen.settle()
    try await screen.tap(.label(button))
    try await screen.settle()
    #expect(screen.visibleText.contains(page))
    try await screen.tap("BackButton")
    try await screen.settle()
    #expect(screen.visibleText.contains("false 0"))
  }

  struct Tabs: View {
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 1) { Text("At home") }
        TabSection("More") {
          Tab("Books", systemImage: "book", value: 2) { Text("All books") }
          Tab(value: 3, role: .search) { Text("Looking") }
        }
      }
    }
  }

  @Test func `Given a section of tabs and one for searching, then all are on the bar`() async throws {
    let screen = await Screen { Tabs() }
    try await screen.settle()
    #expect(screen.visibleText.contains("At home"))
    try await screen.tap(.label("Search"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Looking"))
    try await screen.tap(.label("Books"))
    try await screen.settle()
    #expect(screen.visibleText.contains("All books"))
    #expect(!screen.exists(.label("More")))
  }

  struct Fields: View {
    enum Field { case name, city }
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        TextField("City", text: $city).focused($field, equals: .city).accessibilityIdentifier("city")
      }
      .defaultFocus($field, .city, priority: .userInitiated)
    }
  }

  @Test func `Given a default focus, then that field has it when the view appears`() async throws {
    let screen = await Screen { Fields() }
    try await screen.settle()
    #expect(try screen.find("city").isFocused)
    #expect(try !screen.find("name").isFocused)
  }

  struct Dialog: View {
    @State private var isShown = false
    @State private var done = "nothing"
    let item: String? = "Letter"
    var body: some View {
      Button("Ask") { isShown = true }
      Text("Did \(done)")
        .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible, presenting: item) { item in
          Button("Burn \(item)") { done = item }
        } message: {
          Text("About \($0)")
        }
    }
  }

  @Test func `Given a dialog about some data, then its actions and its message are made of that`() async throws {
    let screen = await Screen { Dialog() }
    try await screen.tap(.label("Ask"))
    try await screen.settle()
    #expect(screen.visibleText.contains("About Letter"))
    try await screen.tap(.label("Burn Letter"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Did Letter"))
  }

  @Test func `Given a disabled focus effect, then what Tab reaches has the focus without being shown to`() async throws
  {
    let screen = await Screen {
      VStack {
        Button("Ringed") {}
        Button("Plain") {}.focusEffectDisabled()
      }
    }
    #expect(try await screen.tab(1) == ["Ringed"])
    #expect(screen.focusRing != nil)
    #expect(try await screen.tab(1) == ["Plain"])
    #expect(screen.focusRing == nil)
  }
}
