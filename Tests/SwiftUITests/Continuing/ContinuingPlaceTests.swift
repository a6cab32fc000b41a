import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Where one is in the next version of a file", .simulator(.iPhone15Pro))
struct ContinuingPlaceTests {
  private struct Rows: View {
    var suffix = ""
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)\(suffix)").frame(height: 50) }
        }
      }
      .accessibilityIdentifier("rows")
    }
  }

  @Test func `Given state in rows of a scroll view and of a list, then it goes on`() async throws {
    struct Both: View {
      let name: String
      var body: some View {
        VStack {
          ScrollView { Place(name: "\(name) scrolled") }
          List { ForEach(0..<2, id: \.self) { Place(name: "\(name) row \($0)") } }
        }
      }
    }
    let screen = await Screen { Both(name: "old") }
    for name in ["old scrolled 0", "old row 1 0", "old row 1 1"] { try await screen.tap(.label(name)) }
    let next = await screen.next { Both(name: "new") }
    for name in ["new scrolled 1", "new row 0 0", "new row 1 2"] { #expect(next.exists(.label(name))) }
  }

  @Test func `Given a scrolled list, then the next version shows the same rows in its first frame`() async throws {
    let screen = await Screen { Rows() }
    try await screen.wheel(3_000)
    try await screen.settle()
    let offset = try screen.scrollOffset(of: "rows").y
    #expect(offset > 1_000)
    let next = await screen.next { Rows(suffix: "!") }
    try #expect(abs(next.scrollOffset(of: "rows").y - offset) < 0.5)
    #expect(next.visibleText.allSatisfy { $0.hasSuffix("!") })
  }

  private struct Place: View {
    @State private var count = 0
    let name: String
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `Given pages of values of the file's types, then the next version is on the same page`() async throws {
    struct Stack<Item: Hashable>: View {
      let items: [Item]
      let name: (Item) -> String
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path.append(items[0]) }
            .navigationDestination(for: Item.self) { Place(name: name($0)) }
            .navigationTitle("Root")
        }
      }
    }
    let screen = await Screen { Stack(items: [Before.Item(id: 1, title: "one")]) { $0.title } }
    try await screen.tap(.label("Go"))
    try await screen.settle()
    try await screen.tap(.label("one 0"))
    let next = await screen.next { Stack(items: [After.Item(id: 1, title: "one")]) { "now \($0.title)" } }
    #expect(next.visibleText.contains("now one 1"))
    try await next.tap(.label("Root"))
    try await next.settle()
    #expect(next.exists(.label("Go")))
  }

  @Test(arguments: [true, false])
  func `Given a stack that keeps its path to itself, then the next version is on the same page`(_ isValue: Bool)
    async throws
  {
    struct Stack: View {
      let isValue: Bool
      let name: String
      var body: some View {
        NavigationStack {
          List {
            if isValue {
              NavigationLink("Go", value: 5)
            } else {
              NavigationLink("Go") { Place(name: name) }
            }
          }
          .navigationDestination(for: Int.self) { Place(name: "\(name) \($0)") }
        }
      }
    }
    let screen = await Screen { Stack(isValue: isValue, name: "old") }
    try await screen.tap(.label("Go"))
    try await screen.settle()
    try await screen.tap(.label(isValue ? "old 5 0" : "old 0"))
    let next = await screen.next { Stack(isValue: isValue, name: "new") }
    #expect(next.isVisible(.label(isValue ? "new 5 1" : "new 1")))
    #expect(!next.isVisible(.label("Go")))
  }

  @Test func `Given a sheet, then it is there in the first frame, with what is in it`() async throws {
    struct Sheet: View {
      @State private var isShown = false
      let name: String
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Place(name: name) }
      }
    }
    let screen = await Screen { Sheet(name: "old") }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    try await screen.tap(.label("old 0"))
    let frame = try screen.find(.label("old 1")).frame
    let next = await screen.next { Sheet(name: "new") }
    let shown = try next.find(.label("new 1")).frame
    #expect(abs(shown.midY - frame.midY) < 1)
  }

  @Test func `Given tabs, then the chosen one stays, and the state of those that are not shown`() async throws {
    struct Tabs: View {
      let name: String
      var body: some View {
        TabView {
          Place(name: "\(name) a").tabItem { Text("A") }
          Place(name: "\(name) b").tabItem { Text("B") }
        }
      }
    }
    let screen = await Screen { Tabs(name: "old") }
    try await screen.tap(.label("old a 0"))
    try await screen.tap(.label("B"))
    try await screen.settle()
    try await screen.tap(.label("old b 0"))
    try await screen.tap(.label("old b 1"))
    let next = await screen.next { Tabs(name: "new") }
    #expect(next.isVisible(.label("new b 2")))
    try await next.tap(.label("A"))
    try await next.settle()
    #expect(next.isVisible(.label("new a 1")))
  }

  @Test func `Given a group that was opened, then it is open`() async throws {
    struct FoldedText: View {
      let name: String
      var body: some View { DisclosureGroup("More") { Text(verbatim: name) } }
    }
    let screen = await Screen { FoldedText(name: "old") }
    try await screen.tap(.label("More"))
    try await screen.settle()
    let next = await screen.next { FoldedText(name: "new") }
    #expect(next.isVisible(.label("new")))
  }
}
