import SimulatorTesting
import SwiftUI

@MainActor @Suite("Values of tabs", .simulator(.iPhoneSE))
struct TabValueTests {
  enum Place: String { case home, search }

  struct Shell: View {
    @State private var place = Place.home
    @State private var chosen: Place?
    var hasSearch = true
    var body: some View {
      VStack {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("page home") }
          if hasSearch { Tab(Place.search.rawValue, systemImage: "star", value: .search) { Text("page search") } }
        }
        Text("It is \(place.rawValue).")
        TabView(selection: $chosen) { Tab("Only", systemImage: "moon", value: .home) { Text("page only") } }
      }
    }
  }

  struct WithoutValues: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "house") { Text("page one") }
        Tab("Two", systemImage: "star") { Text("page two") }
      }
    }
  }

  @Test func `Given values named as members, when a tab is tapped, then the binding has its value`() async throws {
    let screen = await Screen { Shell() }
    try await screen.settle()
    #expect(screen.exists(.label("page home")) && screen.exists(.label("It is home.")))
    // When
    try await screen.tap(.label("search"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("page search")) && screen.exists(.label("It is search.")))
  }

  @Test func `Given tabs without values, when one is tapped, then its page is shown`() async throws {
    let screen = await Screen { WithoutValues() }
    try await screen.settle()
    #expect(screen.exists(.label("page one")))
    // When
    try await screen.tap(.label("Two"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("page two")))
  }
}
