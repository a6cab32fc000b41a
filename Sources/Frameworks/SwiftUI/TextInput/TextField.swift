import Foundation

/// A field for text, of one line or, with a vertical axis, of several.
nonisolated public struct TextField<Label: View>: View, FrameworkView {
  let core: TextFieldCore
  let label: Label
  @Environment(\.textFieldStyle) private var style

  init(core: TextFieldCore, label: Label) {
    self.core = core
    self.label = label
  }

  /// The field in the environment's style.
  @MainActor public var body: some View {
    if Label.self == _TextFieldStyleLabel.self {
      core
    } else {
      style.body(core.labelled(AnyView(label), title: label as? Text))
    }
  }
}

/// What a style puts its decoration around: the field itself, with its placeholder.
nonisolated struct TextFieldCore: View, KeptFrameworkView {
  private let source: Source
  private let selection: Binding<TextSelection?>?
  private let kind: TextInputView.Kind
  private let isSecure: Bool
  private let prompt: Text?
  private let onEditingChanged: ((Bool) -> Void)?
  private let onCommit: (() -> Void)?
  private(set) var label = AnyView(EmptyView())
  /// The label, if it is a text.
  private(set) var title: Text?
  /// What is being typed into a field for a value.
  @State private var draft: String?
  @Environment(\.self) private var environment

  /// Where the text comes from and goes to.
  enum Source {
    case text(Binding<String>)
    /// A value as text; what is typed is parsed at once, and stays as it was typed until editing ends.
    case value(format: () -> String, parse: (String) -> Void)
  }

  init(
    _ source: Source, selection: Binding<TextSelection?>? = nil, kind: TextInputView.Kind = .line,
    isSecure: Bool = false, prompt: Text?,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.source = source
    self.selection = selection
    self.kind = kind
    self.isSecure = isSecure
    self.prompt = prompt
  }

  @MainActor func labelled(_ label: AnyView, title: Text?) -> TextFieldCore {
    var copy = self
    copy.label = label
    copy.title = title
    return copy
  }

  @MainActor var body: some View {
    let text = text
    let value = text.wrappedValue
    TextInputView(
      text: value, binding: text, selected: selection?.wrappedValue, selection: selection, kind: kind,
      isSecure: isSecure, title: title?.string(in: environment) ?? "",
      prompt: (prompt ?? title)?.string(in: environment) ?? "",
      onEditing: { isEditing in
        // What could not be read gives way to the value.
        if !isEditing { draft = nil }
        onEditingChanged?(isEditing)
      }
    )
    .transformEnvironment(\.submitActions) { if let onCommit { $0.actions.insert(onCommit, at: 0) } }
    .background(alignment: alignment) {
      if value.isEmpty { placeholder.allowsHitTesting(false).accessibilityHidden(true) }
    }
  }

  @MainActor private var text: Binding<String> {
    switch source {
    case .text(let binding): binding
    case .value(let format, let parse):
      Binding(
        get: { draft ?? format() },
        set: {
          draft = $0
          parse($0)
        })
    }
  }

  @MainActor private var placeholder: some View {
    Group { if let prompt { prompt } else { label } }
      .foregroundStyle(Color(uiColor: .placeholderText)).lineLimit(kind == .line ? 1 : nil)
  }

  @MainActor private var alignment: Alignment {
    let isLine = kind == .line
    return switch environment.multilineTextAlignment {
    case .leading: isLine ? .leading : .topLeading
    case .center: isLine ? .center : .top
    case .trailing: isLine ? .trailing : .topTrailing
    }
  }
}

extension TextField {
  /// A field with any label, which stands in it while it is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(core: TextFieldCore(.text(text), prompt: prompt), label: label())
  }

  /// The same; with a vertical axis it grows with its text, within the line limit, and return begins a new line.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(
      core: TextFieldCore(.text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt), label: label())
  }

  /// A field that tells what of its text is selected, and selects what it is told; with a vertical axis it grows.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      core: TextFieldCore(
        .text(text), selection: selection, kind: axis == .vertical ? .growing : .line, prompt: prompt), label: label())
  }

  /// A field for a value that a format turns into text. What is typed becomes the value at once, and looks as the format has it when editing
  /// ends; what the format cannot read is dropped.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let source = TextFieldCore.Source.value(
      format: { format.format(value.wrappedValue) },
      parse: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(core: TextFieldCore(source, prompt: prompt), label: label())
  }
}

extension TextField {
  /// A field for a value that there may be none of: then it is empty, and what empties it makes it nil. What the format cannot read
  /// makes it nil too.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let source = TextFieldCore.Source.value(
      format: { value.wrappedValue.map(format.format) ?? "" },
      parse: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(core: TextFieldCore(source, prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// A field that tells what of its text is selected, and selects what it is told; with a vertical axis it grows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that tells what of its text is selected, and selects what it is told; the title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field whose title stands in it while it is empty, unless there is a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field whose title stands in it while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field whose title stands in it while it is empty, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field whose title stands in it while it is empty, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field that grows with its text if the axis is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// A field that grows with its text if the axis is vertical, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that grows with its text if the axis is vertical; the title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// A field that grows with its text if the axis is vertical, with a prompt; the title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field for a value that there may be none of: an empty field.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that there may be none of: an empty field; the title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value that a format turns into text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field for a value that a format turns into text; the title is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
