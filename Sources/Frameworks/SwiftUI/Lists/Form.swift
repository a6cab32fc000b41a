/// Controls below each other in groups, as in Settings: a list of rounded cards.
public struct Form<Content: View>: View, FrameworkView {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// A form of any views; sections are cards.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in the environment's style.
  public var body: some View {
    if let style {
      style(FormStyleConfiguration(content: .init(view: AnyView(content))))
    } else {
      List { content }.listStyle(.insetGrouped)
    }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// What a form is drawn with.
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// The form's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form consists of.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content: View, FrameworkView {
    let view: AnyView
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
}

/// What is usual: on a phone, groups.
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
  /// What is usual: on a phone, groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on rounded cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (FormStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Nil for what is usual.
  fileprivate var formStyle: (@MainActor (FormStyleConfiguration) -> AnyView)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// How forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle) { AnyView(style.makeBody(configuration: $0)) }
  }
}
