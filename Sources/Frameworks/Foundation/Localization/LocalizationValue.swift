import Foundation

extension String {
  /// A string to look up, with its interpolated values: "\(name) has \(count) pets" is "%@ has %lld pets" in a string
  /// table.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key to look up, which is also the fallback text.
    package let format: String
    package let arguments: [PrintfFormat.Argument]

    /// Creates a value without interpolations.
    public init(_ value: String) {
      format = value
      arguments = []
    }

    /// Creates a value without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      // Percent signs are doubled only in formats.
      format = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.format
    }

    /// Collects the literals and values of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format = ""
      var literals = ""
      var arguments: [PrintfFormat.Argument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {
        literals += literal
        format += literal.replacing("%", with: "%%")
      }

      private mutating func append(_ argument: PrintfFormat.Argument, _ specifier: String) {
        format += specifier
        arguments.append(argument)
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
      /// Appends a string.
      public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), "%@") }
      /// Appends a signed integer.
      public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T) {
        append(.signed(Int64(value)), T.bitWidth == 64 ? "%lld" : "%d")
      }
      /// Appends an unsigned integer.
      public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
        append(.unsigned(UInt64(value)), T.bitWidth == 64 ? "%llu" : "%u")
      }
      /// Appends a floating-point number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(.real(Double(value)), T.self == Float.self ? "%f" : "%lf")
      }
      /// Appends an integer with a printf format specifier.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        append(.signed(Int64(clamping: value)), specifier)
      }
      /// Appends a floating-point number with a printf format specifier.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        append(.real(Double(value)), specifier)
      }
      /// Appends a value formatted with a style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { append(.text(format.format(value)), "%@") }
      /// Appends an object formatted by a formatter.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.text(formatter?.string(for: subject) ?? "\(subject)"), "%@")
      }
      /// Appends a value formatted by a formatter.
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
      }
    }
  }

  /// Creates the localized string for a key, in the language of the phone; the key is the fallback.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.format, defaultValue: keyAndValue, table: table, bundle: bundle, language: PhoneBundle.locale,
      locale: locale)
  }

  /// Creates the localized string for a key, in the language of the phone, with another fallback.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, bundle: bundle, language: PhoneBundle.locale,
      locale: locale)
  }

  /// Creates the string that a resource stands for, in the resource's language.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: resource.bundle.value,
      language: resource.locale, locale: resource.locale)
  }

  /// - Parameters:
  ///   - language: the locale in whose language the string is looked up.
  ///   - locale: the locale that formats its numbers.
  private init(
    key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?, language: Locale, locale: Locale
  ) {
    let arguments = defaultValue.arguments
    let table = table == "" ? nil : table
    let found = StringTable.string(
      for: key, table: table, bundle: bundle, locale: language, numbers: arguments.map(\.wholeNumber))
    // A table returns the key for strings that it lacks.
    let format = found == key ? defaultValue.format : found
    guard !arguments.isEmpty else {
      self = format
      return
    }
    self = PrintfFormat(format).pieces(arguments: arguments, locale: locale).map(\.text).joined()
  }
}

extension AttributedString {
  /// Creates the localized string for a key, in the language of the phone; the key is the fallback. Nouns in
  /// `^[…](inflect: true)` agree with their numbers. Caveat: other Markdown in it is not interpreted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self.init(Inflection.applied(to: text, language: PhoneBundle.locale.identifier))
  }

  /// Creates the string that a resource stands for; nouns in `^[…](inflect: true)` agree with their numbers.
  public init(localized resource: LocalizedStringResource) {
    self.init(Inflection.applied(to: String(localized: resource), language: resource.locale.identifier))
  }
}
