import SimulatorTesting
import SwiftUI
import Testing

/// Navigation stacks inside views that disappear and return: sheets, pages, tabs and rows.
@MainActor @Suite("Nested navigation stacks", .simulator(.iPhone15Pro))
struct NestedStackTests {
  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        Text("x").toolbar { ToolbarItem { Button("Close") { dismiss() } } }
      }
    }
  }

  @Test func `Given a sheet with a stack and a button on its bar, when it is closed and opened again, then it works`()
    async throws
  {
    struct SheetWithStack: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Closing() }
      }
    }
    let screen = await Screen { SheetWithStack() }
    for _ in 0..<3 {
      try await screen.tap(.label("Open"))
      try await screen.settle()
      #expect(screen.isVisible(.label("x")))
      try await screen.tap(.label("Close"))
      try await screen.settle()
      #expect(!screen.exists(.label("x")))
    }
  }

  @Test func `Given a page that holds a stack, when it is popped, then the page below is there`() async throws {
    struct StackInStack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            NavigationStack {
              Text("Inner").navigationTitle("Inside").toolbar { Button("Item") {} }
            }
            .navigationTitle("Outer")
          }
          .navigationTitle("Root")
        }
      }
    }
    let screen = await Screen { StackInStack() }
    for _ in 0..<2 {
      try await screen.tap(.label("Go"))
      try await screen.settle()
      #expect(screen.isVisible(.label("Inner")))
      try await screen.find("BackButton").tap()
      try await screen.settle()
      #expect(screen.isVisible(.label("Go")))
    }
  }

  struct Tabs: View {
    var tint: Color?
    @State private var count = 0
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Deeper") { Text("Deep").navigationTitle("Second") }
            .navigationTitle("First")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Count \(count)") { count += 1 } }
        }
        .tabItem { Label("One", systemImage: "house") }
        NavigationStack { Text("Other").navigationTitle("Third") }
          .tabItem { Label("Two", systemImage: "pawprint") }
      }
      .tint(tint)
    }
  }

  @Test func `Given stacks in tabs, when a tab is left and shown again, then its bar lies as before and it pushes`()
    async throws
  {
    let screen = await Screen { Tabs() }
    try await screen.settle()
    let title = try screen.find(.role(.header)).frame
    for _ in 0..<2 {
      try await screen.tap(.label("Two"))
      try await screen.settle()
      #expect(screen.exists(.label("Other")))
      try await screen.tap(.label("One"))
      try await screen.settle()
      #expect(try screen.find(.role(.header)).frame == title)
      try await screen.tap(.label(startsWith: "Count"))
      try await screen.settle()
      try await screen.tap(.label("Deeper"))
      try await screen.settle()
      #expect(screen.isVisible(.label("Deep")))
      try await screen.find("BackButton").tap()
      try await screen.settle()
      #expect(screen.isVisible(.label("Deeper")))
    }
    #expect(screen.exists(.label("Count 2")))
  }

  @Test func `Given a page in front, when its tab is left and shown again, then the page is there and leads back`()
    async throws
  {
    let screen = await Screen { Tabs() }
    try await screen.settle()
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    let back = try screen.find("BackButton").frame
    try await screen.tap(.label("Two"))
    try await screen.settle()
    try await screen.tap(.label("One"))
    try await screen.settle()
    #expect(screen.isVisible(.label("Deep")))
    #expect(try screen.find("BackButton").frame == back)
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(screen.isVisible(.label("Deeper")))
  }

  @Test func `Given a tint on tabs, then the way back and the other buttons of bars inside have it`() async throws {
    let screen = await Screen { Tabs(tint: Color(red: 1, green: 0, blue: 0)) }
    try await screen.settle()
    #expect(try reds(in: screen.find(.label("Count 0")).frame, screen) > 20)
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    #expect(try reds(in: screen.find("BackButton").frame, screen) > 20)
    #expect(try blues(in: screen.find("BackButton").frame, screen) == 0)
  }

  @Test func `Given a tint that changes, then the way back follows; without one it is blue`() async throws {
    struct TintedStack: View {
      @State private var tint: Color?
      var body: some View {
        NavigationStack {
          NavigationLink("Deeper") { Button("Tint") { tint = tint == nil ? Color(red: 1, green: 0, blue: 0) : nil } }
        }
        .tint(tint)
      }
    }
    let screen = await Screen { TintedStack() }
    try await screen.tap(.label("Deeper"))
    try await screen.settle()
    let back = try screen.find("BackButton").frame
    #expect(reds(in: back, screen) == 0)
    #expect(blues(in: back, screen) > 20)
    try await screen.tap(.label("Tint"))
    try await screen.settle()
    #expect(reds(in: back, screen) > 20)
    try await screen.tap(.label("Tint"))
    try await screen.settle()
    #expect(reds(in: back, screen) == 0)
  }

  private func count(in frame: CGRect, _ screen: Screen, _ isCounted: ([Int]) -> Bool) -> Int {
    // One picture serves all pixels, since each picture draws a screen with a material as a whole.
    let picture = screen.image(scale: 2)
    var count = 0
    for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) {
      for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
        guard let color = picture.color(x: x, y: y) else { continue }
        if isCounted([color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }) { count += 1 }
      }
    }
    return count
  }

  private func reds(in frame: CGRect, _ screen: Screen) -> Int {
    count(in: frame, screen) { $0[0] > 240 && $0[1] < 40 && $0[2] < 40 }
  }

  private func blues(in frame: CGRect, _ screen: Screen) -> Int {
    count(in: frame, screen) { $0[0] < 40 && $0[2] > 240 }
  }

  final class Labelled: ObservableObject { @Published var text = "before" }

  @Test
  func `Given a view of UIKit in a row that leaves the screen, when it returns, then it shows what was set meanwhile`()
    async throws
  {
    struct Wrapped: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) { view.text = text }
    }
    struct RowsWithLabel: View {
      @ObservedObject var model: Labelled
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { index in
              VStack { if index == 0 { Wrapped(text: model.text) } else { Text("Row \(index)") } }.frame(height: 100)
            }
          }
        }
      }
    }
    let model = Labelled()
    let screen = await Screen { RowsWithLabel(model: model) }
    // Far enough for the row to leave the screen, near enough for it to be kept.
    try await screen.wheel(400)
    try await screen.settle()
    model.text = "after"
    try await screen.settle()
    try await screen.wheel(-2000)
    try await screen.settle()
    #expect(screen.isVisible(.label("after")))
    model.text = "later"
    try await screen.settle()
    #expect(screen.isVisible(.label("later")))
  }
}
