import DisplayList
import ScrollworkSwiftUI

/// The field that has the focus, as a host's own keyboard should know it.
public struct TextInputState: Sendable, Equatable {
  /// The fragment of the field.
  public var key: FragmentKey
  /// Which keys are wanted: `text`, `numeric`, `decimal`, `tel`, `email` or `url`, as HTML's `inputmode` names them.
  public var keyboard: String
  /// What the field is for, as HTML's `autocomplete` names it; empty for nothing in particular.
  public var content: String
  /// What the return key does, as HTML's `enterkeyhint` names it; empty for nothing in particular.
  public var submit: String
  /// When to capitalize: `none`, `words`, `sentences` or `characters`.
  public var capitalization: String
  /// False where the app asks not to correct what is typed.
  public var corrects: Bool
  /// What is typed must not be seen.
  public var isSecure: Bool
  /// What is selected, to be copied; empty for nothing, and for what is secret.
  public var selection: String

  /// A field of plain text, unless told otherwise.
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
