import Foundation

extension PersonNameComponents {
  /// Formats people's names.
  ///
  /// Caveat: family names come first only in Chinese, Japanese, Korean, Vietnamese and Hungarian; Apple's systems also
  /// consider the letters of the name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// "Tom".
      case short
      /// "Thomas Clark".
      case medium
      /// "Dr. Thomas Louis Clark Esq.".
      case long
      /// "TC".
      case abbreviated
    }

    /// The length of the name.
    public var style: Style
    /// The locale that decides the order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Returns the name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let code = locale.language.languageCode?.identifier ?? ""
      let isFamilyFirst = ["zh", "ja", "ko", "vi", "hu"].contains(code)
      let isTogether = ["zh", "ja", "ko"].contains(code)
      func joined(_ given: [String?], _ family: [String?]) -> String {
        let parts = isFamilyFirst ? family + given : given + family
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: isTogether ? "" : " ")
      }
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return joined([value.givenName], [value.familyName])
      case .long:
        return joined(
          isFamilyFirst
            ? [value.givenName, value.middleName] : [value.namePrefix, value.givenName, value.middleName],
          isFamilyFirst ? [value.familyName] : [value.familyName, value.nameSuffix])
      case .abbreviated:
        let initials = [value.givenName, value.familyName].map { $0?.prefix(1).uppercased() }
        return joined([initials[0]], [initials[1]]).filter { !$0.isWhitespace }
      }
    }
  }

  /// Returns the given name and the family name as text.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name formatted with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
