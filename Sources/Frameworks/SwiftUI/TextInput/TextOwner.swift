import Foundation
import ScrollworkUIKit

/// The UIKit view for which a text on the screen is edited.
struct TextOwner: Equatable {
  weak var view: (any UIView & UIKeyInput)?

  static func == (left: TextOwner, right: TextOwner) -> Bool { left.view === right.view }
}

private struct TextOwnerKey: EnvironmentKey { static var defaultValue: TextOwner { TextOwner() } }

extension EnvironmentValues {
  var textOwner: TextOwner {
    get { self[TextOwnerKey.self] }
    set { self[TextOwnerKey.self] = newValue }
  }
}

/// A text that is edited for a UIKit view.
extension TextInputRender: ScrollworkUIKit.TextEditor {
  /// The view that handles keys; nil for SwiftUI's own fields.
  var textOwner: (any UIView & UIKeyInput)? { environment.textOwner.view ?? standIn }

  /// Connects the view with its editor.
  func connectOwner(_ isShown: Bool) {
    if let field = textOwner as? UITextField { connect(&field.editor, isShown) }
    if let view = textOwner as? UITextView { connect(&view.editor, isShown) }
  }

  private func connect(_ editor: inout (any ScrollworkUIKit.TextEditor)?, _ isShown: Bool) {
    if isShown { editor = self } else if editor === self { editor = nil }
  }

  var selectedRange: NSRange {
    get { NSRange(editing.selection.range ?? editing.text.endIndex..<editing.text.endIndex, in: editing.text) }
    set {
      guard let range = Range(newValue, in: editing.text) else { return }
      edit { $0.select(range) }
    }
  }

  /// Tells the view that the caret moved without a change of the text.
  func tellOwnerOfSelection() {
    (textOwner as? UITextField)?.selectionDidChange()
    (textOwner as? UITextView)?.selectionDidChange()
  }

  func insertTyped(_ text: String) { insert(text) }
  func deleteTyped() { erase() }

  func caretRect(at offset: Int) -> CGRect {
    let text = editing.text
    let index = text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    var frame = caret(at: text[..<index].count).frame
    frame.size.width = Self.caretWidth
    guard let shown = textOwner?.renderer as? UIViewRender else { return frame }
    let origin = position(in: shown)
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  func inputViewsDidChange() { if isFocused { runtime.textInput.traitsDidChange() } }

  /// Whether the view hides the caret.
  var hidesCaret: Bool {
    guard let text = textOwner as? any UITextInput, let place = text.selectedTextRange?.end else { return false }
    return text.caretRect(for: place).isEmpty
  }
}

/// Represents the text typed into a custom view, and is not shown.
struct KeyInputContent: View, FrameworkView {
  let view: any UIView & UIKeyInput
  private let version: Int
  private let wantsFocus: Bool
  @FocusState private var isFocused: Bool

  init(view: any UIView & UIKeyInput) {
    self.view = view
    version = view.contentVersion
    wantsFocus = view.isFirstResponder
  }

  var body: some View {
    let view = view
    TextInputView(text: "", binding: .constant(""), kind: .growing, title: "", prompt: "")
      .frame(width: 0, height: 0)
      .opacity(0)
      .accessibilityHidden(true)
      .focused($isFocused)
      .environment(\.textOwner, TextOwner(view: view))
      .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
      .onChange(of: isFocused) {
        if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
      }
  }
}
