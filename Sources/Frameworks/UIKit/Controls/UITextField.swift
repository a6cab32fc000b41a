import Foundation

/// A field for one line of text.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, _EditedText {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UITextField, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { fieldDidChange() }
  }
  private var content = ""
  public final var _content: String { content }
  public final func _edit(_ new: String) { edit(new) }
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
    didSet { looks(.autocapitalizationType, \.autocapitalizationType, oldValue) }
  }

  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { looks(.autocorrectionType, \.autocorrectionType, oldValue) }
  }
  /// How the edge looks.
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0, whileEditing, unlessEditing, always
  }
  /// How the edge looks.
  open var borderStyle = BorderStyle.none { didSet { looks(.borderStyle, \.borderStyle, oldValue) } }
  /// When a button that empties the field is shown.
  open var clearButtonMode = ViewMode.never { didSet { looks(.clearButtonMode, \.clearButtonMode, oldValue) } }
  /// A view in front of the text.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// When it is shown.
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { sidesDidChange() } } }
  /// A view behind the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When it is shown.
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { sidesDidChange() } } }
  /// What stands in the field while it is empty; only its text and the first letter's colour count.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      fieldDidChange()
    }
  }
  /// The text with ways of its own. Caveat: only the text and the first letter's font and colour count.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      if let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { self.font = font }
      if let color = newValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor { textColor = color }
    }
  }
  /// There is a text.
  open var hasText: Bool { !content.isEmpty }
  /// Makes the letters smaller so that they fit, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { looks(.adjustsFontSize, \.adjustsFontSizeToFitWidth, oldValue) }
  }
  /// How small letters become at most, in points; 0 for as small as it takes.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { fieldDidChange() } } }
  /// A font of a text style changes with the person's size of texts.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory, let grown = font?.grown, grown != font { font = grown }
  }
  /// The text goes when editing begins.
  open var clearsOnBeginEditing = false

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: wantsFocus
    case .unlessEditing: !wantsFocus
    case .always: true
    }
  }
  /// A button that empties the field is shown now.
  package var offersClearing: Bool { isShown(clearButtonMode) && !content.isEmpty }
  /// A person empties the field.
  package func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    edit("")
  }
  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    sidesDidChange()
  }
  private func sidesDidChange() {
    setNeedsLayout()
    fieldDidChange()
  }
  private func width(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, isShown(mode) else { return 0 }
    return view.frame.width > 0 ? view.frame.width : max(0, view.intrinsicContentSize.width)
  }
  /// What the views beside the text take, in points.
  package var sideWidths: (left: CGFloat, right: CGFloat) {
    (width(leftView, leftViewMode), width(rightView, rightViewMode))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = sideWidths
    for (view, mode, width, isLeft) in [
      (leftView, leftViewMode, widths.left, true), (rightView, rightViewMode, widths.right, false),
    ] {
      guard let view else { continue }
      view.isHidden = !isShown(mode)
      guard !view.isHidden else { continue }
      let height = view.frame.height > 0 ? min(view.frame.height, bounds.height) : bounds.height
      let atStart = isLeft != readsRightToLeft
      view.frame = CGRect(
        x: atStart ? 0 : bounds.width - width, y: (bounds.height - height) / 2, width: width, height: height)
    }
  }

  /// Decides what may be typed, and hears what is.
  open weak var delegate: (any UITextFieldDelegate)?
  /// How the text is shown; nil for the font of the place.
  open var font: UIFont? { didSet { looks(.font, \.font, oldValue) } }
  /// The colour of the letters; nil for that of labels.
  open var textColor: UIColor? { didSet { looks(.textColor, \.textColor, oldValue) } }
  /// Where the text stands in the field.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { fieldDidChange() } } }

  // MARK: The keyboard

  /// What edits the text on the screen.
  package final weak var editor: (any TextEditor)?
  private var ownInputViews: (keyboard: UIView?, accessory: UIView?)
  /// Stands in place of the keyboard while the person types here, as high as it is; nil for the keyboard. A change while it is there
  /// is seen after `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputViews.keyboard }
    set { ownInputViews.keyboard = newValue }
  }
  /// Stands on the keyboard while the person types here, as high as it is; nil for nothing. A change while it is there is seen after
  /// `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  /// Shows other views in place of the keyboard and on it.
  open override func reloadInputViews() { editor?.inputViewsDidChange() }
  /// Puts a text in the place of the selection, as the keyboard does; called for what is typed.
  open func insertText(_ text: String) {
    if let editor { editor.insertTyped(text) } else { insertAtEnd(text) }
  }
  /// Deletes the selection, or the letter before the caret; called for the delete key.
  open func deleteBackward() {
    if let editor { editor.deleteTyped() } else { deleteAtEnd() }
  }
  /// What is selected; empty where the next letter goes. Without the screen that is the end of the text.
  open var selectedTextRange: UITextRange? {
    get { range(of: editor) }
    set { if let newValue { editor?.selectedRange = newValue.range } }
  }
  /// Where the caret is at a place, in the view's coordinates. An override that returns an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { editor?.caretRect(at: position.offset) ?? .zero }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Self.editCommands.contains(action.description)
  }
  open override func cut(_ sender: Any?) { editor?.perform(.cut) }
  open override func copy(_ sender: Any?) { editor?.perform(.copy) }
  open override func paste(_ sender: Any?) { editor?.perform(.paste) }
  open override func delete(_ sender: Any?) { deleteBackward() }
  /// A key of a hardware keyboard, which then types whatever those around do with it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    event?.isIgnored = true
  }

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
    UIResponder.textFocusDidChange(self, new)
    if new, clearsOnBeginEditing { text = "" }
    sidesDidChange()
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

  /// A person moved the caret, or selected something.
  package func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

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
  /// The caret moved, or something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// False keeps the text when the button that empties the field is pressed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
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
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
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
