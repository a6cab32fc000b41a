import Foundation

/// A long text, which can be edited and scrolls.
///
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
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }
  package override var laysOutWhenScrolled: Bool { false }
  /// How large the text is with what is kept free around it, in points.
  open override var contentSize: CGSize {
    get { CGSize(width: super.bounds.width, height: fullSize(width: super.bounds.width).height) }
    set {}
  }
  /// What is kept free around the text, in points.
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
  /// What was measured last.
  private var measured: (version: Int, width: CGFloat, size: CGSize)?
  /// How the links in the text are shown; the colour counts.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentDidChange() } }
  /// What becomes a link in a text that can only be read. Caveat: addresses of the web and of mail, and telephone numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentDidChange() } }
  }
  /// How the next letter will be shown. Caveat: all letters are shown alike; font and colour count.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// A person can make letters bold. Caveat: there is nothing to do it with.
  open var allowsEditingTextAttributes = false
  /// What is typed takes the place of all that was there. Caveat: it is only kept.
  open var clearsOnInsertion = false
  /// Scrolls as little as possible to show a part of the text, in UTF-16 code units.
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
  public let textContainer: NSTextContainer
  private let storageLink = TextStorageLink()
  /// The text, which can be changed there too.
  open var textStorage: NSTextStorage { storageLink.storage(of: self) }
  /// What tells where letters are.
  open var layoutManager: NSLayoutManager { storageLink.manager(of: self) }
  /// The text of the storage is another one.
  final func takeText(of storage: NSTextStorage) {
    styled = storage.snapshot
    content = storage.string
    contentDidChange()
  }
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

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A view of the text that a container's layout manager has; nil for a text of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.view = self
    if textContainer?.layoutManager?.textStorage != nil { takeText(of: textStorage) }
  }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.view = self
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeTextView(element, in: coder.graph)
  }

  /// Decides what may be typed, and hears what is.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { edits }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() { edits = super.delegate as? any UITextViewDelegate }
  /// The delegate, if it decides what may be typed and hears what is.
  package private(set) final weak var edits: (any UITextViewDelegate)?

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

  /// A person moved the caret, or selected something.
  package func selectionDidChange() { edits?.textViewDidChangeSelection(self) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// As high as the text is in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return isScrollEnabled
      ? fullSize(width: width) : contentSize(fitting: CGSize(width: width, height: .infinity))
  }
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
  /// False if the delegate does something else with a link than to open it. Caveat: the range is that of all of the text.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// What is done with a link in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }

/// What becomes a link in a text.
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
