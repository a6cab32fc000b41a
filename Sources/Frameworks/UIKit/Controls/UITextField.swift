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
  public final var _wishes = _KeyboardWishes()
  /// The text; never nil when read, as in UIKit.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      fieldDidChange()
    }
  }
  /// The placeholder.
  open var placeholder: String? { didSet { if placeholder != oldValue { fieldDidChange() } } }
  /// Whether typed text is hidden.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { fieldDidChange() } } }
  /// The keys that the keyboard offers first.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { fieldDidChange() } } }
  /// The purpose of the field; nil for none.
  open var textContentType: UITextContentType! { didSet { if textContentType != oldValue { fieldDidChange() } } }
  /// When the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { looks(.autocapitalizationType, \.autocapitalizationType, oldValue) }
  }

  /// Whether typed text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { looks(.autocorrectionType, \.autocorrectionType, oldValue) }
  }
  /// The background image of a field without a border; nil for none.
  open var background: UIImage? { didSet { if background !== oldValue { fieldDidChange() } } }
  /// The background image while the field is disabled.
  open var disabledBackground: UIImage? { didSet { if disabledBackground !== oldValue { fieldDidChange() } } }
  /// The image displayed behind the text.
  package var shownBackground: UIImage? {
    borderStyle == .none || borderStyle == .line ? (isEnabled ? nil : disabledBackground) ?? background : nil
  }
  /// The kerning beyond the font's, in points.
  package private(set) var kern: CGFloat = 0 { didSet { if kern != oldValue { fieldDidChange() } } }
  /// The default attributes of the text. Caveat: only font, colours, kerning and alignment are used.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 17)]
      all[.foregroundColor] = textColor ?? .label
      if kern != 0 { all[.kern] = kern }
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      all[.paragraphStyle] = paragraph
      return all
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let alignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment { textAlignment = alignment }
      kern = (newValue[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? newValue[.kern] as? CGFloat ?? 0
    }
  }
  /// The attributes of the next typed letter. Caveat: all letters look alike.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { wantsFocus ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
  /// Whether typing replaces the existing text. Caveat: it has no effect.
  open var clearsOnInsertion = false
  /// Whether a person can make letters bold. Caveat: there are no commands for it.
  open var allowsEditingTextAttributes = false
  /// The style of the border.
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }
  /// When a view beside the text is displayed.
  public enum ViewMode: Int, Sendable {
    case never = 0, whileEditing, unlessEditing, always
  }
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { looks(.borderStyle, \.borderStyle, oldValue) } }
  /// When the clear button is displayed.
  open var clearButtonMode = ViewMode.never { didSet { looks(.clearButtonMode, \.clearButtonMode, oldValue) } }
  /// The view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// When that view is displayed.
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { sidesDidChange() } } }
  /// The view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When that view is displayed.
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { sidesDidChange() } } }
  /// The attributed placeholder; only its text and the first letter's colour are used.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      fieldDidChange()
    }
  }
  /// The attributed text. Caveat: only the text and the first letter's font and colour are used.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      if let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { self.font = font }
      if let color = newValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor { textColor = color }
    }
  }
  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }
  /// Whether the font shrinks to fit, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { looks(.adjustsFontSize, \.adjustsFontSizeToFitWidth, oldValue) }
  }
  /// The smallest font size when shrinking, in points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { fieldDidChange() } } }
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: wantsFocus
    case .unlessEditing: !wantsFocus
    case .always: true
    }
  }
  /// Whether the clear button is displayed now.
  package var offersClearing: Bool { isShown(clearButtonMode) && !content.isEmpty }
  /// Handles the clear button.
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

  // MARK: Places

  /// Returns the border's rectangle, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of text that is not edited, in points. An override adds padding.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let edge: CGFloat = borderStyle == .none ? 0 : 7
    let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    let first = left.width > 0 ? left.maxX : bounds.minX + edge
    var last = right.width > 0 ? right.minX : bounds.maxX - edge
    if offersClearing { last = min(last, clearButtonRect(forBounds: bounds).minX) }
    return CGRect(x: first, y: bounds.minY, width: max(0, last - first), height: bounds.height)
  }
  /// Returns the rectangle of text that is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the placeholder's rectangle, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Draws the placeholder, in an override instead of the field. The default lets the field draw it. Caveat: an
  /// override's own drawing appears only if it draws into the current context; calling super draws it as usual.
  open func drawPlaceholder(in rect: CGRect) { leavesPlaceholder = true }
  /// Draws the text. Never called: the field draws its text.
  open func drawText(in rect: CGRect) {}
  private var leavesPlaceholder = false
  /// Whether no override of `drawPlaceholder(in:)` has taken the placeholder's place.
  package var showsPlaceholder: Bool {
    leavesPlaceholder = false
    drawPlaceholder(in: placeholderRect(forBounds: bounds))
    return leavesPlaceholder
  }
  /// Returns the clear button's rectangle, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let last = rightViewRect(forBounds: bounds)
    let end = last.width > 0 ? last.minX : bounds.maxX - (borderStyle == .none ? 0 : 5)
    return CGRect(x: end - side, y: bounds.midY - side / 2, width: side, height: side)
  }
  private func sideRect(_ view: UIView?, _ mode: ViewMode, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    let width = width(view, mode)
    guard let view, width > 0 else {
      return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.minY, width: 0, height: 0)
    }
    let height = view.frame.height > 0 ? min(view.frame.height, bounds.height) : bounds.height
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
  }
  /// Returns the rectangle of the view before the text, in points, in left-to-right layouts.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, leftViewMode, bounds, atLeft: true)
  }
  /// Returns the rectangle of the view after the text, in points, in left-to-right layouts.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, rightViewMode, bounds, atLeft: false)
  }
  /// The insets of the text, in points, in left-to-right layouts.
  package var textInsets: UIEdgeInsets {
    // Before the field has a frame, only the distances from the edges are used.
    let area = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1000, height: 1000) : bounds
    let rect =
      content.isEmpty && !(placeholder ?? "").isEmpty
      ? placeholderRect(forBounds: area) : isEditing ? editingRect(forBounds: area) : textRect(forBounds: area)
    return UIEdgeInsets(
      top: rect.minY - area.minY, left: rect.minX - area.minX, bottom: area.maxY - rect.maxY,
      right: area.maxX - rect.maxX)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      view.isHidden = !isShown(mode)
      guard !view.isHidden else { continue }
      view.frame = readsRightToLeft ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect
    }
  }

  /// The delegate, which decides what may be typed and is notified of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font; nil for that of the place.
  open var font: UIFont? { didSet { looks(.font, \.font, oldValue) } }
  /// The text colour; nil for that of labels.
  open var textColor: UIColor? { didSet { looks(.textColor, \.textColor, oldValue) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { fieldDidChange() } } }

  // MARK: The keyboard

  /// The editor of the text on the screen.
  package final weak var editor: (any TextEditor)?
  private var ownInputViews: (keyboard: UIView?, accessory: UIView?)
  /// The view that replaces the keyboard during editing, at its own height; nil for the keyboard. Changes during
  /// editing take effect after `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputViews.keyboard }
    set { ownInputViews.keyboard = newValue }
  }
  /// The view above the keyboard during editing, at its own height; nil for none. Changes during editing take effect
  /// after `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  /// Updates the views that replace the keyboard or lie above it.
  open override func reloadInputViews() { editor?.inputViewsDidChange() }
  /// Replaces the selection with text; the keyboard calls this for typed text.
  open func insertText(_ text: String) {
    if let editor { editor.insertTyped(text) } else { insertAtEnd(text) }
  }
  /// Deletes the selection, or the letter before the caret; the keyboard calls this for the delete key.
  open func deleteBackward() {
    if let editor { editor.deleteTyped() } else { deleteAtEnd() }
  }
  /// The selection; empty at the insertion point. Off screen it is the end of the text.
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
  /// Handles a key of a hardware keyboard, which types whatever other responders do with it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    event?.isIgnored = true
  }

  // MARK: Editing

  /// Whether the field has or wants the keyboard.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { wantsFocus }
  /// Whether the field is being edited.
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
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
    post(new ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification)
  }

  /// Handles a gain or loss of focus; returns false if the field refuses it.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    if isFocused { return becomeFirstResponder() }
    setFocus(false)
    return true
  }

  /// Incremented with each change of the field.
  package private(set) var version = 0
  /// Notifies an alert that its field changed.
  final var onChange: (@MainActor () -> Void)?

  private func fieldDidChange() {
    version += 1
    contentDidChange()
    onChange?()
  }

  /// Handles a change of the text by a person.
  package func edit(_ new: String) {
    guard new != content else { return }
    if let delegate {
      let (range, replacement) = content.change(to: new)
      guard delegate.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) else { return }
    }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Handles a change of the selection by a person.
  package func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  /// Handles the return key; returns false if the field keeps the focus, as in an alert.
  package func returnPressed() -> Bool {
    if delegate?.textFieldShouldReturn(self) == false { return !wantsFocus }
    let ends = onChange != nil || hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    return ends || !wantsFocus
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeField(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
}
