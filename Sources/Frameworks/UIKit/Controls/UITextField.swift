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
  /// Behind the text, where there is no border; nil for nothing.
  open var background: UIImage? { didSet { if background !== oldValue { fieldDidChange() } } }
  /// The same while the field is disabled.
  open var disabledBackground: UIImage? { didSet { if disabledBackground !== oldValue { fieldDidChange() } } }
  /// What is shown behind the text now.
  package var shownBackground: UIImage? {
    borderStyle == .none || borderStyle == .line ? (isEnabled ? nil : disabledBackground) ?? background : nil
  }
  /// Between letters beyond what the font has, in points.
  package private(set) var kern: CGFloat = 0 { didSet { if kern != oldValue { fieldDidChange() } } }
  /// How the text is shown. Caveat: font, colours, kerning and alignment count.
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
  /// How the next letter will be shown. Caveat: all letters are shown alike.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { wantsFocus ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
  /// What is typed takes the place of all that was there. Caveat: it has no effect.
  open var clearsOnInsertion = false
  /// A person can make letters bold. Caveat: there are no commands for it.
  open var allowsEditingTextAttributes = false
  /// How the edge looks.
  public enum BorderStyle: Int, Sendable {
    case none = 0, line, bezel, roundedRect
  }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }
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

  // MARK: Places

  /// The border's, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of a text that is not edited, in points. An override keeps edges free.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let edge: CGFloat = borderStyle == .none ? 0 : 7
    let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    let first = left.width > 0 ? left.maxX : bounds.minX + edge
    var last = right.width > 0 ? right.minX : bounds.maxX - edge
    if offersClearing { last = min(last, clearButtonRect(forBounds: bounds).minX) }
    return CGRect(x: first, y: bounds.minY, width: max(0, last - first), height: bounds.height)
  }
  /// The place of a text that is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The place of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The place of the button that empties the field, in points.
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
  /// The place of the view in front of the text, in points, where reading goes from left to right.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, leftViewMode, bounds, atLeft: true)
  }
  /// The place of the view behind the text, in points, where reading goes from left to right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, rightViewMode, bounds, atLeft: false)
  }
  /// What the text keeps free at the edges now, in points, where reading goes from left to right.
  package var textInsets: UIEdgeInsets {
    // Where the field is not placed yet, only the distances from the edges count.
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
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
    post(new ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification)
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
    post(Self.textDidChangeNotification)
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

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeField(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
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
