import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Text fields", .simulator(.iPhoneSE))
struct TextInputTests {
  struct NameAndPassword: View {
    let diary: Diary
    @State var name = ""
    @State var password = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: Text("Your name")).accessibilityIdentifier("name")
          .onSubmit { diary.lines.append("submit \(name)") }
        SecureField("Password", text: $password).accessibilityIdentifier("password")
        Text(name).accessibilityIdentifier("echo")
      }
    }
  }

  @Test("what is typed is in the binding, and nothing else of the screen runs again than what reads it")
  func typing() async throws {
    // Given a form
    let screen = await Screen { NameAndPassword(diary: Diary()) }
    #expect(try screen.find("name").role == .textField)
    #expect(try screen.find("name").placeholder == "Your name")
    #expect(try screen.find("name").label == "Name")
    // When a name is typed
    try await screen.type("Rex Müller 42!", into: "name")
    // Then the field and the state contain it
    #expect(try screen.find("name").value == "Rex Müller 42!")
    #expect(try screen.find("echo").label == "Rex Müller 42!")
    #expect(try screen.find("name").isFocused)
    // When one character is deleted
    try await screen.press(.delete)
    // Then the last one is gone
    #expect(try screen.find("echo").label == "Rex Müller 42")
  }

  @Test("a secure field shows a bullet for each character, and its text is not copied")
  func secure() async throws {
    UIPasteboard.general.string = nil
    let screen = await Screen { NameAndPassword(diary: Diary()) }
    try await screen.type("geheim", into: "password")
    #expect(try screen.find("password").role == .secureTextField)
    #expect(try screen.find("password").value == "••••••")
    #expect(!glyphs(in: screen).contains("geheim"))
    try await screen.press(.a, command: true)
    try await screen.press(.c, command: true)
    #expect(UIPasteboard.general.string == nil)
  }

  @Test("return submits a field of one line and ends editing")
  func submit() async throws {
    let diary = Diary()
    let screen = await Screen { NameAndPassword(diary: diary) }
    try await screen.type("Rex", into: "name")
    try await screen.press(.return)
    #expect(diary.lines == ["submit Rex"])
    #expect(screen.focusedField == nil)
    try await screen.settle()
    #expect(!screen.isKeyboardShown)
  }

  @Test("actions of onSubmit run from the inside out, up to a submit scope")
  func submitActions() async throws {
    let diary = Diary()
    let screen = await Screen {
      TextField("a", text: .constant("")).accessibilityIdentifier("field")
        .onSubmit { diary.lines.append("inner") }
        .onSubmit { diary.lines.append("outer") }
        .submitScope()
        .onSubmit { diary.lines.append("beyond") }
    }
    try await screen.tap("field")
    try await screen.press(.return)
    #expect(diary.lines == ["inner", "outer"])
  }

  @Test("what the app makes of the text is what the field shows")
  func filter() async throws {
    struct Filtered: View {
      @State var text = ""
      var body: some View {
        TextField(
          "Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
        ).accessibilityIdentifier("field")
      }
    }
    let screen = await Screen { Filtered() }
    try await screen.type("abcd", into: "field")
    #expect(try screen.find("field").value == "ABC")
    let constant = await Screen { TextField("Fixed", text: .constant("stays")).accessibilityIdentifier("field") }
    try await constant.type("x", into: "field")
    #expect(try constant.find("field").value == "stays")
  }

  @Test("characters are deleted whole, whatever they are made of")
  func graphemes() async throws {
    let screen = await Screen { NameAndPassword(diary: Diary()) }
    try await screen.type("a👨‍👩‍👧e\u{301}🇩🇪", into: "name")
    for expected in ["a👨‍👩‍👧e\u{301}", "a👨‍👩‍👧", "a", ""] {
      try await screen.press(.delete)
      #expect(try screen.find("name").value == expected)
    }
  }

  @Test("keys move the caret and select; copying, cutting and pasting go over the pasteboard")
  func editing() async throws {
    // Given a field with two words
    let screen = await Screen { NameAndPassword(diary: Diary()) }
    try await screen.type("Rex Max", into: "name")
    // When the last word is selected and cut
    for _ in 0..<3 { try await screen.press(.leftArrow, shift: true) }
    try await screen.press(.x, command: true)
    #expect(try screen.find("name").value == "Rex ")
    #expect(UIPasteboard.general.string == "Max")
    // When it is pasted at the start
    try await screen.press(.home)
    try await screen.press(.v, command: true)
    #expect(try screen.find("name").value == "MaxRex ")
    // When a selection is replaced by typing
    try await screen.press(.end)
    try await screen.press(.home, shift: true)
    try await screen.paste("new\nline")
    // Then it is replaced; a single line has no newlines
    #expect(try screen.find("name").value == "new line")
    try await screen.press(.leftArrow)
    try await screen.press(.forwardDelete)
    #expect(try screen.find("name").value == "new lin")
    try await screen.clear()
    #expect(try screen.find("name").value == "")
  }

  @Test("a tap puts the caret where it is, two select a word, and a drag moves the caret")
  func touches() async throws {
    let screen = await Screen { NameAndPassword(diary: Diary()) }
    try await screen.type("mmmm mmmm", into: "name")
    let frame = try screen.find("name").frame
    // When the start is tapped
    try await screen.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    try await screen.advance(by: .seconds(1))
    try await screen.type("A")
    #expect(try screen.find("name").value == "Ammmm mmmm")
    // When the first word is double-tapped and replaced by typing
    for _ in 0..<2 { try await screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY)) }
    try await screen.type("B")
    #expect(try screen.find("name").value == "B mmmm")
    // When the caret is dragged from its position to the end
    let caret = CGPoint(x: frame.minX + 12, y: frame.midY)
    try await screen.drag(from: caret, to: CGPoint(x: frame.maxX - 5, y: frame.midY))
    try await screen.type("C")
    #expect(try screen.find("name").value == "B mmmmC")
  }

  @Test("a long line scrolls so that the caret can be seen")
  func longLine() async throws {
    let screen = await Screen { NameAndPassword(diary: Diary()).frame(width: 100) }
    try await screen.tap("name")
    try await screen.paste(String(repeating: "word ", count: 20) + "end")
    let field = try #require(fragment(of: screen, try screen.find("name").node))
    // The text begins left of the field, and the caret is inside
    #expect((left(of: field) ?? 0) < -300)
    let caret = try #require(field.children.last)
    #expect(caret.offset.x > 90 && caret.offset.x <= 98)
    #expect(field.effects.clip != nil)
    // When the caret moves to the start, so does the text
    try await screen.press(.home)
    let start = try #require(fragment(of: screen, try screen.find("name").node))
    #expect(left(of: start) == 0)
  }

  @Test("a field that is disabled takes neither taps nor text, and one that becomes so loses the focus")
  func disabled() async throws {
    struct Lockable: View {
      @State var text = ""
      @State var isLocked = false
      var body: some View {
        TextField("field", text: $text).accessibilityIdentifier("field").disabled(isLocked)
        Button("lock") { isLocked = true }
      }
    }
    let screen = await Screen { Lockable() }
    try await screen.type("ab", into: "field")
    try await screen.tap(.label("lock"))
    #expect(screen.focusedField == nil)
    await #expect(throws: TypingError.notEditable("\(Query("field"))")) { try await screen.type("c", into: "field") }
    #expect(try screen.find("field").value == "ab")
  }

  @Test("with a vertical axis a field grows with its lines up to the limit, and return begins another")
  func growing() async throws {
    struct Message: View {
      @State var text = ""
      var body: some View {
        TextField("Message", text: $text, axis: .vertical).lineLimit(1...3).accessibilityIdentifier("field")
      }
    }
    let screen = await Screen { Message() }
    let one = try screen.find("field").frame.height
    try await screen.type("a\nb", into: "field")
    #expect(try screen.find("field").value == "a\nb")
    // The distance of a line to the next is its height plus the font's leading.
    let line = try screen.find("field").frame.height - one
    #expect(line > one - 1 && line < one + 3)
    try await screen.type("\nc\nd\ne")
    #expect(abs(try screen.find("field").frame.height - one - 2 * line) < 1)
    // When the caret moves up two lines from "e", it is after "c"
    try await screen.press(.upArrow)
    try await screen.press(.upArrow)
    try await screen.type("x")
    #expect(try screen.find("field").value == "a\nb\ncx\nd\ne")
  }

  @Test("in text from right to left the left arrow goes on and the caret stands at the left")
  func rightToLeft() async throws {
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) { NameAndPassword(diary: Diary()) }
    try await screen.tap("name")
    try await screen.paste("שלום")
    let field = try screen.find("name").frame
    let end = try #require(fragment(of: screen, try screen.find("name").node)?.children.last?.offset.x)
    #expect(end < field.width - 20)
    try await screen.press(.home)
    let start = try #require(fragment(of: screen, try screen.find("name").node)?.children.last?.offset.x)
    #expect(start > field.width - 5)
    try await screen.press(.leftArrow)
    try await screen.paste("-")
    #expect(try screen.find("name").value == "ש-לום")
  }

  @Test("a caret blinks by deadlines: it keeps nobody waiting, and draws nothing but itself")
  func blinking() async throws {
    let screen = await Screen(settings: DeviceSettings(hasHardwareKeyboard: true)) { NameAndPassword(diary: Diary()) }
    try await screen.tap("name")
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
    let deadline = try #require(screen.simulator.nextDeadline)
    #expect(deadline - screen.simulator.now <= 0.5)
    // When the deadline arrives
    let before = screen.counters
    try await screen.advance(by: .seconds(0.5))
    // Then one fragment was drawn
    #expect(screen.counters.fragments - before.fragments == 1)
    #expect(screen.counters.layouts == before.layouts)
    // The caret is hidden, and returns after the same time
    func isCaretDrawn() throws -> Bool {
      fragment(of: screen, try screen.find("name").node)?.children.last?.commands.isEmpty == false
    }
    #expect(try !isCaretDrawn())
    try await screen.advance(by: .seconds(0.5))
    #expect(try isCaretDrawn())
    // Without focus no frame is due
    try await screen.dismissKeyboard()
    try await screen.settle()
    #expect(screen.simulator.nextDeadline == nil)
  }

  @Test("the caret has the tint, and selected text lies on a faint one")
  func tint() async throws {
    let screen = await Screen { NameAndPassword(diary: Diary()).tint(.red) }
    try await screen.type("ab", into: "name")
    let field = try #require(fragment(of: screen, try screen.find("name").node))
    #expect(color(of: field.children.last?.commands.first)?.red ?? 0 > 0.9)
    try await screen.press(.a, command: true)
    let selected = try #require(fragment(of: screen, try screen.find("name").node))
    #expect(abs(Double(color(of: selected.commands.first)?.alpha ?? 0) - 0.2) < 0.01)
  }

  @Test("styles decorate the field: a rounded border, and one of the app's own")
  func styles() async throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("#"); configuration
        }
      }
    }
    let screen = await Screen {
      TextField("a", text: .constant("x")).textFieldStyle(.roundedBorder).accessibilityIdentifier("rounded")
      TextField("b", text: .constant("y")).accessibilityIdentifier("own").textFieldStyle(Boxed())
    }
    // The text inside the border is 7 points from the sides
    #expect(try screen.find("rounded").frame.minX == 7)
    #expect(try screen.find("rounded").frame.width == 320 - 14)
    // The app's own label precedes the field
    let label = try screen.find(.label("#")).frame
    #expect(try screen.find(.role(.textField).inside("own")).frame.minX >= label.maxX)
    try await screen.type("z", into: "own")
  }

  @Test("a field for a value parses what is typed, and drops what cannot be read when editing ends")
  func values() async throws {
    struct Age: View {
      @State var age = 7
      var body: some View {
        TextField("Age", value: $age, format: .number).accessibilityIdentifier("field").keyboardType(.numberPad)
        Text("is \(age)").accessibilityIdentifier("echo")
      }
    }
    let screen = await Screen { Age() }
    try await screen.tap("field")
    try await screen.press(.delete)
    #expect(try screen.find("echo").label == "is 7")
    try await screen.type("042")
    #expect(try screen.find("echo").label == "is 42")
    #expect(try screen.find("field").value == "042")
    try await screen.dismissKeyboard()
    #expect(try screen.find("field").value == "42")
    try await screen.type("x", into: "field")
    try await screen.dismissKeyboard()
    #expect(try screen.find("field").value == "42")
  }

  @Test("a text editor scrolls to keep its caret in view, and can be tapped anywhere")
  func editor() async throws {
    struct Notes: View {
      @State var text = "one"
      var body: some View {
        TextEditor(text: $text).frame(height: 100)
        Text("\(text.count)").accessibilityIdentifier("count")
      }
    }
    let screen = await Screen { Notes() }
    let editor = try screen.find(.role(.textField)).frame
    try await screen.tap(at: CGPoint(x: editor.midX, y: editor.maxY - 2))
    try await screen.paste(String(repeating: "\nline", count: 20))
    #expect(try screen.find("count").label == "103")
    try await screen.settle()
    // The line with the caret is at the end of the visible text
    let viewport = try screen.find(.role(.scrollView)).frame
    let text = try screen.find(.role(.textField)).frame
    #expect(text.maxY <= viewport.maxY + 12 && text.maxY > viewport.maxY - 20)
  }

  private func glyphs(in screen: Screen) -> String {
    func texts(_ fragment: Fragment) -> [String] {
      fragment.commands.compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
        + fragment.children.flatMap(texts)
    }
    return texts(screen.simulator.displayList.root).joined(separator: "\n")
  }

  private func color(of command: DrawCommand?) -> DisplayColor? {
    if case .fill(_, .color(let color))? = command { color } else { nil }
  }

  /// Returns the fragment that draws a field's text, with the caret below it.
  private func fragment(of screen: Screen, _ element: AccessibilityNode) -> Fragment? {
    func find(_ fragment: Fragment) -> Fragment? {
      fragment.key == element.key ? fragment : fragment.children.lazy.compactMap(find).first
    }
    return find(screen.simulator.displayList.root)
  }

  private func left(of fragment: Fragment) -> CGFloat? {
    fragment.commands.compactMap { if case .glyphs(let run, _) = $0 { run.origin.x } else { nil } }.min()
  }
}
