import Foundation

extension TextFieldCore.Source {
  /// A value that a formatter turns into text. What it cannot read is dropped. Caveat: only formatters of numbers and dates read.
  fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self = .value(
      format: { formatter.string(for: value.wrappedValue) ?? "" },
      parse: { if let read: V = formatter.value(of: $0) { value.wrappedValue = read } })
  }
}

extension Formatter {
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap { Self.number($0) }
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? V
    default: nil
    }
  }

  /// A number as the type that a field has.
  private static func number<V>(_ number: NSNumber) -> V? {
    let forms: [Any] = [
      number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.int64Value,
      number.int32Value, CGFloat(number.doubleValue),
    ]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}

extension TextField {
  /// A field for a value that a formatter turns into text. What is typed becomes the value at once.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(core: TextFieldCore(.init(value, formatter), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// A field with a title for a value that a formatter turns into text.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  /// A field with a title and a prompt for a value that a formatter turns into text.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title for a value that a formatter turns into text, which tells when editing begins and ends, and when return is pressed.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// A field with a title for a value that a formatter turns into text, which tells when editing begins and ends.
  @available(*, deprecated, message: "Use focused(_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged),
      label: Text(titleKey))
  }

  /// A field with a title for a value that a formatter turns into text, which tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onCommit: onCommit), label: Text(titleKey))
  }

  /// A field with a title that is not localized for a value that a formatter turns into text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// A field with a title that is not localized and a prompt for a value that a formatter turns into text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// A field with a title that is not localized for a value that a formatter turns into text, which tells when editing begins and ends, and when return is pressed.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// A field with a title that is not localized for a value that a formatter turns into text, which tells when editing begins and ends.
  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// A field with a title that is not localized for a value that a formatter turns into text, which tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onCommit: onCommit), label: Text(title))
  }
}
