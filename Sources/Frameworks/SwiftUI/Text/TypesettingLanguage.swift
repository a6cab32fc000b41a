import Foundation

/// By the rules of which language a text is set: which forms letters have, and where lines are broken.
public struct TypesettingLanguage: Equatable, Sendable {
  /// As BCP 47 names it; nil for what suits the letters.
  let code: String?

  /// What suits the letters.
  public static let automatic = TypesettingLanguage(code: nil)
  /// A certain language.
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
  /// Sets the text by the rules of a language, which does not translate it. Of two such modifiers the inner one wins.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.language = $0.language ?? language } }
  }
  /// Sets the text by the rules of a language, which does not translate it.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

nonisolated extension View {
  /// Sets texts inside by the rules of a language, which does not translate them.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
  /// Sets texts inside by the rules of a language, which does not translate them.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
