import Foundation

/// A line with a label at its start and content at its end.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style
}

nonisolated extension LabeledContent: View, FrameworkView where Label: View, Content: View {
  /// Creates a line with custom content and a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content in the environment's style. However many views the style makes, they form one line.
  @MainActor public var body: some View {
    HStack {
      style.body(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label.asControlLabel)), content: .init(content: AnyView(content))))
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the line that a style was given.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a line with a title and custom content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a line with a title that is not localized and custom content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a line with a title and a text value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a line with a title and a text value, neither of them localized.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a line with a title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates a line with a title that is not localized and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
