import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("How text editors look", .simulator(.iPhoneSE))
struct TextEditorStyleTests {
  struct Signed: TextEditorStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "Open" : "Closed") }
  }

  struct StyledEditors: View {
    @State private var text = "Dear"
    var body: some View {
      VStack {
        TextEditor(text: $text).textEditorStyle(.plain).accessibilityIdentifier("plain").frame(height: 100)
        TextEditor(text: $text).textEditorStyle(.automatic).frame(height: 100)
        Text("It says \(text).")
        TextEditor(text: $text).textEditorStyle(Signed())
        TextEditor(text: $text).textEditorStyle(Signed()).disabled(true)
      }
    }
  }

  @Test func `Given editors with styles, then those of the system are edited and an app's own is drawn by it`()
    async throws
  {
    // Given two editors in system styles and two in one that reads the environment
    let screen = await Screen { StyledEditors() }
    try await screen.settle()
    #expect(screen.visibleText.contains("Open") && screen.visibleText.contains("Closed"))
    // When the person types into the first
    try await screen.tap(at: screen.find("plain").frame.center)
    try await screen.settle()
    try await screen.type("s")
    try await screen.settle()
    // Then the text changes
    #expect(screen.visibleText.contains("It says Dears."))
  }

  @Test func `Given editors on a colour, then they lie on the system's ground unless their background is hidden`()
    async throws
  {
    // Given
    let screen = await Screen {
      VStack {
        TextEditor(text: .constant("")).named("usual")
        TextEditor(text: .constant("")).scrollContentBackground(.hidden).named("hidden")
      }
      .background(Color(red: 1, green: 0, blue: 0))
    }
    // Then
    let (usual, hidden) = (try screen.frame("usual"), try screen.frame("hidden"))
    #expect(screen.rgb(at: CGPoint(x: usual.midX, y: usual.midY)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: hidden.midX, y: hidden.midY)) == [255, 0, 0])
  }

  @Test
  func
    `Given editors and fields without a length of their own, then an editor is as high as its text, and an empty field as wide as its placeholder`()
    async throws
  {
    // Given
    let screen = await Screen {
      ScrollView {
        TextEditor(text: .constant("One\nTwo")).named("editor")
        TextField("A placeholder", text: .constant("")).fixedSize().named("field")
        Text("A placeholder").named("text")
      }
    }
    // Then there are two lines with 8 points above and below
    let size = try screen.frame("editor").size
    #expect(size.width == 320)
    #expect(size.height >= 2 * 20.5 + 16 && size.height < 2 * 22 + 18)
    #expect(try abs(screen.frame("field").width - screen.frame("text").width) < 0.5)
  }
}
