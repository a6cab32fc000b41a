import SimulatorTesting
import SwiftUI

@MainActor @Suite("Focus", .simulator(.iPhoneSE))
struct TextInputFocusTests {
  enum Field: Hashable { case name, email }

  struct SignIn: View {
    let diary: Diary
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var email = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
          .accessibilityIdentifier("name").onSubmit { focus = .email }
        TextField("Email", text: $email).focused($focus, equals: .email).accessibilityIdentifier("email")
        Button("none") { focus = nil }
        Button("name") { focus = .name }
        Text(focus.map { "\($0)" } ?? "nil").accessibilityIdentifier("echo")
      }
      .onChange(of: focus) { diary.lines.append(focus.map { "\($0)" } ?? "nil") }
    }
  }

  @Test("the state follows taps, and the focus follows the state")
  func bothWays() async throws {
    // Given an untouched form
    let diary = Diary()
    let screen = await Screen { SignIn(diary: diary) }
    #expect(try screen.find("echo").label == "nil")
    // When a field is tapped, the state changes; when the other is tapped, it follows
    try await screen.tap("name")
    #expect(try screen.find("echo").label == "name")
    try await screen.tap("email")
    #expect(try screen.find("echo").label == "email")
    // When the state is set, the focus moves
    try await screen.tap(.label("name").and(.role(.button)))
    #expect(try screen.find("name").isFocused)
    #expect(try !screen.find("email").isFocused)
    try await screen.tap(.label("none"))
    #expect(screen.focusedField == nil)
    // Then each change was observed once
    #expect(diary.lines == ["name", "email", "name", "nil"])
  }

  @Test("an action of return that moves the focus on keeps the keyboard up")
  func next() async throws {
    let screen = await Screen { SignIn(diary: Diary()) }
    try await screen.type("Rex", into: "name")
    let up = screen.keyboardFrame
    try await screen.type("\n")
    #expect(try screen.find("email").isFocused)
    #expect(screen.keyboardFrame == up)
    try await screen.type("a")
    #expect(try screen.find("email").value == "a")
  }

  @Test("a field can have the focus from its first frame, and one that goes away gives it back")
  func appearing() async throws {
    struct Search: View {
      @State var isShown = false
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        if isShown {
          TextField("Search", text: $text).focused($isFocused).accessibilityIdentifier("field")
            .onAppear { isFocused = true }
        }
        Button("toggle") { isShown.toggle() }
        Text("\(isFocused)").accessibilityIdentifier("echo")
      }
    }
    let screen = await Screen { Search() }
    try await screen.tap(.label("toggle"))
    #expect(try screen.find("field").isFocused)
    #expect(try screen.find("echo").label == "true")
    try await screen.tap(.label("toggle"))
    #expect(try screen.find("echo").label == "false")
    try await screen.settle()
    #expect(!screen.isKeyboardShown)
  }

  @Test("a value that no field has is taken back")
  func nowhere() async throws {
    struct Lost: View {
      @FocusState var focus: Int?
      var body: some View {
        Button("go") { focus = 3 }
        Text(focus.map(String.init) ?? "nil").accessibilityIdentifier("echo")
      }
    }
    let screen = await Screen { Lost() }
    try await screen.tap(.label("go"))
    #expect(try screen.find("echo").label == "nil")
  }

  @Test("tab goes from field to field; assistive technology gives the focus too")
  func keys() async throws {
    let screen = await Screen { SignIn(diary: Diary()) }
    let name = try screen.find("name").node
    screen.simulator.send(.activate(name.key, timestamp: screen.now))
    try await screen.frames(2)
    #expect(try screen.find("name").isFocused)
    try await screen.press(.tab)
    #expect(try screen.find("email").isFocused)
    try await screen.press(.tab, shift: true)
    #expect(try screen.find("name").isFocused)
  }

  @Test("typing without a focus says what to do")
  func errors() async throws {
    let screen = await Screen { SignIn(diary: Diary()) }
    await #expect(throws: TypingError.noFocus("type \"x\"")) { try await screen.type("x") }
    await #expect(throws: TypingError.noKeyboard) { try await screen.showKeyboard() }
    await #expect(throws: TypingError.notEditable("\(Query("echo"))")) { try await screen.type("x", into: "echo") }
    #expect(TypingError.noFocus("paste \"x\"").description.contains("type(_:into:)"))
  }
}
