import Foundation

/// A responder that the keyboard can type into, such as a custom view that can become first responder.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts typed text; return is a line break.
  func insertText(_ text: String)
  /// The keyboard's delete key was pressed.
  func deleteBackward()
}

/// A text input with text positions. Caveat: marked text and gestures are not supported.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The selected range; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of marked text; nil for none, as always here.
  var markedTextRange: UITextRange? { get }
  /// The position at the beginning.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range; nil for an invalid range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions; nil for invalid ones.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 code units; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the offset between two positions, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the caret's rectangle at a position, in the view's coordinates. An empty rectangle hides it.
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  /// The range of marked text: always nil.
  public var markedTextRange: UITextRange? { nil }
}

/// A position in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16 code units.
  let offset: Int

  /// Creates the first position, for a custom subclass that stores positions itself.
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
}

/// A range of text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)

  /// Creates an empty range at the beginning, for a custom subclass that stores positions itself.
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(_ range: NSRange) {
    places = (UITextPosition(range.location), UITextPosition(range.location + range.length))
  }

  /// The start.
  open var start: UITextPosition { places.start }
  /// The end.
  open var end: UITextPosition { places.end }
  /// Whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A pasteboard command of a text.
package enum TextCommand {
  case cut, copy, paste
}

/// The editor on the screen that edits on behalf of a text field. Ranges count UTF-16 code units.
@MainActor
package protocol TextEditor: AnyObject {
  /// Performs cut, copy or paste.
  func perform(_ command: TextCommand)
  var selectedRange: NSRange { get set }
  /// Inserts text as if typed, without asking the text field's delegate again.
  func insertTyped(_ text: String)
  func deleteTyped()
  /// Returns the caret's rectangle at an offset, in the field's coordinates.
  func caretRect(at offset: Int) -> CGRect
  /// Called when the input view or the accessory view may have changed.
  func inputViewsDidChange()
}

/// A text field or text view.
@MainActor @preconcurrency
public protocol _EditedText: UITextInput, UIView {
  /// The edited text.
  var _content: String { get }
  /// Replaces the text on behalf of the person.
  func _edit(_ new: String)
  /// The keyboard traits.
  var _wishes: _KeyboardWishes { get set }
}

extension _EditedText {
  /// Whether spelling is checked. Caveat: it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _wishes.spellChecking }
    set { _wishes.spellChecking = newValue }
  }
  /// Whether straight quotes become curly. Caveat: they stay as they are.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _wishes.smartQuotes }
    set { _wishes.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash. Caveat: they stay as they are.
  public var smartDashesType: UITextSmartDashesType {
    get { _wishes.smartDashes }
    set { _wishes.smartDashes = newValue }
  }
  /// Whether spaces around pasted words are adjusted. Caveat: they are not.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _wishes.smartInsertDelete }
    set { _wishes.smartInsertDelete = newValue }
  }
  /// Whether inline predictions are offered. Caveat: they are not.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { _wishes.inlinePrediction }
    set { _wishes.inlinePrediction = newValue }
  }
  /// The rules for a new password. Caveat: no passwords are suggested.
  public var passwordRules: UITextInputPasswordRules? {
    get { _wishes.passwordRules }
    set { _wishes.passwordRules = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _wishes.appearance }
    set {
      _wishes.appearance = newValue
      wishesDidChange()
    }
  }
  /// Whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { _wishes.returnNeedsText }
    set {
      _wishes.returnNeedsText = newValue
      wishesDidChange()
    }
  }
  /// The shortcuts bar of the keyboard. Caveat: a phone shows none.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let made = _wishes.assistant { return made }
    let made = UITextInputAssistantItem()
    _wishes.assistant = made
    return made
  }

  private func wishesDidChange() {
    contentDidChange()
    reloadInputViews()
  }

  /// The position at the beginning.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position at the end.
  public var endOfDocument: UITextPosition { UITextPosition(_content.utf16.count) }

  /// Returns the text in a range; nil for an invalid range.
  public func text(in range: UITextRange) -> String? {
    Range(range.range, in: _content).map { String(_content[$0]) }
  }

  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: _content) else { return }
    _edit(_content.replacingCharacters(in: place, with: text))
    selectedTextRange = UITextRange(NSRange(location: range.range.location + text.utf16.count, length: 0))
  }

  /// Returns the range between two positions; nil for invalid ones.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    guard start >= 0, end <= _content.utf16.count else { return nil }
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the position at an offset in UTF-16 code units; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && (0..._content.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the offset between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Inserts at the end of the text, while it is not being edited.
  func insertAtEnd(_ text: String) { _edit(_content + text) }
  func deleteAtEnd() { if !_content.isEmpty { _edit(String(_content.dropLast())) } }

  func range(of editor: (any TextEditor)?) -> UITextRange {
    UITextRange(editor?.selectedRange ?? NSRange(location: _content.utf16.count, length: 0))
  }
}
