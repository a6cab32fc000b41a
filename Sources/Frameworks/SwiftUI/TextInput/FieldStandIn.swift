import Foundation
import ScrollworkUIKit

/// The field of UIKit that an app finds where SwiftUI shows its own: text, focus, the keyboard and what the delegate says count,
/// looks do not. Made when somebody looks for it.
@MainActor
final class FieldStandIn: UITextField {
  private weak var render: TextInputRender?
  private var answers: StandInAnswers?

  init(_ render: TextInputRender) {
    self.render = render
    super.init(frame: .zero)
    isSecureTextEntry = render.view.isSecure
    let traits = render.environment.textInputTraits
    keyboardType = traits.keyboard
    textContentType = traits.content
    autocorrectionType = render.environment.autocorrectionDisabled ? .no : .default
    start = (keyboardType, returnKeyType)
    let answers = StandInAnswers(render) { [weak self] in self?.didChange() }
    self.answers = answers
    renderer = answers
    editor = render
    _ = focusDidChange(render.isFocused)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var start = (keyboard: UIKeyboardType.default, returnKey: UIReturnKeyType.default)
  private func didChange() { if let render, render.isFocused { render.runtime.textInput.traitsDidChange() } }

  /// What the app has asked of the keyboard.
  func write(to traits: inout TextInputTraits) {
    if keyboardType != start.keyboard { traits.keyboard = keyboardType }
    if returnKeyType != start.returnKey { traits.submitLabel = SubmitLabel(returnKeyType) }
  }

  // MARK: Place

  override var window: UIWindow? { superview?.window }
  override var frame: CGRect {
    get { render?.platformFrame ?? .zero }
    set {}
  }
  override var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: render?.size ?? .zero) }
    set {}
  }

  // MARK: Editing

  override var text: String? {
    get { render?.editing.text ?? "" }
    set { render?.edit { $0.replace(by: newValue ?? "") } }
  }

  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if let render, render.isAttached, !render.isFocused { render.runtime.textInput.grant(render) }
    return true
  }

  override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if let render, render.isFocused { render.runtime.textInput.blur() }
    return true
  }

  private func mayPut(_ text: String, at range: NSRange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
  }

  override func insertText(_ text: String) {
    guard let render, mayPut(text, at: render.selectedRange) else { return }
    super.insertText(text)
  }

  override func deleteBackward() {
    guard let render else { return }
    var range = render.selectedRange
    if range.length == 0, range.location > 0 {
      let text = render.editing.text as NSString
      range = text.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    guard mayPut("", at: range) else { return }
    super.deleteBackward()
  }
}

extension TextInputRender {
  /// The field of UIKit that an app finds here; nil for what is none on a phone.
  var standInView: UIView? {
    if let standIn { return standIn }
    guard view.kind == .line, environment.textOwner.view == nil else { return nil }
    let made = FieldStandIn(self)
    standIn = made
    return made
  }

  /// What is asked of the keyboard.
  var traits: TextInputTraits {
    var traits = environment.textInputTraits
    standIn?.write(to: &traits)
    return traits
  }
}
