import Foundation

/// What the keyboard can type into: a view of the app's own class that can become first responder as well.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// There is something to delete.
  var hasText: Bool { get }
  /// The keyboard typed; return is a line break.
  func insertText(_ text: String)
  /// The keyboard's delete key was pressed.
  func deleteBackward()
}

/// A text in which places can be named. Caveat: the text that an input method has not decided on yet, and gestures, are not asked for.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// What is selected; empty where the next letter goes.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not decided on yet; nil for none, as always here.
  var markedTextRange: UITextRange? { get }
  /// Before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// After the last letter.
  var endOfDocument: UITextPosition { get }
  /// The text in a range; nil for a range that is not in the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two places; nil for places that are not in the text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 code units further; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many UTF-16 code units there are from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Where the caret is at a place, in the view's coordinates. An empty rectangle hides it.
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  /// The text that an input method has not decided on yet: none.
  public var markedTextRange: UITextRange? { nil }
}

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// UTF-16 code units from the beginning.
  let offset: Int

  /// The beginning, for a class of the app's that keeps places itself.
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)

  /// The beginning, for a class of the app's that keeps places itself.
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(_ range: NSRange) {
    places = (UITextPosition(range.location), UITextPosition(range.location + range.length))
  }

  /// Where it begins.
  open var start: UITextPosition { places.start }
  /// Where it ends.
  open var end: UITextPosition { places.end }
  /// True for a place between two letters.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// What the pasteboard and a text exchange.
package enum TextCommand {
  case cut, copy, paste
}

/// What the keyboard edits on the screen on behalf of a field. Ranges count UTF-16 code units.
@MainActor
package protocol TextEditor: AnyObject {
  /// Cuts, copies or pastes.
  func perform(_ command: TextCommand)
  var selectedRange: NSRange { get set }
  /// As if typed, without asking the field again.
  func insertTyped(_ text: String)
  func deleteTyped()
  /// Where the caret is at a place, in the field's coordinates.
  func caretRect(at offset: Int) -> CGRect
  /// What stands in place of the keyboard, or on it, may be another view.
  func inputViewsDidChange()
}

/// A field or a text view.
@MainActor @preconcurrency
public protocol _EditedText: UITextInput, UIView {
  /// The text that is edited.
  var _content: String { get }
  /// A person, or code for one, changed the text.
  func _edit(_ new: String)
  /// What it wants of the keyboard.
  var _wishes: _KeyboardWishes { get set }
}

extension _EditedText {
  /// Whether spelling is checked. Caveat: it has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _wishes.spellChecking }
    set { _wishes.spellChecking = newValue }
  }
  /// Whether straight quotes become curly ones. Caveat: they stay as they are.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _wishes.smartQuotes }
    set { _wishes.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash. Caveat: they stay as they are.
  public var smartDashesType: UITextSmartDashesType {
    get { _wishes.smartDashes }
    set { _wishes.smartDashes = newValue }
  }
  /// Whether pasted words get the spaces that they need. Caveat: they do not.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _wishes.smartInsertDelete }
    set { _wishes.smartInsertDelete = newValue }
  }
  /// Whether the rest of a word is offered behind the caret. Caveat: it is not.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { _wishes.inlinePrediction }
    set { _wishes.inlinePrediction = newValue }
  }
  /// What a new password has to be like. Caveat: no passwords are suggested.
  public var passwordRules: UITextInputPasswordRules? {
    get { _wishes.passwordRules }
    set { _wishes.passwordRules = newValue }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _wishes.appearance }
    set {
      _wishes.appearance = newValue
      wishesDidChange()
    }
  }
  /// The return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { _wishes.returnNeedsText }
    set {
      _wishes.returnNeedsText = newValue
      wishesDidChange()
    }
  }
  /// Buttons beside what the keyboard offers. Caveat: a phone shows none.
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

  /// Before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// After the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(_content.utf16.count) }

  /// The text in a range; nil for a range that is not in the text.
  public func text(in range: UITextRange) -> String? {
    Range(range.range, in: _content).map { String(_content[$0]) }
  }

  /// Puts a text in the place of a range.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: _content) else { return }
    _edit(_content.replacingCharacters(in: place, with: text))
    selectedTextRange = UITextRange(NSRange(location: range.range.location + text.utf16.count, length: 0))
  }

  /// The range between two places; nil for places that are not in the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    guard start >= 0, end <= _content.utf16.count else { return nil }
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The place so many UTF-16 code units further; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && (0..._content.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// How many UTF-16 code units there are from one place to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// A change where nobody edits: at the end of the text.
  func insertAtEnd(_ text: String) { _edit(_content + text) }
  func deleteAtEnd() { if !_content.isEmpty { _edit(String(_content.dropLast())) } }

  func range(of editor: (any TextEditor)?) -> UITextRange {
    UITextRange(editor?.selectedRange ?? NSRange(location: _content.utf16.count, length: 0))
  }
}
