import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Submitting", .simulator(.iPhone15Pro))
struct TextInputSubmitTests {
  enum Field: Hashable { case name, email, password }

  final class Log { var lines: [String] = [] }

  struct Login: View {
    let log: Log
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).accessibilityIdentifier("name")
        TextField("Email", text: $email).focused($focus, equals: .email).accessibilityIdentifier("email")
        SecureField("Password", text: $password).focused($focus, equals: .password)
          .accessibilityIdentifier("password")
        Text(focus.map { "\($0)" } ?? "nil").accessibilityIdentifier("echo")
      }
      .onSubmit {
        log.lines.append(focus.map { "submit \($0)" } ?? "submit nil")
        switch focus {
        case .name: focus = .email
        case .email: focus = .password
        default: log.lines.append("sign in")
        }
      }
      .onChange(of: focus) { log.lines.append(focus.map { "\($0)" } ?? "nil") }
    }
  }

  @Test("return leads from field to field by the focus that the action sees, and ends with the last")
  func login() async throws {
    let log = Log()
    let screen = await Screen { Login(log: log) }
    try await screen.type("Rex\n", into: "name")
    #expect(try screen.find("email").isFocused)
    try await screen.type("a@b\n")
    #expect(try screen.find("password").isFocused)
    // A secure field has no suggestions above the keys.
    try await screen.settle()
    let keyboard = screen.keyboardFrame
    try await screen.type("c")
    #expect(screen.keyboardFrame == keyboard)
    try await screen.press(.return)
    try await screen.settle()
    #expect(!screen.isKeyboardShown)
    #expect(try screen.find("echo").label == "nil")
    #expect(
      log.lines == [
        "name", "submit name", "email", "submit email", "password", "submit password", "sign in", "nil",
      ])
  }

  struct Chat: View {
    let log: Log
    /// Changes the focus as the action does.
    let move: (FocusState<Bool>.Binding) -> Void
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Message", text: $text).focused($isFocused).accessibilityIdentifier("field")
        .onSubmit {
          log.lines.append("\(isFocused)")
          text = ""
          move($isFocused)
        }
        .onChange(of: isFocused) { log.lines.append("is \(isFocused)") }
    }
  }

  @Test("an action that asks for the same field keeps its focus, and the state never tells otherwise")
  func stays() async throws {
    let log = Log()
    let screen = await Screen { Chat(log: log) { $0.wrappedValue = true } }
    try await screen.type("a\n", into: "field")
    let keyboard = screen.keyboardFrame
    try await screen.type("b\n")
    #expect(try screen.find("field").isFocused)
    #expect(try screen.find("field").value == "")
    #expect(screen.keyboardFrame == keyboard)
    #expect(log.lines == ["is true", "true", "true"])
  }

  @Test("an action that gives the focus up, or says nothing, ends editing", arguments: [false, true])
  func ends(givesUp: Bool) async throws {
    let log = Log()
    let screen = await Screen { Chat(log: log) { if givesUp { $0.wrappedValue = false } } }
    try await screen.type("a\n", into: "field")
    try await screen.settle()
    #expect(screen.focusedField == nil)
    #expect(!screen.isKeyboardShown)
    #expect(log.lines == ["is true", "true", "is false"])
  }

  @Test("a field that the action itself shows can take the focus")
  func shown() async throws {
    struct Steps: View {
      @State private var text = ""
      @State private var isSecond = false
      @FocusState private var focus: Int?
      var body: some View {
        TextField("First", text: $text).focused($focus, equals: 1).accessibilityIdentifier("first")
          .onSubmit {
            isSecond = true
            focus = 2
          }
        if isSecond { TextField("Second", text: $text).focused($focus, equals: 2).accessibilityIdentifier("second") }
      }
    }
    let screen = await Screen { Steps() }
    try await screen.type("a\n", into: "first")
    #expect(try screen.find("second").isFocused)
    #expect(screen.isKeyboardShown)
  }

  @Test("a request that no field answers does not keep the focus")
  func lost() async throws {
    struct Lost: View {
      @State private var text = ""
      @FocusState private var focus: Int?
      var body: some View {
        TextField("First", text: $text).focused($focus, equals: 1).accessibilityIdentifier("first")
          .onSubmit { focus = 9 }
        Text(focus.map(String.init) ?? "nil").accessibilityIdentifier("echo")
      }
    }
    let screen = await Screen { Lost() }
    try await screen.type("a\n", into: "first")
    try await screen.settle()
    #expect(screen.focusedField == nil)
    #expect(try screen.find("echo").label == "nil")
  }

  @Test(
    "a field of UIKit tells its actions of the return key while it has the focus, and gives it up after one for the end"
  )
  func uiKit() async throws {
    struct Wrapped: UIViewRepresentable {
      let log: Log
      let ends: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.accessibilityIdentifier = "field"
        let log = log
        field.addAction(UIAction { _ in log.lines.append("primary") }, for: .primaryActionTriggered)
        if ends { field.addAction(UIAction { _ in log.lines.append("exit") }, for: .editingDidEndOnExit) }
        return field
      }
      func updateUIView(_ view: UITextField, context: Context) {}
    }
    let log = Log()
    var screen = await Screen { Wrapped(log: log, ends: true).frame(height: 40) }
    try await screen.type("a\n", into: "field")
    try await screen.settle()
    #expect(log.lines == ["exit", "primary"])
    #expect(screen.focusedField == nil)
    log.lines = []
    screen = await Screen { Wrapped(log: log, ends: false).frame(height: 40) }
    try await screen.type("a\n", into: "field")
    try await screen.settle()
    #expect(log.lines == ["primary"])
    #expect(screen.focusedField != nil)
  }
}
