import SimulatorTesting
import SwiftUI
import Testing

@MainActor
struct NavigationSplitViewTests {
  struct Animals: View {
    @State private var kind: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Cat", "Dog"], id: \.self, selection: $kind) { Text($0) }
          .navigationTitle("Animals")
          .navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 300)
      } detail: {
        VStack {
          Text("Detail of \(kind ?? "nothing")").accessibilityIdentifier("detail")
          Text(visibility == .detailOnly ? "Alone" : "Together")
        }
        .navigationTitle("Detail")
      }
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a phone, when a row is chosen, then the detail comes, and the way back takes the choice away`()
    async throws
  {
    let screen = await Screen { Animals() }
    try await screen.settle()
    #expect(!screen.exists("detail"))
    try await screen.tap(.label("Dog"))
    try await screen.settle()
    #expect(try screen.find("detail").label == "Detail of Dog")
    try await screen.tap("BackButton")
    try await screen.settle()
    #expect(!screen.exists("detail"))
    #expect(try !screen.find(.label("Dog")).isSelected)
    try await screen.tap(.label("Dog"))
    try await screen.settle()
    #expect(try screen.find("detail").label == "Detail of Dog")
  }

  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given a tablet on its side, then the columns are beside each other and a button hides the sidebar`()
    async throws
  {
    let screen = await Screen { Animals() }
    try await screen.settle()
    #expect(screen.isVisible(.label("Cat")))
    let middle = try screen.find("detail").frame.midX
    #expect(abs(middle - (250 + (1180 - 250) / 2)) < 1)
    try await screen.tap(.label("Cat"))
    try await screen.settle()
    #expect(try screen.find("detail").label == "Detail of Cat")
    try await screen.tap("ToggleSidebar")
    try await screen.settle()
    #expect(!screen.isVisible(.label("Dog")))
    #expect(screen.visibleText.contains("Alone"))
    #expect(abs(try screen.find("detail").frame.midX - 590) < 1)
    #expect(try screen.find("ToggleSidebar").label == "Show Sidebar")
    try await screen.tap("ToggleSidebar")
    try await screen.settle()
    #expect(screen.isVisible(.label("Dog")))
  }

  private struct AnimalApp: App {
    var body: some Scene { WindowGroup { Animals() }.commands { SidebarCommands() } }
  }

  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given an app with commands for the sidebar, when their keys are pressed, then it goes and comes`() async throws
  {
    let screen = await Screen { _AppView<AnimalApp>() }
    try await screen.settle()
    try await screen.press("s", command: true, control: true)
    try await screen.settle()
    #expect(!screen.isVisible(.label("Dog")))
    try await screen.press("s", command: true, control: true)
    try await screen.settle()
    #expect(screen.isVisible(.label("Dog")))
  }

  @Test(.simulator(.iPad10))
  func `Given a tablet that stands upright, then the detail has it all and the sidebar comes over it`() async throws {
    let screen = await Screen { Animals() }
    try await screen.settle()
    #expect(!screen.isVisible(.label("Cat")))
    try await screen.tap("ToggleSidebar")
    try await screen.settle()
    #expect(screen.isVisible(.label("Cat")))
    #expect(abs(try screen.find("detail").frame.midX - 410) < 1)
    try await screen.tap(at: CGPoint(x: 700, y: 900))
    try await screen.settle()
    #expect(!screen.isVisible(.label("Cat")))
  }

  @Test(.simulator(.iPad10, DeviceSettings(isRightToLeft: true, isLandscape: true)))
  func `Given reading from right to left, then the sidebar is at the right`() async throws {
    let screen = await Screen { Animals() }
    try await screen.settle()
    #expect(try screen.find(.label("Cat")).frame.minX > 1180 - 250)
    #expect(abs(try screen.find("detail").frame.midX - (1180 - 250) / 2) < 1)
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a preferred column that is constant on a phone, then a row leads on all the same, and back`() async throws
  {
    // Given
    struct Widgets: View {
      @State private var widget: String?
      var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
          List(selection: $widget) { NavigationLink("Clock", value: "Clock") }.navigationTitle("Widgets")
        } detail: {
          Text("Shows \(widget ?? "nothing")")
        }
      }
    }
    let screen = await Screen { Widgets() }
    try await screen.settle()
    // When
    try await screen.tap(.label("Clock"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Shows Clock"))
    // When
    try await screen.tap("BackButton")
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Clock") && !screen.visibleText.contains("Shows Clock"))
  }

  struct Mail: View {
    @State private var box: String?
    @State private var letter: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        List(selection: $box) { NavigationLink("Inbox", value: "Inbox") }.toolbar(removing: .sidebarToggle)
      } content: {
        List(selection: $letter) { ForEach(1..<3) { Text("Letter \($0) of \(box ?? "")").tag($0) } }
      } detail: {
        NavigationStack {
          VStack {
            Text("Reading \(letter ?? 0)")
            NavigationLink("Sender") { Text("A sender") }
            Button("Home") { column = .sidebar }
          }
        }
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given three columns on a phone, then they and a stack in the last are pages of one stack`() async throws {
    let screen = await Screen { Mail() }
    try await screen.settle()
    try await screen.tap(.label("Inbox"))
    try await screen.settle()
    try await screen.tap(.label("Letter 2 of Inbox"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Reading 2"))
    try await screen.tap(.label("Sender"))
    try await screen.settle()
    #expect(screen.visibleText.contains("A sender"))
    #expect(screen.findAll("BackButton").count == 1)
    try await screen.tap("BackButton")
    try await screen.settle()
    #expect(screen.visibleText.contains("Reading 2"))
    try await screen.tap("BackButton")
    try await screen.settle()
    #expect(screen.isVisible(.label("Letter 2 of Inbox")))
    try await screen.tap(.label("Letter 1 of Inbox"))
    try await screen.settle()
    try await screen.tap(.label("Home"))
    try await screen.settle()
    #expect(screen.isVisible(.label("Inbox")))
    #expect(!screen.visibleText.contains("Reading 1"))
  }

  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given three columns on a tablet, then all are beside each other without a button that was removed`()
    async throws
  {
    let screen = await Screen { Mail() }
    try await screen.settle()
    #expect(!screen.exists("ToggleSidebar"))
    try await screen.tap(.label("Inbox"))
    try await screen.settle()
    try await screen.tap(.label("Letter 2 of Inbox"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Reading 2"))
    #expect(try screen.find(.label("Letter 2 of Inbox")).frame.minX >= 320)
    try await screen.tap(.label("Sender"))
    try await screen.settle()
    #expect(screen.visibleText.contains("A sender"))
    #expect(screen.isVisible(.label("Inbox")))
  }

  struct Chosen: View {
    @State private var kind: String? = "Dog"
    var body: some View {
      NavigationSplitView {
        List(["Cat", "Dog"], id: \.self, selection: $kind) { Text($0) }.navigationTitle("Animals")
      } detail: {
        Text("Detail of \(kind ?? "nothing")").accessibilityIdentifier("detail")
      }
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given a row that is chosen from the start on a phone, then its detail is there without a motion`() async throws
  {
    // Given
    let screen = await Screen { Chosen() }
    // When
    try await screen.frames(6)
    // Then
    #expect(try screen.find("detail").label == "Detail of Dog")
    #expect(!screen.isVisible(.label("Cat")))
    let place = try screen.find("detail").frame
    try await screen.settle()
    #expect(try screen.find("detail").frame == place)
    // When the person goes back
    try await screen.tap("BackButton")
    try await screen.settle()
    // Then
    #expect(screen.isVisible(.label("Cat")) && !screen.exists("detail"))
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("Tea") { Text("About tea") } }
      } detail: {
        Text("Choose")
      }
    }
  }

  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given a link to a view in the sidebar, then the detail shows that`() async throws {
    let screen = await Screen { Links() }
    try await screen.settle()
    #expect(screen.visibleText.contains("Choose"))
    try await screen.tap(.label("Tea"))
    try await screen.settle()
    #expect(screen.visibleText.contains("About tea"))
    #expect(!screen.visibleText.contains("Choose"))
    #expect(screen.isVisible(.label("Tea")))
  }
}
