/// A group of related controls: side by side as one control, or on one line in a menu.
nonisolated public struct ControlGroup<Content: View>: View, FrameworkView {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls in the environment's style.
  @MainActor public var body: some View {
    let parts = (content as? any LabeledControls)?.parts
    style.body(
      ControlGroupStyleConfiguration(
        content: .init(content: parts?.content ?? AnyView(content)),
        label: .init(content: parts?.label ?? AnyView(EmptyView()))))
  }
}

/// Controls and their label.
nonisolated private protocol LabeledControls {
  var parts: (content: AnyView, label: AnyView) { get }
}

/// The content of a control group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View, FrameworkView, LabeledControls {
  let content: Content
  let label: Label
  fileprivate var parts: (content: AnyView, label: AnyView) { (AnyView(content), AnyView(label)) }

  /// The controls.
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  /// Creates a group with a custom label, which is shown if the group is a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Creates a group with a title, which is shown if the group is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is not localized, which is shown if the group is a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title and a symbol, which are shown if the group is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title that is not localized and a symbol, which are shown if the group is a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// Creates the group that a style was given.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
