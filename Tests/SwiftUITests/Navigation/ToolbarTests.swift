import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Toolbars", .simulator(.iPhone15Pro))
struct ToolbarTests {
  final class Log: ObservableObject {
    @Published var said = ""
    @Published var hidesTabs = false
    @Published var hasThird = true
  }

  struct RowsBetweenBars: View {
    @ObservedObject var log: Log
    var body: some View {
      NavigationStack {
        ScrollView {
          ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 44) }
        }
        .accessibilityIdentifier("rows")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.said = "cancelled" } }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { log.said = "done" } }
          ToolbarItem(placement: .bottomBar) { Button("First") { log.said = "first" } }
          if log.hasThird { ToolbarItem(placement: .bottomBar) { Button("Last") { log.said = "last" } } }
        }
      }
    }
  }

  @Test
  func `Given items at both bars, when they are tapped, then they act; the lower bar covers nothing of the content`()
    async throws
  {
    let log = Log()
    let screen = await Screen { RowsBetweenBars(log: log) }
    try await screen.settle()
    let (cancel, middle, done) = (
      try screen.find(.label("Cancel")).frame, try screen.find(.label("Middle")).frame,
      try screen.find(.label("Done")).frame
    )
    #expect(abs(cancel.minX - 16) < 0.5 && abs(done.maxX - (393 - 16)) < 0.5)
    #expect(abs(middle.midX - 393.0 / 2) < 1)
    let (first, last) = (try screen.find(.label("First")).frame, try screen.find(.label("Last")).frame)
    #expect(abs(first.minX - 16) < 0.5 && abs(last.maxX - (393 - 16)) < 0.5)
    #expect(first.maxY <= 852 - 34 && first.minY >= 852 - 34 - 44)
    #expect(try screen.find("rows").frame.maxY >= 852 - 34 - 44)
    #expect(screen.elements.last?.label == "Last")
    for (label, said) in [("Cancel", "cancelled"), ("Done", "done"), ("First", "first"), ("Last", "last")] {
      try await screen.find(.label(label)).tap()
      #expect(log.said == said)
    }
    try await screen.scroll(to: .label("Row 39"), in: "rows")
    #expect(try screen.find(.label("Row 39")).frame.maxY <= 852 - 34 - 44)
    log.hasThird = false
    try await screen.settle()
    #expect(try abs(screen.find(.label("First")).frame.midX - 393.0 / 2) < 1)
  }

  struct Tabs: View {
    @ObservedObject var log: Log
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Deeper") {
            Text("Deep").toolbar(.hidden, for: .tabBar)
          }
          .toolbar(log.hidesTabs ? .hidden : .visible, for: .tabBar)
          .toolbarBackground(Color.green, for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar)
        }
        .tabItem { Text("One") }
        Text("Other").tabItem { Text("Two") }
      }
    }
  }

  @Test func `Given pages that hide the tab bar, when they are in front, then it is away, and back after them`()
    async throws
  {
    let log = Log()
    let screen = await Screen { Tabs(log: log) }
    try await screen.settle()
    #expect(screen.exists(.label("Tab Bar")))
    #expect(screen.rgb(at: CGPoint(x: 5, y: 852 - 40)) == [52, 199, 89])
    try await screen.find(.label("Deeper")).tap()
    try await screen.settle()
    #expect(screen.exists(.label("Deep")))
    #expect(!screen.exists(.label("Two")))
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(screen.exists(.label("Two")))
    log.hidesTabs = true
    try await screen.settle()
    #expect(!screen.exists(.label("Two")))
    log.hidesTabs = false
    try await screen.settle()
    try await screen.find(.label("Two")).tap()
    try await screen.settle()
    #expect(screen.exists(.label("Other")))
  }

  @Test
  func `Given a default for bars, when it is set by appearance(), then new bars have it, and their own goes before`()
    throws
  {
    UINavigationBar.appearance().tintColor = .systemPink
    UITabBar.appearance().tintColor = .systemPink
    UITabBar.appearance().unselectedItemTintColor = .systemTeal
    let (navigation, tabs) = (UINavigationBar(frame: .zero), UITabBar(frame: .zero))
    #expect(navigation.tintColor == .systemPink && tabs.tintColor == .systemPink)
    #expect(tabs.unselectedItemTintColor == .systemTeal)
    navigation.tintColor = .systemGreen
    tabs.tintColor = .systemGreen
    #expect(navigation.tintColor == .systemGreen && tabs.tintColor == .systemGreen)
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
  }

  @Test func `Given a new phone, when bars are made, then no default of the last one is left`() {
    #expect(UINavigationBar(frame: .zero).tintColor != .systemPink)
    #expect(UITabBar(frame: .zero).unselectedItemTintColor == nil)
  }
}
