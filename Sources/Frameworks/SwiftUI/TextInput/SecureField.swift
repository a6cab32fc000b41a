/// A single-line field that shows a bullet for each character, and from which text cannot be copied.
nonisolated public struct SecureField<Label: View>: View, FrameworkView {
  private let text: Binding<String>
  private let prompt: Text?
  private let onCommit: (() -> Void)?
  private let label: Label
  @Environment(\.textFieldStyle) private var style

  /// Creates a field with a custom label, which is its placeholder unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, onCommit: nil, label: label())
  }

  init(_ text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    self.label = label
  }

  /// The field in the environment's style.
  @MainActor public var body: some View {
    style.body(
      TextFieldCore(.text(text), isSecure: true, prompt: prompt, onCommit: onCommit)
        .labelled(AnyView(label), title: label as? Text))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which is its placeholder unless there is a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a localized title as its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a nonlocalized title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a nonlocalized title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
