import DisplayList
import Foundation
import ScrollworkUIKit

/// A material that blurs and brightens what lies behind it, with light on its edge. Apple publishes no numbers: those
/// of UIKit's glass are used.
@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?
  private(set) var isInteractive = false

  /// Blurs the background, so that text on the glass is legible.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Hardly blurs the background.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Returns the same glass in a tint; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the same glass, reacting to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  fileprivate var isVisible: Bool { kind != .identity }
  fileprivate var style: GlassStyle { GlassStyle(isClear: kind == .clear) }
  fileprivate var coat: Color { color?.opacity(UIGlassEffect.tintOpacity) ?? .clear }
}

/// The style of the background behind the glass.
private struct GlassStyle: ShapeStyle {
  let isClear: Bool

  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let isDark = context.environment.colorScheme == .dark
    return _ResolvedShapeStyle(.paint(.backdrop(.glass(isClear: isClear, isDark: isDark))))
  }
}

/// The default shape of glass: a capsule.
@available(iOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  /// The only one.
  public init() {}

  /// The capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// The capsule.
  public func _outline(in rect: CGRect) -> _ShapeOutline { Capsule()._outline(in: rect) }
}

@available(iOS 26.0, *)
nonisolated struct GlassPane: View, FrameworkView {
  let glass: Glass
  let shape: AnyShape

  @MainActor var body: some View {
    if glass.isVisible {
      shape.fill(glass.style)
        .overlay { shape.fill(glass.coat) }
        .overlay {
          shape.stroke(
            LinearGradient(
              colors: UIGlassEffect.edgeLight.map { .white.opacity($0) }, startPoint: .topLeading,
              endPoint: .bottomTrailing), lineWidth: 1)
        }
    }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Puts glass of the given shape behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassGround(glass: glass, shape: AnyShape(shape)) }
      .modifier(GlassTouch(isOn: glass.isInteractive && glass.isVisible, shape: AnyShape(shape)))
  }
}

/// Interactive glass grows a little and lights up when touched.
@available(iOS 26.0, *)
nonisolated private struct GlassTouch: ViewModifier {
  let isOn: Bool
  let shape: AnyShape
  @GestureState private var isPressed = false

  @MainActor func body(content: Content) -> some View {
    if isOn {
      content
        .overlay {
          shape.fill(Color.white.opacity(isPressed ? UIGlassEffect.touched.light : 0)).allowsHitTesting(false)
        }
        .scaleEffect(isPressed ? UIGlassEffect.touched.growth : 1)
        .animation(.easeOut(duration: 0.2), value: isPressed)
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true })
    } else {
      content
    }
  }
}
