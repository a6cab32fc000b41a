import Foundation

/// A string to look up later, possibly in another language.
public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation
{
  /// The location of the string tables.
  public enum BundleDescription: Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class. Caveat: all classes here belong to the main bundle.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    package var value: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle._bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key to look up.
  public let key: String
  /// The fallback text, and the interpolated values.
  public let defaultValue: String.LocalizationValue
  /// The string table; `Localizable` if nil.
  public let table: String?
  /// The locale that decides the language.
  public var locale: Locale
  /// The location of the string tables.
  package let bundle: BundleDescription

  /// Creates a resource whose key is its own text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.format, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with another key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, bundle)
  }

  /// Creates a resource with another key in a bundle.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key: key.description, defaultValue, table, locale, .atURL(bundle.bundleURL))
  }

  /// Creates a resource without interpolations.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource with interpolations.
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

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// Returns whether both stand for the same string.
  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle.value?.bundleURL == b.bundle.value?.bundleURL
  }
}

/// A type that can be represented as a localized string resource.
public protocol CustomLocalizedStringResourceConvertible {
  /// The resource.
  var localizedStringResource: LocalizedStringResource { get }
}
