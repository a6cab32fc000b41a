/// The properties of a text editor, for a style to draw.
public struct TextEditorStyleConfiguration {
  let editor: AnyView
}

/// A type that defines the appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that draws the editor.
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the view that draws the editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the context: on a phone, the text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style. Same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style. Same as `.plain`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A type-erased style.
struct AnyTextEditorStyle {
  let style: any TextEditorStyle

  @MainActor func body(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    func open<S: TextEditorStyle>(_ style: S) -> AnyView {
      AnyView(TextEditorStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work. Editors that it makes do not use the style
/// again.
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
  /// Sets the style of text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style: style))
  }
}
