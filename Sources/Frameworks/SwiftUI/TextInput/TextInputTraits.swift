import Foundation
import ScrollworkUIKit

/// How a field is typed into: what the modifiers around it say.
struct TextInputTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  /// Nil for what goes with the kind of field and keyboard.
  var capitalization: TextInputAutocapitalization?
  var submitLabel = SubmitLabel.return
  /// The keyboard's own; nil for that of the place.
  var colorScheme: ColorScheme?
  /// The submit key does nothing while there is no text.
  var submitNeedsText = false
}

/// When a keyboard capitalizes what is typed.
public struct TextInputAutocapitalization: Sendable, Equatable {
  let type: UITextAutocapitalizationType

  /// UIKit's way of saying it; nil for a type that is not known.
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

  /// True if a letter typed behind `text` is to be a capital.
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

/// What the return key says.
public struct SubmitLabel: Sendable, Equatable {
  /// As it is written on the key.
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

/// Which kinds of submission an action is for.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// The kinds whose bits are set; unknown ones mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
}

/// How a scroll makes the keyboard go.
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  enum Kind: Sendable { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Interactively in a text editor, immediately elsewhere.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as a finger scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// With a finger that moves down over it, and back with the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// What to do when the return key is pressed, innermost first.
struct SubmitActions {
  var actions: [() -> Void] = []
  /// The same for search fields.
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

  /// The browser's own keyboard is asked not to correct what is typed. Our keyboard never does.
  public var autocorrectionDisabled: Bool {
    get { self[NoAutocorrectionKey.self] }
    set { self[NoAutocorrectionKey.self] = newValue }
  }

  /// An older spelling of `autocorrectionDisabled`; nil for the default.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// How a scroll makes the keyboard go.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKey.self] }
    set { self[ScrollDismissesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Which keys the keyboard shows for fields inside.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = type }
  }

  /// What fields inside are meant for; nil for nothing in particular. The browser's password manager and its
  /// suggestions go by it.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.content = textContentType }
  }

  /// When the keyboard capitalizes what is typed into fields inside; nil for sentences, and for email and web addresses
  /// never.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }

  /// An older spelling of `textInputAutocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Asks the keyboard not to correct what is typed into fields inside. Caveat: only the browser's own keyboard
  /// corrects anything.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// An older spelling of `autocorrectionDisabled(_:)`; nil for the default.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// What the return key says for fields inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }

  /// Runs `action` when the return key is pressed in a field inside that has one line, or with `.search` in the search
  /// field of the view; actions further out follow.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.actions.insert(action, at: 0) }
      if triggers.contains(.search) { $0.search.insert(action, at: 0) }
    }
  }

  /// Keeps submissions inside from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// How scroll views inside make the keyboard go.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
