import Foundation

/// A type that defines the appearance of text fields. A style decorates the field that it receives.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the decorated field.
  associatedtype _Body: View
  /// Returns the field with its decoration.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  /// The label of a field that a style decorates.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style decorates; the field shows its own.
nonisolated public struct _TextFieldStyleLabel: View, FrameworkView {
  /// An empty view.
  @MainActor public var body: some View { EmptyView() }
}

/// A style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style. Same as `.plain`.
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The style that suits the context: without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style. Same as `.automatic`.
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style. Same as `.roundedBorder`.
  public init() {}

  /// The field as UIKit draws a rounded one: 34 points high at the default text size, with corners of 5 points, text
  /// inset by 7 points from the sides, and a border of one pixel.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    let box = RoundedRectangle(cornerRadius: 5, style: .continuous)
    configuration
      .padding(.horizontal, 7).padding(.vertical, 6)
      // Behind the field, because a shape in front of it would take its touches.
      .background(FieldBorder(box: box))
      .background(Color(uiColor: .systemBackground), in: box)
  }
}

nonisolated private struct FieldBorder: View, FrameworkView {
  let box: RoundedRectangle
  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    box.strokeBorder(Color(uiColor: .label).opacity(0.2), lineWidth: pixel)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A type-erased style.
struct AnyTextFieldStyle {
  /// Nil for an undecorated field.
  var style: (any TextFieldStyle)?

  @MainActor func body(_ core: TextFieldCore) -> AnyView {
    let field = TextField(core: core, label: _TextFieldStyleLabel())
    return style.map { AnyView($0._body(configuration: field)) } ?? AnyView(field)
  }
}

private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle() } }

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of text fields and secure fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style: style))
  }
}
