/// A container for groups of controls, as in Settings: a list of rounded cards.
nonisolated public struct Form<Content: View>: View, FrameworkView {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form from any views; sections are cards.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in the environment's style.
  @MainActor public var body: some View {
    if let style {
      Self.made(style, FormStyleConfiguration(content: .init(view: AnyView(content))))
    } else {
      List { content }.listStyle(.insetGrouped)
    }
  }

  @MainActor private static func made<S: FormStyle>(_ style: S, _ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(FormStyleBody(style: style, configuration: configuration))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style was given.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct FormStyleBody<S: FormStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: FormStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// Creates the form's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that are passed to its style.
public struct FormStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View, FrameworkView {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The controls.
  public let content: Content
}

/// The default: on a phone, groups.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Rows on rounded cards.
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default: on a phone, groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on rounded cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension EnvironmentValues {
  /// Nil for the default.
  fileprivate var formStyle: (any FormStyle)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
