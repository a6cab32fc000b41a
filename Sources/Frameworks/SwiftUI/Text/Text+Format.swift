import Foundation

extension Text {
  /// Creates a text from a value formatted for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedValue(input, format: format))
  }

  /// Creates a text from a value and a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Creates a text from a value and a formatter.
  public init<Subject: _FormattedByDescription>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Creates a text from an object and a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }
}
