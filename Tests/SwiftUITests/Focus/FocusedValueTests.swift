import SimulatorTesting
import SwiftUI

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var draft: Binding<String>?
}

@MainActor @Suite("Focused values", .simulator(.iPhoneSE))
struct FocusedValueTests {
  final class Document: ObservableObject { @Published var pages = 1 }

  struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft
    @FocusedObject private var document: Document?
    var body: some View {
      VStack {
        Text(verbatim: "note \(note ?? "none")")
        Text(verbatim: "draft \(draft ?? "none")")
        Text(verbatim: "pages \(document?.pages ?? 0)")
        Button("Clear") { draft = "cleared" }
      }
    }
  }

  struct TwoFieldsOfScene: View {
    let document: Document
    @State private var first = "one"
    @State private var second = "two"
    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).focusedValue(\.note, "first").focusedValue(\.draft, $first)
        TextField("Second", text: $second).focusedValue(\.draft, $second)
      }
      .focusedSceneValue(\.note, "scene")
      .focusedSceneObject(document)
    }
  }

  @Test(
    "given fields that say something of themselves, then what the one with the focus says is found, else what the scene says"
  )
  func focus() async throws {
    // Given
    let document = Document()
    let screen = await Screen { TwoFieldsOfScene(document: document) }
    try await screen.settle()
    #expect(screen.visibleText.contains("note scene") && screen.visibleText.contains("draft none"))
    // When the first field is focused
    try await screen.tap(.text("one"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("note first") && screen.visibleText.contains("draft one"))
    // When its value is changed through the binding
    try await screen.tap(.label("Clear"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("draft cleared"))
    // When the other one is focused
    try await screen.tap(.text("two"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("note scene") && screen.visibleText.contains("draft two"))
    // Changes of an object are observed
    #expect(screen.visibleText.contains("pages 1"))
    document.pages = 5
    try await screen.settle()
    #expect(screen.visibleText.contains("pages 5"))
  }
}
