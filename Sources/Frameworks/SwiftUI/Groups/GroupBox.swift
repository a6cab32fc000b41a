/// A box with content below a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View, FrameworkView {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a view as its label: the older API.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The label and the content in the environment's style.
  @MainActor public var body: some View {
    style.body(
      GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

// MARK: Styles

/// The properties of a group box that are passed to its style.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased content.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The box's label.
  public let label: Label
  /// The box's content.
  public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates the box's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded box, with the label in its upper leading corner.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { RoundedBox(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A rounded box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The nesting level of boxes.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

/// The background of a box differs from that of the surrounding one. Padding and radius are guesses.
nonisolated private struct RoundedBox: View, FrameworkView {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLevel) private var level
  @Environment(\.backgroundStyle) private var ground

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !(configuration.label.content.content is EmptyView) {
        configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
      }
      // The content is centred, as in a stack, in the box's width.
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(
      ground ?? AnyShapeStyle(Color(uiColor: level % 2 == 0 ? .secondarySystemBackground : .systemBackground)),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous)
    )
    .environment(\.groupBoxLevel, level + 1)
  }
}

/// Any style.
struct AnyGroupBoxStyle {
  let style: any GroupBoxStyle

  @MainActor
  func body(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    func open<S: GroupBoxStyle>(_ style: S) -> AnyView {
      AnyView(GroupBoxStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct GroupBoxStyleBody<S: GroupBoxStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: GroupBoxStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(style: DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
  fileprivate var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the group boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style: style))
  }
}
