import Foundation

/// A long text, which can be edited and scrolls.
@MainActor @preconcurrency
open class UITextView: UIView, UIContentSizeCategoryAdjusting, _EditedText {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UITextView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  private var content = ""
  public final var _content: String { content }
  public final func _edit(_ new: String) { edit(new) }
  /// The text; never nil when it is read, as in UIKit.
  open var text: String! {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }
  /// How it is shown; nil for 12 points.
  open var font: UIFont? { didSet { looks(.font, \.font, oldValue) } }
  /// The colour of the letters; nil for that of labels.
  open var textColor: UIColor? { didSet { looks(.textColor, \.textColor, oldValue) } }
  /// Where lines stand in the width of the view.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// False for a text that can only be read.
  open var isEditable = true { didSet { if isEditable != oldValue { contentDidChange() } } }
  /// False gives the view the height of its text, and what is around scrolls.
  open var isScrollEnabled = true {
    didSet { looks(.isScrollEnabled, \.isScrollEnabled, oldValue) }
  }
  /// Between the edges and the text, in points. The text itself stands another five points inside.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { looks(.textContainerInset, \.textContainerInset, oldValue) }
  }
  /// Which keys the keyboard offers first.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { contentDidChange() } } }
  /// When the keyboard capitalizes by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { looks(.autocapitalizationType, \.autocapitalizationType, oldValue) }
  }
  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { looks(.autocorrectionType, \.autocorrectionType, oldValue) }
  }
  /// What the return key says. Caveat: the key makes lines in any case.
  open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { contentDidChange() } } }
  /// Text can be selected to be copied. Caveat: text that cannot be edited never can.
  open var isSelectable = true
  /// A font of a text style changes with the person's size of texts.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory, let grown = font?.grown, grown != font { font = grown }
  }
  /// There is a text.
  open var hasText: Bool { !content.isEmpty }
  private var styled: NSAttributedString?
  /// Set as an attributed text that is still the text.
  package var styledText: NSAttributedString? { styled?.string == content ? styled : nil }
  /// The text, parts of it in ways of their own. Caveat: while it can be edited all of it looks like its first letter.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: content) }
    set {
      let new: NSAttributedString = newValue ?? NSAttributedString(string: "")
      styled = NSAttributedString(attributedString: new)
      content = new.string
      if new.length > 0 {
        font = new.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
        textColor = new.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? textColor
      }
      contentDidChange()
    }
  }
  /// Where the text is put.
  public let textContainer = NSTextContainer()
  /// Posted when a person changed the text; the object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted when editing begins; the object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing ends; the object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.view = self
  }
  /// A view; the container is the view's own in any case.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.view = self
  }

  /// Decides what may be typed, and hears what is.
  open weak var delegate: (any UITextViewDelegate)?

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
  /// What is selected, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { range(of: editor).range }
    set { editor?.selectedRange = newValue }
  }

  // MARK: Editing

  /// The view is to have the keyboard, or has it.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { wantsFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, wantsFocus || delegate?.textViewShouldBeginEditing(self) != false else { return false }
    setFocus(true)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard wantsFocus else { return true }
    guard delegate?.textViewShouldEndEditing(self) != false else { return false }
    setFocus(false)
    return true
  }

  private func setFocus(_ new: Bool) {
    guard new != wantsFocus else { return }
    wantsFocus = new
    UIResponder.textFocusDidChange(self, new)
    contentDidChange()
    if new { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    NotificationCenter.default.post(
      name: new ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification, object: self)
  }

  /// The keyboard came to the view or left it; false if the view does not have that.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    if isFocused { return becomeFirstResponder() }
    setFocus(false)
    return true
  }

  /// A person changed the text.
  package func edit(_ new: String) {
    guard new != content else { return }
    if let delegate {
      let (range, replacement) = content.change(to: new)
      guard delegate.textView(self, shouldChangeTextIn: range, replacementText: replacement) else { return }
    }
    text = new
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A person moved the caret, or selected something.
  package func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// As high as the text is in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity))
  }
}

/// Where the text of a text view is put.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  fileprivate weak var view: UITextView?
  /// How many lines at most; 0 for as many as it takes. Has an effect on text that cannot be edited.
  open var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
  /// Beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
  /// What becomes of lines that are too long. Caveat: they are broken between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  public override init() {}
}

/// Decides what may be typed into a text view, and hears what is.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// False keeps the keyboard away.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The keyboard types into the view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// False keeps the keyboard. Caveat: asked only where code takes the keyboard away.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The keyboard types into the view no longer.
  func textViewDidEndEditing(_ textView: UITextView)
  /// False leaves the text as it was. The range counts UTF-16 code units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection is another one, or the caret moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
