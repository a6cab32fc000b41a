/// What a style gets of the text editor that it draws.
public struct TextEditorStyleConfiguration {
  let editor: AnyView
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// What an editor is drawn with.
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  /// The look of the editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that goes with where an editor is: on a phone the text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// An editor with nothing around its text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The same as `.plain`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that goes with where an editor is.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor with nothing around its text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Any style.
struct AnyTextEditorStyle {
  let style: any TextEditorStyle

  @MainActor func body(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    func open<S: TextEditorStyle>(_ style: S) -> AnyView {
      AnyView(TextEditorStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style an identity of its own, so that its dynamic properties work. Editors that it makes itself do not have
/// the style again.
nonisolated private struct TextEditorStyleBody<S: TextEditorStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: TextEditorStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration).environment(\.textEditorStyle, nil)
  }
}

private struct TextEditorStyleKey: EnvironmentKey { static var defaultValue: AnyTextEditorStyle? { nil } }

extension EnvironmentValues {
  /// Nil for text alone.
  var textEditorStyle: AnyTextEditorStyle? {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the text editors inside look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style: style))
  }
}
