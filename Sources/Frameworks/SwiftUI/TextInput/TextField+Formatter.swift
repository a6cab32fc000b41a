import Foundation
import ScrollworkFoundation

extension TextFieldCore.Source {
  /// Creates a source from a value and a formatter. Input that it cannot parse is discarded. Caveat: only formatters of
  /// numbers and dates, and an app's own, can parse.
  fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self = .value(
      format: { formatter.string(for: value.wrappedValue) ?? "" },
      parse: { if let read: V = formatter.value(of: $0) { value.wrappedValue = read } })
  }
}

extension Formatter {
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as any _ValueFormatter:
      formatter._value(of: text).flatMap { $0 as? V ?? ($0 as? NSNumber).flatMap { Self.number($0) } }
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap { Self.number($0) }
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? V
    default: nil
    }
  }

  /// Returns a number as the type of the field's value.
  private static func number<V>(_ number: NSNumber) -> V? {
    let forms: [Any] = [
      number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.int64Value,
      number.int32Value, CGFloat(number.doubleValue),
    ]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}

extension TextField {
  /// Creates a field for a value and a formatter. The value updates with each keystroke.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(core: TextFieldCore(.init(value, formatter), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value and a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  /// Creates a field with a localized title and a prompt for a value and a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title for a value and a formatter, and actions for the start and end of editing
  /// and for the return key.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a field with a localized title for a value and a formatter, and an action for the start and end of
  /// editing.
  @available(*, deprecated, message: "Use focused(_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged),
      label: Text(titleKey))
  }

  /// Creates a field with a localized title for a value and a formatter, and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field with a nonlocalized title for a value and a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Creates a field with a nonlocalized title and a prompt for a value and a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a nonlocalized title for a value and a formatter, and actions for the start and end of
  /// editing and for the return key.
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

  /// Creates a field with a nonlocalized title for a value and a formatter, and an action for the start and end of
  /// editing.
  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a field with a nonlocalized title for a value and a formatter, and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.init(value, formatter), prompt: nil, onCommit: onCommit), label: Text(title))
  }
}
