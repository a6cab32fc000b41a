import Foundation

extension String {
  /// A text to look up, with the values that go into it: "\(name) has \(count) pets" is "%@ has %lld pets" in a string table.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What is looked up, and the text if nothing is found.
    package let format: String
    package let arguments: [PrintfFormat.Argument]

    /// A text without values.
    public init(_ value: String) {
      format = value
      arguments = []
    }

    /// A text without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      // Percent signs are doubled only in what is a format.
      format = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.format
    }

    /// Collects a text and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format = ""
      var literals = ""
      var arguments: [PrintfFormat.Argument] = []

      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      /// Text between values.
      public mutating func appendLiteral(_ literal: String) {
        literals += literal
        format += literal.replacing("%", with: "%%")
      }

      private mutating func append(_ argument: PrintfFormat.Argument, _ specifier: String) {
        format += specifier
        arguments.append(argument)
      }

      /// A text.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
      /// A text.
      public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), "%@") }
      /// A whole number.
      public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T) {
        append(.signed(Int64(value)), T.bitWidth == 64 ? "%lld" : "%d")
      }
      /// A whole number without a sign.
      public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
        append(.unsigned(UInt64(value)), T.bitWidth == 64 ? "%llu" : "%u")
      }
      /// A number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(.real(Double(value)), T.self == Float.self ? "%f" : "%lf")
      }
      /// A whole number, written as a placeholder of printf says.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        append(.signed(Int64(clamping: value)), specifier)
      }
      /// A number, written as a placeholder of printf says.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        append(.real(Double(value)), specifier)
      }
      /// A value in a style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { append(.text(format.format(value)), "%@") }
      /// An object, written by a formatter.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        append(.text(formatter?.string(for: subject) ?? "\(subject)"), "%@")
      }
      /// A value, written by a formatter.
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
      }
    }
  }

  /// The text for a key, its own text if there is none, in the language of the phone.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.format, defaultValue: keyAndValue, table: table, bundle: bundle, language: PhoneBundle.locale,
      locale: locale)
  }

  /// The text for a key, another if there is none, in the language of the phone.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, bundle: bundle, language: PhoneBundle.locale,
      locale: locale)
  }

  /// The text that a resource stands for, in the resource's language.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table, bundle: resource.bundle.value,
      language: resource.locale, locale: resource.locale)
  }

  /// - Parameters:
  ///   - language: whose text is looked up.
  ///   - locale: whose numbers go into it.
  private init(
    key: String, defaultValue: LocalizationValue, table: String?, bundle: Bundle?, language: Locale, locale: Locale
  ) {
    let arguments = defaultValue.arguments
    let table = table == "" ? nil : table
    let found = StringTable.string(
      for: key, table: table, bundle: bundle, locale: language, numbers: arguments.map(\.wholeNumber))
    // A table answers with the key for what it does not have.
    let format = found == key ? defaultValue.format : found
    guard !arguments.isEmpty else {
      self = format
      return
    }
    self = PrintfFormat(format).pieces(arguments: arguments, locale: locale).map(\.text).joined()
  }
}

extension AttributedString {
  /// The text for a key, its own text if there is none, in the language of the phone; nouns in `^[…](inflect: true)` agree with
  /// their numbers. Caveat: other Markdown in it stays as it is written.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    self.init(Inflection.applied(to: text, language: PhoneBundle.locale.identifier))
  }

  /// The text that a resource stands for; nouns in `^[…](inflect: true)` agree with their numbers.
  public init(localized resource: LocalizedStringResource) {
    self.init(Inflection.applied(to: String(localized: resource), language: resource.locale.identifier))
  }
}
