import Foundation

/// What a style gets of a button that it draws and makes act.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the button is for; nil if it does not say.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  fileprivate let action: @MainActor () -> Void

  init(_ role: ButtonRole?, _ label: AnyView, _ action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Does what the button is there for.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

/// How buttons look, and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button is drawn with.
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button's look and touches; `configuration.trigger()` makes it act.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension _FrameworkButtonStyle {
  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonStyle, .primitive(self))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the style further out.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A style of an app's own.
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

/// Gives a style an identity of its own, so that its dynamic properties work. What it draws is a button for assistive technology, too;
/// buttons in it do not look as it says once more.
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
