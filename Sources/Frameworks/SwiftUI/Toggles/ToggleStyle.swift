import Foundation

/// The properties of a toggle, for a style to draw.
public struct ToggleStyleConfiguration {
  /// The type-erased label of the toggle.
  nonisolated public struct Label: View, ControlLabel, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values, some on and some off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A type that defines the appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that draws the toggle.
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view that draws the toggle and handles its touches.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch at the trailing edge.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style. Same as `.switch`.
  public nonisolated init() { tint = nil }

  /// Creates a switch that is filled with `tint` while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration).transformEnvironment(\.tint) { inherited in
      inherited = tint.map { AnyShapeStyle($0) } ?? inherited
    }
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style. Same as `.button`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.buttonStyle, configuration.isOn ? .primitive(BorderedButtonStyle()) : .standard)
    .accessibilityValue(configuration.isOn ? "1" as String : "0")
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch at the trailing edge.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A type-erased style.
struct AnyToggleStyle {
  let style: any ToggleStyle
  var isSwitch: Bool { style is DefaultToggleStyle || style is SwitchToggleStyle }

  @MainActor
  func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func open<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(ToggleStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work. Toggles inside it do not use the style again.
nonisolated private struct ToggleStyleBody<S: ToggleStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
      .environment(\.toggleStyle, AnyToggleStyle(style: DefaultToggleStyle()))
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(style: DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style: style))
  }
}
