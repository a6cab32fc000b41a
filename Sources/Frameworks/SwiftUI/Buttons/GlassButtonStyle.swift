import Foundation
import ScrollworkUIKit

/// A style that shows the label on glass.
@available(iOS 26.0, *)
public struct GlassButtonStyle: _FrameworkButtonStyle {
  private let glass: Glass

  /// The same as `.glass`.
  public init() { glass = .regular }

  /// Creates a style with the given glass.
  @available(iOS 26.1, *)
  public init(_ glass: Glass) { self.glass = glass }

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(GlassButton(configuration: configuration, glass: glass, isProminent: false))
  }
}

/// A style that shows a white label on tinted glass.
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: _FrameworkButtonStyle {
  /// The same as `.glassProminent`.
  public init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(GlassButton(configuration: configuration, glass: .regular, isProminent: true))
  }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that shows the label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A style that shows the label on the given glass.
  @available(iOS 26.1, *)
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that shows a white label on tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on glass, which grows a little and lights up when touched.
@available(iOS 26.0, *)
nonisolated private struct GlassButton: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let metrics = BorderedMetrics(controlSize)
    let shape = borderShape.shape(radius: nil)
    configuration.label
      .transformEnvironment(\.font) { if $0 == nil { $0 = metrics.font } }
      .transformEnvironment(\.multilineTextAlignment) { if $0 == .leading { $0 = .center } }
      .defaultForegroundStyle(foreground)
      .padding(.horizontal, borderShape == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .glassEffect(isProminent && isEnabled ? glass.tint(tint) : glass, in: shape)
      .contentShape(shape)
      .brightness(configuration.isPressed ? UIGlassEffect.touched.light : 0)
      .scaleEffect(configuration.isPressed ? UIGlassEffect.touched.growth : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }

  @MainActor private var tint: Color {
    if configuration.role == .destructive { return .red }
    let color = TintShapeStyle()._resolve(in: environment.shapeStyleContext).displayColor
    return Color(
      .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}
