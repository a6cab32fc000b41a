import Foundation

/// A field for one line of text.
@MainActor
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

  /// Grows with each change of what the field shows.
  package private(set) var version = 0
  /// An alert shows the field and is told that it changed.
  var onChange: (@MainActor () -> Void)?

  private func fieldDidChange() {
    version += 1
    contentDidChange()
    onChange?()
  }

  /// A person changed the text.
  package func edit(_ new: String) {
    guard new != content else { return }
    text = new
    sendActions(for: .editingChanged)
  }

  /// A person pressed return; false if the field keeps the focus. In an alert it never does.
  package func returnPressed() -> Bool {
    let ends = onChange != nil || hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    return ends
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
}
