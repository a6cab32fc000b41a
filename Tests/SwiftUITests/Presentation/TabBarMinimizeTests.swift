import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tab bars that become small", .simulator(.iPhone15Pro))
struct TabBarMinimizeTests {
  struct Placed: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(verbatim: placement == .inline ? "beside" : "above").named("placement") }
  }

  struct Shell: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    var hasAccessory = false
    var body: some View {
      let tabs = TabView {
        Tab("Numbers", systemImage: "number") {
          ScrollView { ForEach(0..<100) { Text(verbatim: "row \($0)").frame(maxWidth: .infinity, minHeight: 40) } }
        }
        Tab("Alerts", systemImage: "bell") { Text("None") }
      }
      .tabBarMinimizeBehavior(behavior)
      if hasAccessory { tabs.tabViewBottomAccessory { Placed() } } else { tabs }
    }
  }

  private let start = CGPoint(x: 200, y: 500)
  private func bar(_ screen: Screen) throws -> CGRect { try screen.find(.label("Tab Bar")).frame }

  @Test
  func `Given a bar that becomes small on the way down, then it shows the chosen tab only, and all on the way up`()
    async throws
  {
    // Given
    let screen = await Screen { Shell() }
    #expect(try bar(screen).width == 393)
    // When
    try await screen.drag(from: start, to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    // Then
    #expect(try bar(screen).width < 60)
    #expect(try bar(screen).minX > 0)
    #expect(!screen.exists(.label("Alerts")))
    // When
    try await screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
    try await screen.settle()
    // Then
    #expect(try bar(screen).width == 393)
    #expect(screen.exists(.label("Alerts")))
  }

  @Test func `Given a small bar, when it is tapped, then all tabs are there again`() async throws {
    let screen = await Screen { Shell() }
    try await screen.drag(from: start, to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    try await screen.tap(.label("Numbers"))
    try await screen.settle()
    #expect(screen.exists(.label("Alerts")))
    #expect(try bar(screen).width == 393)
  }

  @Test func `Given other behaviours, then the bar stays, or becomes small on the way up`() async throws {
    for (behavior, isSmall) in [(TabBarMinimizeBehavior.automatic, false), (.never, false), (.onScrollUp, true)] {
      let screen = await Screen { Shell(behavior: behavior) }
      try await screen.drag(from: start, to: CGPoint(x: 200, y: 100))
      try await screen.settle()
      #expect(try bar(screen).width == 393)
      try await screen.drag(from: start, to: CGPoint(x: 200, y: 600))
      try await screen.settle()
      #expect(try (bar(screen).width < 60) == isSmall)
    }
  }

  @Test("On a tablet the bar stays", .simulator(.iPad10))
  func tablet() async throws {
    let screen = await Screen { Shell() }
    let width = try bar(screen).width
    try await screen.drag(from: start, to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    #expect(try bar(screen).width == width)
  }

  @Test func `Given an accessory, then it is above the bar, makes room in the page, and is beside a small bar`()
    async throws
  {
    // Given
    let screen = await Screen { Shell(hasAccessory: true) }
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("above"))
    #expect(try screen.frame("placement").maxY < bar(screen).minY)
    // When
    try await screen.drag(from: start, to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("beside"))
    let (accessory, bar) = try (screen.frame("placement"), bar(screen))
    #expect(accessory.minX > bar.maxX && accessory.midY > bar.minY)
  }

  @Test("In right to left the small bar is at the right", .simulator(.iPhone15Pro, DeviceSettings(isRightToLeft: true)))
  func mirrored() async throws {
    let screen = await Screen { Shell() }
    try await screen.drag(from: start, to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    #expect(try bar(screen).minX > 300)
  }

  @Test func `Given an accessory that is disabled, then it is not there, until it is enabled`() async throws {
    // Given
    struct Switching: View {
      @State private var isEnabled = false
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Button("Play") { isEnabled = true } }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Text("Playing") }
      }
    }
    let screen = await Screen { Switching() }
    #expect(!screen.exists(.text("Playing")))
    // When
    try await screen.tap(.label("Play"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.text("Playing")))
  }

  @Test func `Given words of tabs, then assistive technology hears them, and a disabled tab cannot be chosen`()
    async throws
  {
    struct Words: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("page one") }
            .accessibilityLabel("First", isEnabled: true).accessibilityValue("new", isEnabled: true)
            .accessibilityHint("Opens the first page", isEnabled: true)
            .accessibilityIdentifier("tab.one", isEnabled: true)
          Tab("Two", systemImage: "2.circle") { Text("page two") }.disabled(true)
          Tab { Text("page three") }
        }
      }
    }
    let screen = await Screen { Words() }
    try await screen.settle()
    let one = try screen.find("tab.one")
    #expect(try one.label == "First")
    #expect(try one.value == "new")
    #expect(try !screen.find(.label("Two")).isEnabled)
  }
}
