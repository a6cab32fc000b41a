/// The properties of labelled content that are passed to its style.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  nonisolated public struct Label: View, ControlLabel, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased content.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates the line's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, and the content in the secondary style at the end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(isValue: true) {
      configuration.label
    } control: {
      configuration.content.defaultForegroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, and the content at the end.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Any style.
struct AnyLabeledContentStyle {
  let style: any LabeledContentStyle

  @MainActor
  func body(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    func open<S: LabeledContentStyle>(_ style: S) -> AnyView {
      AnyView(LabeledContentStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct LabeledContentStyleBody<S: LabeledContentStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: LabeledContentStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle { AnyLabeledContentStyle(style: AutomaticLabeledContentStyle()) }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labelled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style: style))
  }
}
