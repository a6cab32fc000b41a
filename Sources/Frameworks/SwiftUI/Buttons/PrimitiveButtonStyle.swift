import Foundation

/// The properties of a button that are passed to a style which draws it and triggers its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's type-erased label.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  fileprivate let action: @MainActor () -> Void

  init(_ role: ButtonRole?, _ label: AnyView, _ action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

/// The appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the button's appearance and touch handling; `configuration.trigger()` performs its action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension _FrameworkButtonStyle {
  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonStyle, .primitive(self))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given, in the style further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A custom style.
struct AnyPrimitiveButtonStyle {
  let style: any PrimitiveButtonStyle

  @MainActor
  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    func open<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      AnyView(PrimitiveButtonStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work. What it draws is a button for assistive
/// technology too. The style does not apply again to buttons inside it.
nonisolated private struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
      .environment(\.buttonStyle, .standard)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { configuration.trigger() }
  }
}
