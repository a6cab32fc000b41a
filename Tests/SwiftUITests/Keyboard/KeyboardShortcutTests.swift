import SimulatorTesting
import SwiftUI

@MainActor @Suite("Keyboard shortcuts and buttons that are held", .simulator(.iPhone15Pro))
struct KeyboardShortcutTests {
  struct ButtonsWithShortcuts: View {
    let diary: Diary
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      Button("Save") { diary.lines.append("save") }.keyboardShortcut("s")
      Button("Save As") { diary.lines.append("save as") }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Again") { diary.lines.append("never") }.keyboardShortcut("s")
      Button("OK") { diary.lines.append("ok") }.keyboardShortcut(.defaultAction)
      Button("Out") { diary.lines.append("out") }.keyboardShortcut(.cancelAction)
      Button("Off") { diary.lines.append("off") }.keyboardShortcut("d").disabled(true)
      Button("None") { diary.lines.append("none") }.keyboardShortcut(nil).keyboardShortcut("n")
      Toggle("Bold", isOn: $isOn).keyboardShortcut("b", modifiers: .option)
      Button("Back") { diary.lines.append("back") }.keyboardShortcut("[")
      TextField("Name", text: $text)
    }
  }

  @Test("given shortcuts, when their keys are pressed, then the first control that has one acts")
  func act() async throws {
    let diary = Diary()
    let screen = await Screen { ButtonsWithShortcuts(diary: diary) }
    try await screen.press("s", command: true)
    try await screen.press("S", shift: true, command: true)
    try await screen.press("s")
    try await screen.press(.return)
    try await screen.press(.escape)
    try await screen.press("d", command: true)
    try await screen.press("n", command: true)
    try await screen.press("b", option: true)
    try await screen.settle()
    #expect(diary.lines == ["save", "save as", "ok", "out"])
    #expect(try screen.find(.label("Bold")).value == "1")
    #expect(screen.simulator.shortcuts.contains("command+s") && screen.simulator.shortcuts.contains("return"))
  }

  @Test("given a field that has the focus, then return is its own, and keys with command are shortcuts")
  func field() async throws {
    let diary = Diary()
    let screen = await Screen { ButtonsWithShortcuts(diary: diary) }
    try await screen.tap(.label("Name"))
    try await screen.press("s", command: true)
    try await screen.press(.return)
    try await screen.settle()
    #expect(diary.lines == ["save"])
  }

  @Test("given a page that reads from right to left, then brackets and arrows point the other way")
  func mirrored() async throws {
    let diary = Diary()
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) {
      ButtonsWithShortcuts(diary: diary)
      Button("Kept") { diary.lines.append("kept") }
        .keyboardShortcut("{", modifiers: .command, localization: .withoutMirroring)
    }
    try await screen.press("[", command: true)
    #expect(diary.lines == [])
    try await screen.press("]", command: true)
    try await screen.press("{", shift: true, command: true)
    #expect(diary.lines == ["back", "kept"])
  }

  @Test("given a sheet over the page, then shortcuts of what is behind it do nothing, and those in an open menu act")
  func inFront() async throws {
    let diary = Diary()
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isShown in
        VStack {
          ButtonsWithShortcuts(diary: diary)
          Menu("More") { Button("Line") { diary.lines.append("line") }.keyboardShortcut("l") }
        }
        .sheet(isPresented: .constant(isShown)) { Text("in front") }
      }
    }
    try await screen.tap(.label("More"))
    try await screen.settle()
    try await screen.press("l", command: true)
    try await screen.settle()
    #expect(diary.lines == ["line"])
    knob.value = true
    try await screen.settle()
    try await screen.press("s", command: true)
    #expect(diary.lines == ["line"])
  }

  @Test("given a button that repeats, when it is held, then it acts again and again, and a tap is one")
  func repeats() async throws {
    let diary = Diary()
    let screen = await Screen { Button("More") { diary.lines.append("x") }.buttonRepeatBehavior(.enabled) }
    try await screen.tap(.label("More"))
    #expect(diary.lines.count == 1)
    let frame = try screen.find(.label("More")).frame
    try await screen.touch.down(at: CGPoint(x: frame.midX, y: frame.midY))
    try await screen.advance(by: .milliseconds(950))
    try await screen.touch.up()
    try await screen.settle()
    #expect((5...7).contains(diary.lines.count))
  }

  struct Renamed: View {
    @FocusState private var isFocused: Bool
    @State private var name = "Ada"
    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      RenameButton().renameAction($isFocused)
      RenameButton().accessibilityIdentifier("idle")
    }
  }

  @Test("given a rename button, when it is tapped, then the field gets the focus; without an action it is disabled")
  func rename() async throws {
    let screen = await Screen { Renamed() }
    #expect(try !screen.find(.identifier("idle")).isEnabled)
    try await screen.tap(.label("Rename").nth(0))
    try await screen.settle()
    #expect(screen.focusedField?.label == "Name")
  }
}
