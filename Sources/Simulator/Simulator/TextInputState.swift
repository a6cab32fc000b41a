import DisplayList
import ScrollworkSwiftUI

/// The focused field, as a host's own keyboard needs it.
public struct TextInputState: Sendable, Equatable {
  /// The field's fragment.
  public var key: FragmentKey
  /// The kind of keyboard: `text`, `numeric`, `decimal`, `tel`, `email` or `url`, as HTML's `inputmode` names them.
  public var keyboard: String
  /// The purpose of the field, as HTML's `autocomplete` names it; empty for none in particular.
  public var content: String
  /// The action of the return key, as HTML's `enterkeyhint` names it; empty for none in particular.
  public var submit: String
  /// When to capitalize: `none`, `words`, `sentences` or `characters`.
  public var capitalization: String
  /// Whether typed text may be corrected.
  public var corrects: Bool
  /// Whether typed text must be hidden.
  public var isSecure: Bool
  /// The selected text, to be copied; empty for none, and for a secure field.
  public var selection: String

  /// Creates a state; a plain text field by default.
  public init(
    key: FragmentKey, keyboard: String = "text", content: String = "", submit: String = "",
    capitalization: String = "sentences", corrects: Bool = true, isSecure: Bool = false, selection: String = ""
  ) {
    self.key = key
    self.keyboard = keyboard
    self.content = content
    self.submit = submit
    self.capitalization = capitalization
    self.corrects = corrects
    self.isSecure = isSecure
    self.selection = selection
  }

  init(_ state: Runtime.TextInputState) {
    self.init(
      key: state.key, keyboard: state.keyboard, content: state.content, submit: state.submit,
      capitalization: state.capitalization, corrects: state.corrects, isSecure: state.isSecure,
      selection: state.selection)
  }
}
