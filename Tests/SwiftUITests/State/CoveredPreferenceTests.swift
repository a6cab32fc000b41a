import SimulatorTesting
import SwiftUI
import Testing

/// The preferences of pages in a navigation stack that other pages cover.
@MainActor @Suite("Preferences of covered pages", .simulator(.iPhoneSE))
struct CoveredPreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @MainActor private final class Path: ObservableObject { @Published var pages: [String] = [] }

  private struct Stack: View {
    @ObservedObject var path: Path
    @ObservedObject var name: Knob<String>
    let inside: Diary
    let outside: Diary
    var body: some View {
      NavigationStack(path: $path.pages) {
        Text("root").preference(key: Names.self, value: [name.value])
          .onPreferenceChange(Names.self) { inside.lines.append($0.joined()) }
          .navigationDestination(for: String.self) { Text(verbatim: $0).preference(key: Names.self, value: [$0]) }
      }
      .onPreferenceChange(Names.self) { outside.lines.append($0.joined(separator: " ")) }
    }
  }

  @Test("a covered page goes on telling and hearing of preferences")
  func covered() async throws {
    let (path, name, inside, outside) = (Path(), Knob("a"), Diary(), Diary())
    let screen = await Screen { Stack(path: path, name: name, inside: inside, outside: outside) }
    try await screen.settle()
    #expect(inside.lines == ["a"])
    #expect(outside.lines == ["a"])
    // When it is covered and its preference changes
    path.pages = ["front"]
    try await screen.settle()
    #expect(outside.lines.last == "a front")
    name.value = "b"
    try await screen.settle()
    #expect(inside.lines == ["a", "b"])
    #expect(outside.lines.last == "b front")
    // When it is in front again
    path.pages = []
    try await screen.settle()
    #expect(outside.lines.last == "b")
    #expect(inside.lines == ["a", "b"])
    // When a page is removed for good
    path.pages = ["x"]
    try await screen.settle()
    path.pages = ["x", "y"]
    try await screen.settle()
    #expect(outside.lines.last == "b x y")
    path.pages = ["y"]
    try await screen.settle()
    #expect(outside.lines.last?.contains("x") == false)
  }
}
