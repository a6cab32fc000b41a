/// Content in a box, below a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View, FrameworkView {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a view as its label, the older way.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// Label and content in the environment's style.
  @MainActor public var body: some View {
    style.body(
      GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a text as its label, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

// MARK: Styles

/// What a style gets of the box that it draws.
public struct GroupBoxStyleConfiguration {
  /// The label, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What is in the box, its type hidden.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the box is called.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a box is drawn with.
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of the box.
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
  /// In how many boxes a view is.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

/// The ground of a box differs from that of the one around it. Padding and radius are guesses.
nonisolated private struct RoundedBox: View, FrameworkView {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxLevel) private var level
  @Environment(\.backgroundStyle) private var ground

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !(configuration.label.content.content is EmptyView) {
        configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
      }
      // The content is centred, as in a stack, in whatever width the box has.
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

/// Gives a style an identity of its own, so that its dynamic properties work.
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
  /// How boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style: style))
  }
}
