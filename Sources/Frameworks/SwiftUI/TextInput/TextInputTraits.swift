import Foundation
import ScrollworkUIKit

/// The input settings of a field, from the modifiers around it.
struct TextInputTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  /// Nil for the default of the kind of field and keyboard.
  var capitalization: TextInputAutocapitalization?
  var submitLabel = SubmitLabel.return
  /// The keyboard's own scheme; nil for the environment's.
  var colorScheme: ColorScheme?
  /// Whether the submit key is disabled while there is no text.
  var submitNeedsText = false
}

/// When the keyboard capitalizes text.
public struct TextInputAutocapitalization: Sendable, Equatable {
  let type: UITextAutocapitalizationType

  /// Creates the value from UIKit's type; nil if it is unknown.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Never.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

  /// Returns whether a letter typed after `text` should be a capital.
  func capitalizes(after text: Substring) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let end = text.last { !$0.isWhitespace || $0.isNewline }
      return end.map { ".!?\u{2026}".contains($0) || $0.isNewline } ?? true
    }
  }
}

/// The label of the return key.
public struct SubmitLabel: Sendable, Equatable {
  /// The title as written on the key.
  let title: String

  /// "done".
  public static var done: SubmitLabel { SubmitLabel(title: "done") }
  /// "go".
  public static var go: SubmitLabel { SubmitLabel(title: "go") }
  /// "send".
  public static var send: SubmitLabel { SubmitLabel(title: "send") }
  /// "join".
  public static var join: SubmitLabel { SubmitLabel(title: "join") }
  /// "route".
  public static var route: SubmitLabel { SubmitLabel(title: "route") }
  /// "search".
  public static var search: SubmitLabel { SubmitLabel(title: "search") }
  /// "return".
  public static var `return`: SubmitLabel { SubmitLabel(title: "return") }
  /// "next".
  public static var next: SubmitLabel { SubmitLabel(title: "next") }
  /// "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(title: "continue") }
}

/// The kinds of submission that trigger an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// Creates triggers from raw bits; unknown ones are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key of a text field or secure field.
  public static let text = SubmitTriggers(rawValue: 1)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  enum Kind: Sendable { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Interactively in a text editor, otherwise immediately.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as a drag begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// With a finger that drags down over the keyboard; dragging back restores it.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Never shows indicators.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// The actions for the return key, innermost first.
struct SubmitActions {
  var actions: [() -> Void] = []
  /// The actions for search fields.
  var search: [() -> Void] = []
}

private struct TraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }
private struct NoAutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }
private struct ScrollDismissesKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Whether the browser's own keyboard is asked not to autocorrect. Our keyboard never does.
  public var autocorrectionDisabled: Bool {
    get { self[NoAutocorrectionKey.self] }
    set { self[NoAutocorrectionKey.self] = newValue }
  }

  /// Older spelling of `autocorrectionDisabled`; nil for the default.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKey.self] }
    set { self[ScrollDismissesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the keyboard type of fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = type }
  }

  /// Sets the content type of fields in this view; nil for none. The browser's password manager and suggestions use it.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.content = textContentType }
  }

  /// Sets when the keyboard capitalizes text in fields of this view; nil for sentences, or never for email and web
  /// addresses.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }

  /// Older spelling of `textInputAutocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether autocorrection is disabled in fields of this view. Caveat: only the browser's own keyboard
  /// autocorrects.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Older spelling of `autocorrectionDisabled(_:)`; nil for the default.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Sets the label of the return key for fields in this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }

  /// Runs `action` when the return key is pressed in a single-line field of this view, or with `.search` in its search
  /// field; outer actions run after it.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.actions.insert(action, at: 0) }
      if triggers.contains(.search) { $0.search.insert(action, at: 0) }
    }
  }

  /// Stops submissions in this view from reaching outer actions.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Sets how scroll views in this view dismiss the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
