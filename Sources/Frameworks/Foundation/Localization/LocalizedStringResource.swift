import Foundation

/// A text to look up later, perhaps in another language.
public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation
{
  /// Where the string tables are.
  public enum BundleDescription: Sendable {
    /// In the app's bundle.
    case main
    /// In the bundle of a class. Caveat: all classes here are the main bundle's.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    package var value: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle._bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// The text if nothing is found, and the values that go into it.
  public let defaultValue: String.LocalizationValue
  /// The string table, `Localizable` if nil.
  public let table: String?
  /// Whose language it will be.
  public var locale: Locale
  /// Where the string tables are.
  package let bundle: BundleDescription

  /// The text under its own name.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.format, keyAndValue, table, locale, bundle)
  }

  /// A text under another name.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, bundle)
  }

  /// A text under another name in a bundle.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, .atURL(bundle.bundleURL))
  }

  /// A text without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// True if both stand for the same text.
  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle.value?.bundleURL == b.bundle.value?.bundleURL
  }
}

/// What can be said as a text to look up.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
