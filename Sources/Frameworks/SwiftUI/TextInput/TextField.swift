import Foundation

/// A text field with one line or, along a vertical axis, several.
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

/// The field that a style decorates, with its placeholder.
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
  /// The text being typed into a field for a value.
  @State private var draft: String?
  @Environment(\.self) private var environment

  /// The source of the text.
  enum Source {
    case text(Binding<String>)
    /// A value as text; input is parsed immediately, and stays as typed until editing ends.
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
        // Input that could not be parsed is replaced by the value.
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
  /// Creates a field with a custom label, which is its placeholder unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(core: TextFieldCore(.text(text), prompt: prompt), label: label())
  }

  /// Creates a field with a custom label. With a vertical axis it grows with its text, within the line limit, and
  /// return starts a new line.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(
      core: TextFieldCore(.text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt), label: label())
  }

  /// Creates a field with a binding to its selection; it grows if the axis is vertical.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      core: TextFieldCore(
        .text(text), selection: selection, kind: axis == .vertical ? .growing : .line, prompt: prompt), label: label())
  }

  /// Creates a field for a value with a format. The value updates with each keystroke, and the text is reformatted when
  /// editing ends; input that the format cannot parse is discarded.
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
  /// Creates a field for an optional value. Nil is an empty field, and clearing the field sets nil, as does input that
  /// the format cannot parse.
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
  /// Creates a field with a binding to its selection; it grows if the axis is vertical.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a nonlocalized title and a binding to its selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

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

  /// Creates a field that grows with its text if the axis is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a prompt that grows with its text if the axis is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a nonlocalized title that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field with a nonlocalized title and a prompt that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for an optional value; nil is an empty field.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a nonlocalized title for an optional value; nil is an empty field.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value with a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a nonlocalized title for a value with a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
