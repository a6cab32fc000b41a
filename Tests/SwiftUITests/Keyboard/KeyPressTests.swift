import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Keys that views hear", .simulator(.iPhoneSE, .init(hasHardwareKeyboard: true)))
struct KeyPressTests {
  private struct Game: View {
    let diary: Diary
    @FocusState private var isPlaying: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        Color.green.frame(width: 100, height: 100)
          .focusable()
          .focused($isPlaying)
          .onKeyPress(.leftArrow) {
            diary.lines.append("left")
            return .handled
          }
          .onKeyPress(.space, phases: .all) { press in
            let phase = press.phase == .down ? "down" : press.phase == .up ? "up" : "again"
            diary.lines.append("space \(phase)\(press.modifiers.contains(.shift) ? " shift" : "")")
            return .ignored
          }
          .accessibilityIdentifier("board")
        Color.red.frame(width: 10, height: 10).focusable(false)
        TextField("Name", text: $text).onKeyPress(.escape) {
          diary.lines.append("field"); return .handled
        }
        .accessibilityIdentifier("name")
        Button("Play") { isPlaying = true }
        Button("Stop") { isPlaying = false }
        Text(isPlaying ? "playing" : "idle").accessibilityIdentifier("echo")
      }
      .onKeyPress(keys: [.space, .leftArrow, .upArrow]) { press in
        diary.lines.append("around \(press.characters == " " ? "space" : "arrow")")
        return .handled
      }
    }
  }

  @Test(
    "given a focusable view, then keys are offered from the inside out until one is handled, and only with the focus")
  func bubbling() async throws {
    let diary = Diary()
    let screen = await Screen { Game(diary: diary) }
    try await screen.press(.leftArrow)
    #expect(diary.lines.isEmpty)
    #expect(try await screen.tab(1) == ["board"])
    #expect(try screen.find("echo").label == "playing")
    try await screen.press(.leftArrow)
    try await screen.press(.upArrow)
    try await screen.press(.space, shift: true)
    #expect(diary.lines == ["left", "around arrow", "space down shift", "around space", "space up shift"])
  }

  @Test("given a key that is held, then it is heard again with another phase")
  func repeating() async throws {
    let diary = Diary()
    let screen = await Screen { Game(diary: diary) }
    _ = try await screen.tab(1)
    for isDown in [true, true, false] {
      screen.simulator.send(.key(.init(name: .space, isDown: isDown, timestamp: screen.simulator.now)))
    }
    try await screen.frames(1)
    #expect(
      diary.lines.filter { $0.hasPrefix("space") } == ["space down", "space again", "space up"])
  }

  @Test("given a focus state, then it gives a focusable view the focus and takes it back")
  func focusState() async throws {
    let diary = Diary()
    let screen = await Screen { Game(diary: diary) }
    try await screen.tap(.label("Play"))
    #expect(try screen.find("echo").label == "playing")
    #expect(screen.focusName == "board")
    try await screen.press(.leftArrow)
    #expect(diary.lines == ["left"])
    try await screen.tap(.label("Stop"))
    #expect(try screen.find("echo").label == "idle")
    #expect(screen.focusName == nil)
  }

  @Test("given a field, then a view around it hears keys first, and what it ignores is the field's")
  func field() async throws {
    let diary = Diary()
    let screen = await Screen { Game(diary: diary) }
    #expect(try await screen.tab(2) == ["board", "name"])
    try await screen.press(.escape)
    #expect(diary.lines == ["field"])
    #expect(try screen.find("name").isFocused)
    try await screen.press(.delete)
    try await screen.type("x")
    #expect(try screen.find("name").value == "x")
  }

  private struct Letters: View {
    let diary: Diary
    @State private var text = ""
    var body: some View {
      VStack {
        Color.green.frame(width: 100, height: 100)
          .focusable()
          .onKeyPress("a") {
            diary.lines.append("a")
            return .handled
          }
          .onKeyPress("b", phases: .up) { press in
            diary.lines.append("up \(press.characters) \(press.modifiers == .shift)")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            diary.lines.append("digit \(press.characters)")
            return .handled
          }
          .accessibilityIdentifier("board")
        TextField("Name", text: $text)
          .onKeyPress(characters: .decimalDigits, phases: .down) { _ in .handled }
          .accessibilityIdentifier("name")
        Text(verbatim: text).accessibilityIdentifier("echo")
      }
      .onKeyPress(phases: .down) { press in
        diary.lines.append("any \(press.characters)")
        return .ignored
      }
    }
  }

  @Test("given keys for characters, then the view with the focus hears them, and a field gets what nobody has handled")
  func characters() async throws {
    let diary = Diary()
    let screen = await Screen { Letters(diary: diary) }
    #expect(try await screen.tab(1) == ["board"])
    try await screen.type("aB7c")
    #expect(diary.lines == ["a", "any B", "up B true", "digit 7", "any c"])
    diary.lines = []
    try await screen.type("x1y2", into: "name")
    #expect(try screen.find("echo").label == "xy")
    #expect(diary.lines == ["any x", "any y"])
  }
}
