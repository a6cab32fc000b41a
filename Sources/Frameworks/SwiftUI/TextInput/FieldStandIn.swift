import Foundation
import ScrollworkUIKit

/// The UIKit field that an app finds for SwiftUI's own field: text, focus, keyboard and delegate are connected, looks
/// are not. Created on demand.
@MainActor
final class FieldStandIn: UITextField {
  private let place: StandInPlace<TextInputRender>
  private var render: TextInputRender? { place.node }
  private var answers: StandInAnswers?

  init(_ render: TextInputRender) {
    place = StandInPlace(of: render)
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

  /// Applies the app's settings for the keyboard.
  func write(to traits: inout TextInputTraits) {
    if keyboardType != start.keyboard { traits.keyboard = keyboardType }
    if returnKeyType != start.returnKey { traits.submitLabel = SubmitLabel(returnKeyType) }
  }

  // MARK: Place

  override var window: UIWindow? { superview?.window }
  override var frame: CGRect {
    get { place.frame }
    set {}
  }
  override var center: CGPoint {
    get { place.center }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
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
  /// The UIKit field that an app finds here; nil for views that are not fields on a phone.
  var standInView: UIView? {
    if let standIn { return standIn }
    guard view.kind == .line, environment.textOwner.view == nil else { return nil }
    let made = FieldStandIn(self)
    standIn = made
    return made
  }

  /// The settings for the keyboard.
  var traits: TextInputTraits {
    var traits = environment.textInputTraits
    standIn?.write(to: &traits)
    return traits
  }
}
