import Foundation

/// How text fields look. A style puts its decoration around the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The decorated field.
  associatedtype _Body: View
  /// The field with its decoration.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  /// Stands for the label of a field that a style decorates.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style decorates: the field shows its own.
nonisolated public struct _TextFieldStyleLabel: View, FrameworkView {
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}

/// The field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The same as `.plain`.
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// What goes with the context: the field without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The same as `.automatic`.
  public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The field in a box with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The same as `.roundedBorder`.
  public init() {}

  /// As UIKit draws a rounded field: 34 points high at the default text size, corners of 5 points, text 7 points from
  /// the sides, around it a line of one pixel.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    let box = RoundedRectangle(cornerRadius: 5, style: .continuous)
    configuration
      .padding(.horizontal, 7).padding(.vertical, 6)
      // Behind the field, for a shape in front of it would take its touches.
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
  /// The field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What goes with the context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The field in a box with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style, its type hidden.
struct AnyTextFieldStyle {
  /// Nil for the field as it is.
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
  /// How text fields and secure fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style: style))
  }
}
