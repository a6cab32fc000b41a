import Foundation

/// A style that shows the label on a filled shape in a faint tint, or grey if no tint was set.
public struct BorderedButtonStyle: _FrameworkButtonStyle {
  /// The same as `.bordered`.
  public init() {}
  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(BorderedButton(configuration: configuration, isProminent: false))
  }
}

/// A style that shows a white label on a shape filled with the tint.
public struct BorderedProminentButtonStyle: _FrameworkButtonStyle {
  /// The same as `.borderedProminent`.
  public init() {}
  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(BorderedButton(configuration: configuration, isProminent: true))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style that shows the label on a filled shape in a faint tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that shows a white label on a shape filled with the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    /// Points; nil for the radius that suits the control's size.
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The shape that suits the control's size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle whose corners suit the control's size.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The border of a button of the regular size.
  public nonisolated func path(in rect: CGRect) -> Path { shape(radius: 8).path(in: rect) }

  /// The shape, inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  /// - Parameter radius: the radius for the control's size, in points; nil for half circles at the ends.
  nonisolated func shape(radius: CGFloat?) -> AnyShape {
    switch kind {
    case .automatic:
      radius.map { AnyShape(RoundedRectangle(cornerRadius: $0, style: .continuous)) } ?? AnyShape(Capsule())
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let given):
      AnyShape(RoundedRectangle(cornerRadius: given ?? radius ?? 8, style: .continuous))
    }
  }
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of bordered buttons and spinners.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// The shape of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// The metrics of UIKit's button configurations on iOS 17, by size: with a label of one line a button is 28, 34 or 50
/// points high at the default text size.
struct BorderedMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// Nil for a capsule.
  let radius: CGFloat?
  let font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, radius, font) = (10, 5, nil, .subheadline)
    case .regular: (horizontal, vertical, radius, font) = (12, 7, 8, .body)
    case .large, .extraLarge: (horizontal, vertical, radius, font) = (20, 15, 12, .body)
    }
  }
}

nonisolated private struct BorderedButton: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.system) private var system
  @Environment(\.tint) private var tint

  /// The opacity of a plain background relative to the tint, and of a pressed button. The first is Apple's; the second
  /// was read off a screen.
  private static let faint = 0.15
  private static let pressed = 0.75

  @MainActor var body: some View {
    let metrics = BorderedMetrics(controlSize)
    let isCapsule = system == .iOS26 && borderShape.kind == .automatic
    let shape = borderShape.shape(radius: isCapsule ? nil : metrics.radius)
    configuration.label
      .transformEnvironment(\.font) { if $0 == nil { $0 = metrics.font } }
      // Centres the lines of a text in the shape.
      .transformEnvironment(\.multilineTextAlignment) { if $0 == .leading { $0 = .center } }
      .defaultForegroundStyle(foreground)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.horizontal, borderShape.kind == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(background, in: shape)
      .contentShape(shape)
      .opacity(configuration.isPressed ? Self.pressed : 1)
  }

  @MainActor private var color: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(.white) : color
  }

  @MainActor private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
    if isProminent { return color }
    if tint == nil, configuration.role != .destructive { return AnyShapeStyle(Color(uiColor: .secondarySystemFill)) }
    return AnyShapeStyle(color.opacity(Self.faint))
  }
}
