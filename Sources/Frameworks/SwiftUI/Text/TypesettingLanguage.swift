import Foundation

/// The language whose rules are used to typeset a text: the forms of letters and where lines break.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The BCP 47 code; nil for the language that suits the letters.
  let code: String?

  /// The language that suits the letters.
  public static let automatic = TypesettingLanguage(code: nil)
  /// A specific language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(code: language.maximalIdentifier)
  }
}

private struct TypesettingLanguageKey: EnvironmentKey { static var defaultValue: TypesettingLanguage { .automatic } }

extension EnvironmentValues {
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension Text {
  /// Typesets the text by the rules of a language, without translating it. The innermost of several modifiers wins.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.language = $0.language ?? language } }
  }
  /// Typesets the text by the rules of a language, without translating it.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

nonisolated extension View {
  /// Typesets texts in this view by the rules of a language, without translating them.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
  /// Typesets texts in this view by the rules of a language, without translating them.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
