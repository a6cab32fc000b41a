extension TextField where Label == Text {
  /// A field that tells when editing begins and ends, and when return is pressed. `onEditingChanged` gets true and false.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// A field that tells when editing begins and ends: with true and false.
  @available(*, deprecated, message: "Use focused(_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// A field that tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onCommit: onCommit), label: Text(titleKey))
  }

  /// A field with a title that is not localized, which tells when editing begins and ends, and when return is pressed.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// A field with a title that is not localized, which tells when editing begins and ends: with true and false.
  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// A field with a title that is not localized, which tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onCommit: onCommit), label: Text(title))
  }
}

extension SecureField where Label == Text {
  /// A field that tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(titleKey))
  }

  /// A field with a title that is not localized, which tells when return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(title))
  }
}
