extension TextField where Label == Text {
  /// Creates a field with actions for the start and end of editing and for the return key. `onEditingChanged` receives
  /// true and false.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a field with an action for the start and end of editing, which receives true and false.
  @available(*, deprecated, message: "Use focused(_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field with an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field with a nonlocalized title, and actions for the start and end of editing and for the return key.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// Creates a field with a nonlocalized title, and an action for the start and end of editing, which receives true and
  /// false.
  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a field with a nonlocalized title, and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(core: TextFieldCore(.text(text), prompt: nil, onCommit: onCommit), label: Text(title))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a nonlocalized title, and an action for the return key.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(title))
  }
}
