import Foundation

/// A field for one line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  private var content = ""
  /// The text; never nil when it is read, as in UIKit.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      fieldDidChange()
    }
  }
  /// What stands in the field while it is empty.
  open var placeholder: String? { didSet { if placeholder != oldValue { fieldDidChange() } } }
  /// What is typed is not shown.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { fieldDidChange() } } }
  /// Which keys the keyboard offers first.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { fieldDidChange() } } }
  /// What the field is meant for; nil for nothing in particular.
  open var textContentType: UITextContentType! { didSet { if textContentType != oldValue { fieldDidChange() } } }
  /// When the keyboard capitalizes by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { fieldDidChange() } }
  }

  /// Decides what may be typed, and hears what is.
  open weak var delegate: (any UITextFieldDelegate)?
  /// How the text is shown; nil for the font of the place.
  open var font: UIFont? { didSet { if font != oldValue { fieldDidChange() } } }
  /// The colour of the letters; nil for that of labels.
  open var textColor: UIColor? { didSet { if textColor != oldValue { fieldDidChange() } } }
  /// Where the text stands in the field.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { fieldDidChange() } } }
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { fieldDidChange() } } }

  // MARK: Editing

  /// The field is to have the keyboard, or has it.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { wantsFocus }
  /// True while the keyboard types into the field.
  open var isEditing: Bool { wantsFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, wantsFocus || delegate?.textFieldShouldBeginEditing(self) != false else {
      return false
    }
    setFocus(true)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard wantsFocus else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    setFocus(false)
    return true
  }

  private func setFocus(_ new: Bool) {
    guard new != wantsFocus else { return }
    wantsFocus = new
    fieldDidChange()
    if new {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  /// The keyboard came to the field or left it; false if the field does not have that.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    if isFocused { return becomeFirstResponder() }
    setFocus(false)
    return true
  }

  /// Grows with each change of what the field shows.
  package private(set) var version = 0
  /// An alert shows the field and is told that it changed.
  final var onChange: (@MainActor () -> Void)?

  private func fieldDidChange() {
    version += 1
    contentDidChange()
    onChange?()
  }

  /// A person changed the text.
  package func edit(_ new: String) {
    guard new != content else { return }
    if let delegate {
      let (range, replacement) = content.change(to: new)
      guard delegate.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) else { return }
    }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// A person pressed return; false if the field keeps the focus. In an alert it never does.
  package func returnPressed() -> Bool {
    if delegate?.textFieldShouldReturn(self) == false { return !wantsFocus }
    let ends = onChange != nil || hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    return ends || !wantsFocus
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
}

/// Decides what may be typed into a field, and hears what is.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// False keeps the keyboard away.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The keyboard types into the field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// False keeps the keyboard. Caveat: asked only where code takes the keyboard away.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The keyboard types into the field no longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// False leaves the text as it was. The range counts UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The text was typed, and with it the caret moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Return was pressed; false lets nothing come of it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension String {
  /// The one replacement that makes another text of this one: the range in UTF-16 code units, and what comes there.
  func change(to new: String) -> (range: NSRange, replacement: String) {
    let start = commonPrefix(with: new, options: .literal)
    let (rest, newRest) = (dropFirst(start.count), new.dropFirst(start.count))
    let end = zip(rest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let range = NSRange(location: start.utf16.count, length: rest.dropLast(end).utf16.count)
    return (range, String(newRest.dropLast(end)))
  }
}
