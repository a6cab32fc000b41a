import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What the keyboard does to views of UIKit", .simulator(.iPhone15Pro))
struct UITextInputTests {
  private final class Field: UITextField {
    var deletions = 0
    var pressed: [UIKeyboardHIDUsage] = []
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
    override func insertText(_ text: String) { super.insertText(text == "a" ? "b" : text) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      pressed += presses.compactMap { $0.key?.keyCode }
      if pressed.last != .keyboardTab { super.pressesBegan(presses, with: event) }
    }
  }

  private final class CodeView: UIView, UIKeyInput {
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed = String(typed.dropLast()) }
  }

  @Test func `Given a field of an own class, when keys are pressed, then its methods are what types and deletes`()
    async throws
  {
    // Given
    let field = Field()
    field.autocapitalizationType = .none
    field.accessibilityIdentifier = "field"
    let screen = await Screen { UIKitView(view: field).frame(width: 200, height: 40) }
    // When
    try await screen.type("cat", into: .identifier("field"))
    try await screen.press(.delete)
    // Then
    #expect(field.text == "cb" && field.deletions == 1)
    #expect(field.pressed == [.keyboardDeleteOrBackspace])
    // When
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.insertText("x")
    // Then
    #expect(field.text == "xcb")
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1)
  }

  @Test func `Given a view that is no field, when it becomes first responder, then the keyboard types into it`()
    async throws
  {
    // Given
    let view = CodeView()
    let screen = await Screen { UIKitView(view: view).frame(width: 200, height: 40) }
    // When
    #expect(view.becomeFirstResponder())
    try await screen.settle()
    for key in ["Q", "W", "delete"] { try await screen.tap(.label(key)) }
    // Then
    #expect(view.typed == "Q" && view.isFirstResponder)
    // When
    view.resignFirstResponder()
    try await screen.settle()
    // Then
    #expect(!screen.exists(.role(.keyboard)))
  }

  @Test
  func `Given views for and on the keyboard, when a field is typed into, then they are there as high as they are`()
    async throws
  {
    // Given
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    let wheel = UIHostingController(rootView: Text("Wheel"))
    wheel.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    field.inputView = wheel.view
    let bar = UIHostingController(rootView: Text("Bar"))
    bar.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    field.inputAccessoryView = bar.view
    let screen = await Screen {
      VStack {
        UIKitView(view: field).frame(width: 200, height: 40)
        Spacer()
        Text("Last")
      }
    }
    // When
    try await screen.tap(.identifier("field"))
    try await screen.settle()
    // Then
    #expect(!screen.exists(.role(.keyboard)))
    let (last, above, below) = (
      try screen.find(.label("Last")).frame, try screen.find(.label("Bar")).frame,
      try screen.find(.label("Wheel")).frame
    )
    #expect(abs(last.maxY - (852 - 260)) < 1)
    #expect(abs(above.midY - (852 - 230)) < 1 && below.midY > 852 - 200)
    // When
    field.inputView = nil
    field.reloadInputViews()
    try await screen.settle()
    // Then
    #expect(screen.exists(.role(.keyboard)) && !screen.exists(.label("Wheel")) && screen.exists(.label("Bar")))
  }

  @Test func `Given a controller, when a key goes down and nothing has the focus, then it hears of both`() async throws
  {
    // Given
    final class KeyListener: UIViewController {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { press in press.key.map { "\($0.characters) down \($0.modifierFlags == .shift)" } }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.compactMap { press in press.key.map { "\($0.characters) up" } }
      }
    }
    let page = KeyListener()
    let screen = await Screen(rootViewController: page)
    // When
    try await screen.press("k", shift: true)
    // Then
    #expect(page.heard == ["k down true", "k up"])
  }

  @Test
  func `Given a field that knows no pasting, when keys paste and select, then nothing comes and its delegate hears`()
    async throws
  {
    // Given
    final class Plain: UITextField, UITextFieldDelegate {
      var selections = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #_selector("UIResponderStandardEditActions.paste(_:)")
          ? false : super.canPerformAction(action, withSender: sender)
      }
      func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    }
    let field = Plain()
    field.delegate = field
    field.accessibilityIdentifier = "field"
    let screen = await Screen { UIKitView(view: field).frame(width: 200, height: 40) }
    try await screen.type("cat", into: .identifier("field"))
    let typed = field.selections
    UIPasteboard.general.string = "dog"
    // When
    try await screen.press(.v, command: true)
    #expect(field.text == "cat")
    try await screen.press(.a, command: true)
    try await screen.press(.x, command: true)
    // Then
    #expect(field.selections > typed)
    #expect(field.text == "" && UIPasteboard.general.string == "cat")
  }
}
