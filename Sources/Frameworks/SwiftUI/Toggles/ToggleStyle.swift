import Foundation

/// What a style gets of the toggle it draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the toggle is called.
  public let label: Label
  /// True while it is on.
  @Binding public var isOn: Bool
  /// Of the several values that it stands for, some are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle is drawn with.
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle's look and touches.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch at the end.
public struct DefaultToggleStyle: ToggleStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchToggle(configuration: configuration) }
}

/// A switch at the end.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The same as `.switch`.
  public nonisolated init() { tint = nil }

  /// A switch that is filled with `tint` while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration).transformEnvironment(\.tint) { inherited in
      inherited = tint.map { AnyShapeStyle($0) } ?? inherited
    }
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The same as `.button`.
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
  /// A switch at the end.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// Any style.
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

/// Gives a style an identity of its own, so that its dynamic properties work. Toggles in it do not look as it says once more.
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
  /// How toggles look inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style: style))
  }
}
