import Foundation

/// A scrolling view of multiline text, which can be edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, _EditedText {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UITextView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  private var content = "" { didSet { storageLink.viewDidChange(self) } }
  public final var _content: String { content }
  public final func _edit(_ new: String) { edit(new) }
  public final var _wishes = _KeyboardWishes()
  /// The text; never nil when read, as in UIKit.
  open var text: String! {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }
  /// The font; nil for 12 points.
  open var font: UIFont? { didSet { looks(.font, \.font, oldValue) } }
  /// The text colour; nil for the label colour.
  open var textColor: UIColor? { didSet { looks(.textColor, \.textColor, oldValue) } }
  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// Whether the text can be edited.
  open var isEditable = true { didSet { if isEditable != oldValue { contentDidChange() } } }
  /// Whether the text scrolls; if false, the view has the height of its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }
  package override var laysOutWhenScrolled: Bool { false }
  /// The size of the text with its insets, in points.
  open override var contentSize: CGSize {
    get { CGSize(width: super.bounds.width, height: fullSize(width: super.bounds.width).height) }
    set {}
  }
  /// The total insets of the text, in points.
  private var surround: CGSize {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return CGSize(width: inset.left + inset.right + 2 * padding, height: inset.top + inset.bottom)
  }
  private func size(of text: NSAttributedString, width: CGFloat) -> CGSize {
    let words = NSMutableAttributedString(attributedString: text)
    let font = font ?? .systemFont(ofSize: 12)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      if own == nil || isEditable { words.addAttribute(.font, value: font, range: range) }
    }
    let room = CGSize(width: max(width - surround.width, 1), height: .infinity)
    let size = words.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size
    return CGSize(width: size.width, height: max(size.height, font.lineHeight))
  }
  private func fullSize(width: CGFloat) -> CGSize {
    if let measured, measured.version == contentVersion, measured.width == width { return measured.size }
    let text = size(of: attributedText ?? NSAttributedString(string: content), width: width)
    let full = CGSize(width: text.width + surround.width, height: text.height + surround.height)
    measured = (contentVersion, width, full)
    return full
  }
  /// The size measured last.
  private var measured: (version: Int, width: CGFloat, size: CGSize)?
  /// The attributes of links; only the colour is used.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentDidChange() } }
  /// The data that becomes links in read-only text. Caveat: web and mail addresses, and telephone numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentDidChange() } }
  }
  /// The attributes of text typed next. Caveat: all text looks alike; only font and colour are used.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Whether the person can change attributes such as bold. Caveat: there is no interface for it.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the whole text. Caveat: it is only kept.
  open var clearsOnInsertion = false
  /// Scrolls as little as possible to show a range, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let all = attributedText ?? NSAttributedString(string: content)
    let end = min(range.location + range.length, all.length)
    guard range.location >= 0, range.location <= end else { return }
    let width = super.bounds.width
    func height(upTo index: Int) -> CGFloat {
      size(of: all.attributedSubstring(from: NSRange(location: 0, length: index)), width: width).height
    }
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    let top = max(0, height(upTo: range.location) - line)
    let bottom = max(height(upTo: end), top + line)
    let below = end == all.length ? textContainerInset.bottom : 0
    scrollRectToVisible(
      CGRect(x: 0, y: top + textContainerInset.top, width: width, height: bottom - top + below), animated: false)
  }
  /// The insets of the text container, in points. The text itself is inset by another five points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { looks(.textContainerInset, \.textContainerInset, oldValue) }
  }
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { contentDidChange() } } }
  /// The autocapitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { looks(.autocapitalizationType, \.autocapitalizationType, oldValue) }
  }
  /// The autocorrection.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { looks(.autocorrectionType, \.autocorrectionType, oldValue) }
  }
  /// The label of the return key. Caveat: the key inserts line breaks in any case.
  open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { contentDidChange() } } }
  /// Whether text can be selected for copying. Caveat: text that cannot be edited never can.
  open var isSelectable = true
  /// Whether a font of a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  private var styled: NSAttributedString?
  /// The attributed text, if it still equals the text.
  package var styledText: NSAttributedString? { styled?.string == content ? styled : nil }
  /// The text with attributes. Caveat: while editable, all of it looks like its first character.
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
  /// The text container.
  public let textContainer: NSTextContainer
  private let storageLink = TextStorageLink()
  /// The text storage, through which the text can be changed too.
  open var textStorage: NSTextStorage { storageLink.storage(of: self) }
  /// The layout manager.
  open var layoutManager: NSLayoutManager { storageLink.manager(of: self) }
  /// Takes over a changed text from the storage.
  final func takeText(of storage: NSTextStorage) {
    styled = storage.snapshot
    content = storage.string
    contentDidChange()
  }
  /// Posted when the person has changed the text; the object is the view.
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

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a view of the text of a container's layout manager; nil for a new text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.view = self
    if textContainer?.layoutManager?.textStorage != nil { takeText(of: textStorage) }
  }
  /// Creates a view whose text a text layout manager lays out, or a layout manager. Caveat: both do the same here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.view = self
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeTextView(element, in: coder.graph)
  }

  /// The delegate.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { edits }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() { edits = super.delegate as? any UITextViewDelegate }
  /// The delegate, if it conforms to `UITextViewDelegate`.
  package private(set) final weak var edits: (any UITextViewDelegate)?

  // MARK: The keyboard

  /// The editor on the screen.
  package final weak var editor: (any TextEditor)?
  private var ownInputViews: (keyboard: UIView?, accessory: UIView?)
  /// The view shown instead of the keyboard while the person types, with its own height; nil for the keyboard. Changes
  /// while it is visible are seen after `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputViews.keyboard }
    set { ownInputViews.keyboard = newValue }
  }
  /// The view shown above the keyboard while the person types, with its own height; nil for none. Changes while it is
  /// visible are seen after `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  /// Updates the input view and the accessory view.
  open override func reloadInputViews() { editor?.inputViewsDidChange() }
  /// Replaces the selection, as the keyboard does; called for typed text.
  open func insertText(_ text: String) {
    if let editor { editor.insertTyped(text) } else { insertAtEnd(text) }
  }
  /// Deletes the selection or the character before the caret; called for the delete key.
  open func deleteBackward() {
    if let editor { editor.deleteTyped() } else { deleteAtEnd() }
  }
  /// The selected range; empty for a caret. Off the screen it is the end of the text.
  open var selectedTextRange: UITextRange? {
    get { range(of: editor) }
    set { if let newValue { editor?.selectedRange = newValue.range } }
  }
  /// Returns the caret's rectangle at a position, in the view's coordinates. An override that returns an empty
  /// rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { editor?.caretRect(at: position.offset) ?? .zero }
  /// Selects all text.
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
  /// Handles keys of a hardware keyboard, which type regardless of what surrounding responders do.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    event?.isIgnored = true
  }
  /// The selected range, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { range(of: editor).range }
    set { editor?.selectedRange = newValue }
  }

  // MARK: Editing

  /// Whether the view has the keyboard or is about to.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { wantsFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, wantsFocus || edits?.textViewShouldBeginEditing(self) != false else { return false }
    setFocus(true)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard wantsFocus else { return true }
    guard edits?.textViewShouldEndEditing(self) != false else { return false }
    setFocus(false)
    return true
  }

  private func setFocus(_ new: Bool) {
    guard new != wantsFocus else { return }
    wantsFocus = new
    UIResponder.textFocusDidChange(self, new)
    contentDidChange()
    if new { edits?.textViewDidBeginEditing(self) } else { edits?.textViewDidEndEditing(self) }
    NotificationCenter.default.post(
      name: new ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification, object: self)
  }

  /// Called when the keyboard comes to the view or leaves it; returns false if the view refuses.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    if isFocused { return becomeFirstResponder() }
    setFocus(false)
    return true
  }

  /// Applies an edit of the person.
  package func edit(_ new: String) {
    guard new != content else { return }
    if let edits {
      let (range, replacement) = content.change(to: new)
      guard edits.textView(self, shouldChangeTextIn: range, replacementText: replacement) else { return }
    }
    styled = styledText?.replacing(content.change(to: new))
    text = new
    edits?.textViewDidChangeSelection(self)
    edits?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Called when the person has moved the caret or changed the selection.
  package func selectionDidChange() { edits?.textViewDidChangeSelection(self) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Returns the size with the text's height for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return isScrollEnabled
      ? fullSize(width: width) : contentSize(fitting: CGSize(width: width, height: .infinity))
  }
}

/// The methods that control editing in a text view and react to it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end. Caveat: asked only where code ends editing.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a change is allowed. The range counts UTF-16 code units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection or the caret has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tapped link is opened; false if the delegate handles it itself. Caveat: the range is that of the
  /// whole text.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// The interaction with a link in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }

/// The types of data that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
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
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
