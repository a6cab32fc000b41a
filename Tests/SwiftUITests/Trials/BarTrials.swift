import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Navigation bars, searches and tabs.
  static func bars(_ modifier: ModifierTrials) {
    modifier("navigationBarBackButtonHidden", on: Sample(), in: pushed, drive: settled) {
      $0.navigationBarBackButtonHidden()
    }
    modifier("navigationBarTitleDisplayMode", on: Words().navigationTitle("Title"), in: inStack) {
      $0.navigationBarTitleDisplayMode(.inline)
    }
    modifier("navigationDestination", on: NavigationLink("Go", value: 1), in: inStack, drive: tapped("Go")) {
      $0.navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
    }
    modifier("navigationSplitViewColumnWidth", on: Sample(), in: inColumns, settings: onItsSide, device: .iPad10) {
      $0.navigationSplitViewColumnWidth(250)
    }
    modifier("navigationSplitViewStyle", on: Columns(), settings: onItsSide, device: .iPad10) {
      $0.navigationSplitViewStyle(.prominentDetail)
    }
    modifier("navigationTitle", on: Sample(), in: inStack) { $0.navigationTitle("Title") }
    modifier("toolbar", on: Sample(), in: inStack) { $0.toolbar { Button("Item") {} } }
    modifier("toolbarBackground", on: Words().navigationTitle("Title"), in: inStack) {
      $0.toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
    }
    modifier("toolbarBackgroundVisibility", on: Scrolled().navigationTitle("Title"), in: inStack) {
      $0.toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    modifier("toolbarColorScheme", on: Words().navigationTitle("Title").toolbarBackground(.visible), in: inStack) {
      $0.toolbarColorScheme(.dark, for: .navigationBar)
    }
    modifier("toolbarRole", on: Words().navigationTitle("Title"), in: pushed, drive: settled) {
      $0.toolbarRole(.editor)
    }
    modifier("toolbarTitleDisplayMode", on: Words().navigationTitle("Title"), in: inStack) {
      $0.toolbarTitleDisplayMode(.inline)
    }
    modifier(
      "toolbarTitleMenu", on: Words().navigationTitle("Title").navigationBarTitleDisplayMode(.inline), in: inStack
    ) { $0.toolbarTitleMenu { Button("Item") {} } }
    modifier("toolbarVisibility", on: Words().navigationTitle("Title"), in: inStack) { $0.toolbarVisibility(.hidden) }
    modifier("containerBackground", on: Sample(), in: inStack) { $0.containerBackground(.red, for: .navigation) }
    modifier("navigationTransition", on: Zoomed { view, _ in view }, drive: growing) { _ in
      Zoomed { $0.navigationTransition(.zoom(sourceID: "source", in: $1)) }
    }
    modifier(
      "matchedTransitionSource",
      on: Zoomed(isSource: false) { $0.navigationTransition(.zoom(sourceID: "source", in: $1)) }, drive: growing
    ) { _ in
      Zoomed { $0.navigationTransition(.zoom(sourceID: "source", in: $1)) }
    }
    modifier("indexViewStyle", on: Tabs(), in: { content in content.tabViewStyle(.page) }) {
      $0.indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    modifier(
      "tabItem", on: Sample(),
      in: { content in
        TabView {
          content; Text("b").tabItem { Text("Second") }
        }
      }
    ) {
      $0.tabItem { Text("First") }
    }
    modifier("tabViewStyle", on: Tabs()) { $0.tabViewStyle(.page) }
    modifier(
      "tabBarMinimizeBehavior", on: TabView { Tab("One", systemImage: "heart") { Scrolled() } },
      drive: dragged(by: -150)
    ) {
      $0.tabBarMinimizeBehavior(.onScrollDown)
    }
    modifier("tabViewBottomAccessory", on: Tabs()) { $0.tabViewBottomAccessory { Words() } }
    modifier("tabViewCustomization", on: Tabs(), in: inSidebar, device: .iPad10) { tabs in
      var hidden = TabViewCustomization()
      hidden[tab: "second"].sidebarVisibility = .hidden
      return tabs.tabViewCustomization(.constant(hidden))
    }
    modifier("defaultAdaptableTabBarPlacement", on: Tabs().tabViewStyle(.sidebarAdaptable), device: .iPad10) {
      $0.defaultAdaptableTabBarPlacement(.sidebar)
    }
    modifier("contentToolbar", on: Tabs(), in: inSidebar, device: .iPad10) {
      $0.contentToolbar(for: .tabViewSidebar) { Words() }
    }
    modifier("tabViewSidebarBottomBar", on: Tabs(), in: inSidebar, device: .iPad10) {
      $0.tabViewSidebarBottomBar { Words() }
    }
    modifier("tabViewSidebarFooter", on: Tabs(), in: inSidebar, device: .iPad10) { $0.tabViewSidebarFooter { Words() } }
    modifier("tabViewSidebarHeader", on: Tabs(), in: inSidebar, device: .iPad10) { $0.tabViewSidebarHeader { Words() } }
    modifier("tabViewSearchActivation", on: SearchTabs(), drive: tapped("Search")) {
      $0.tabViewSearchActivation(.searchTabSelection)
    }
  }

  /// Searches.
  static func searching(_ modifier: ModifierTrials) {
    modifier("searchable", on: Sample(), in: inStack) { $0.searchable(text: .constant("")) }
    modifier("searchSuggestions", on: Searched(), in: inStack, drive: searches) {
      $0.searchSuggestions { Text("Pears") }
    }
    modifier(
      "searchCompletion", on: Words(text: "Pears"),
      in: { content in NavigationStack { Searched().searchSuggestions { content } } },
      drive: { screen in
        try await searches(screen)
        try await tapped("Pears")(screen)
      }
    ) { $0.searchCompletion("pear") }
    modifier("searchFocused", on: WithFocus { _ in Searched() }, in: inStack, drive: tapped("Focus")) { _ in
      WithFocus { Searched().searchFocused($0) }
    }
    modifier("searchPresentationToolbarBehavior", on: Searched(), in: inStack, drive: searches) {
      $0.searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    modifier("searchDictationBehavior", on: Searched(), in: inStack) { $0.searchDictationBehavior(.preventDictation) }
    modifier("searchScopes", on: Searched(), in: inStack, drive: searches) {
      $0.searchScopes(.constant(1)) {
        Text("All").tag(1)
        Text("New").tag(2)
      }
    }
    modifier("searchSelection", on: Searched(text: "pear"), in: inStack, drive: searches) { view in
      WithState(TextSelection?.none) { selection in
        view.searchSelection(selection).onChange(of: selection.wrappedValue) { say("selected") }
      }
    }
    modifier("searchToolbarBehavior", on: Searched(), in: inStack, settings: DeviceSettings(system: .iOS26)) {
      $0.searchToolbarBehavior(.minimize)
    }
  }

  private static let onItsSide = DeviceSettings(isLandscape: true)

  private static func inStack(_ content: AnyView) -> any View { NavigationStack { content } }

  private static func inColumns(_ content: AnyView) -> any View {
    NavigationSplitView {
      content
    } detail: {
      Text("Detail")
    }
  }

  private static func inSidebar(_ content: AnyView) -> any View {
    content.tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
  }

  private static func pushed(_ content: AnyView) -> any View {
    NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in content }
    }
  }

  private static func growing(_ screen: Screen) async throws {
    try await screen.tap(.label("Source"))
    try await screen.frames(6)
  }

  private static func searches(_ screen: Screen) async throws {
    try await screen.settle()
    try await screen.tap(.role(.textField))
    try await screen.settle()
  }
}

private struct Searched: View {
  @State var text = ""
  var body: some View { Text("Content").navigationTitle("Title").searchable(text: $text) }
}

private struct Columns: View {
  var body: some View {
    NavigationSplitView {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "heart") { Text("first") }.customizationID("first")
      Tab("Two", systemImage: "star") { Text("second") }.customizationID("second")
    }
  }
}

private struct SearchTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("page home") }
      Tab(role: .search) { NavigationStack { Searched() } }
    }
  }
}

/// A page that may grow out of a box.
private struct Zoomed<Content: View>: View {
  @Namespace private var space
  var isSource = true
  @ViewBuilder let content: (Words, Namespace.ID) -> Content
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink {
          content(Words(text: "Large"), space)
        } label: {
          if isSource { TriedBox().matchedTransitionSource(id: "source", in: space) } else { TriedBox() }
        }
        .accessibilityLabel("Source")
        Spacer()
      }
    }
  }
}
