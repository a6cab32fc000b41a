import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Focus, keys and fields.
  static func keyboard(_ modifier: ModifierTrials) {
    modifier("autocapitalization", on: Field(), drive: typed("")) { $0.autocapitalization(.none) }
    modifier("textInputAutocapitalization", on: Field(), drive: typed("")) { $0.textInputAutocapitalization(.never) }
    modifier("autocorrectionDisabled", on: Field(), drive: typed("teh ")) { $0.autocorrectionDisabled() }
    modifier("disableAutocorrection", on: Field(), drive: typed("teh ")) { $0.disableAutocorrection(true) }
    modifier("keyboardType", on: Field(), drive: typed("")) { $0.keyboardType(.numberPad) }
    modifier("submitLabel", on: Field(), drive: typed("")) { $0.submitLabel(.search) }
    modifier("onSubmit", on: Field(), drive: typed("a\n")) { $0.onSubmit { say("submitted") } }
    modifier("submitScope", on: Field(), in: { content in content.onSubmit { say("submitted") } }, drive: typed("a\n"))
    {
      $0.submitScope()
    }
    modifier("focused", on: WithFocus { _ in Field() }, drive: tapped("Focus")) { _ in WithFocus { Field().focused($0) }
    }
    modifier("defaultFocus", on: WithFocus { Field().focused($0) }, drive: settled) { _ in
      WithFocus { Field().focused($0).defaultFocus($0, true) }
    }
    modifier("focusable", on: TriedBox(), drive: tab) { $0.focusable() }
    modifier("focusEffectDisabled", on: Press(), drive: tab) { $0.focusEffectDisabled() }
    modifier("focusedValue", on: Field(), in: readsFocus, drive: typed("")) { $0.focusedValue(\.trialNote, "noted") }
    modifier("focusedSceneValue", on: Field(), in: readsFocus, drive: typed("")) {
      $0.focusedSceneValue(\.trialNote, "noted")
    }
    modifier("focusedObject", on: Field(), in: readsFocus, drive: typed("")) { $0.focusedObject(Knob("noted")) }
    modifier("focusedSceneObject", on: Field(), in: readsFocus, drive: typed("")) {
      $0.focusedSceneObject(Knob("noted"))
    }
    modifier("keyboardShortcut", on: Press(), drive: { try await $0.press("p", command: true) }) {
      $0.keyboardShortcut("p")
    }
    modifier(
      "onKeyPress", on: TriedBox().focusable(),
      drive: { screen in
        try await tab(screen)
        try await screen.press("p")
      }
    ) { box in
      box.onKeyPress("p") {
        say("key")
        return .handled
      }
    }
    modifier("textFieldStyle", on: Field()) { $0.textFieldStyle(.roundedBorder) }
    modifier("scrollDismissesKeyboard", on: Scrolled().safeAreaInset(edge: .top) { Field() }, drive: scrolledAway) {
      $0.scrollDismissesKeyboard(.never)
    }
    modifier("findNavigator", on: WithState("words") { TextEditor(text: $0) }, drive: settled) {
      $0.findNavigator(isPresented: .constant(true))
    }
    modifier("findDisabled", on: WithState("words") { TextEditor(text: $0) }, in: finding, drive: settled) {
      $0.findDisabled()
    }
    modifier("replaceDisabled", on: WithState("words") { TextEditor(text: $0) }, in: finding, drive: settled) {
      $0.replaceDisabled()
    }
    modifier("renameAction", on: RenameButton(), drive: tapped("Rename")) { $0.renameAction { say("rename") } }
  }

  private static func finding(_ content: AnyView) -> any View { content.findNavigator(isPresented: .constant(true)) }

  private static func tab(_ screen: Screen) async throws {
    try await screen.press(.tab)
    try await screen.settle()
  }

  private static func scrolledAway(_ screen: Screen) async throws {
    try await typed("")(screen)
    try await screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 120))
    try await screen.settle()
  }

  private static func readsFocus(_ content: AnyView) -> any View {
    VStack {
      content
      FocusReader()
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var trialNote: String?
}

private struct FocusReader: View {
  @FocusedValue(\.trialNote) private var note
  @FocusedObject private var knob: Knob<String>?
  var body: some View { Text(verbatim: "\(note ?? "none") \(knob?.value ?? "none")") }
}
