import DisplayList
import Foundation

/// A material that bends and brightens what lies behind it, with light on its edge. Apple publishes no numbers: all of them here are
/// guesses.
@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  /// What lies behind is blurred, so that text on the glass can be read.
  public static var regular: Glass { Glass(kind: .regular) }
  /// What lies behind is hardly blurred.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The same glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  fileprivate var isVisible: Bool { kind != .identity }
  fileprivate var style: GlassStyle { GlassStyle(isClear: kind == .clear) }
  fileprivate var coat: Color { color?.opacity(0.7) ?? .clear }
}

/// What lies behind the glass.
private struct GlassStyle: ShapeStyle {
  let isClear: Bool

  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let isDark = context.environment.colorScheme == .dark
    let backdrop = Backdrop(
      sigma: isClear ? 2 : 8, curve: isDark ? [0.1, 0.12, 0.15, 0.2] : [0.85, 0.92, 0.98, 1],
      amount: isClear ? 0.15 : 0.5, saturation: 1.4, brightness: isDark ? 0 : 0.03)
    return _ResolvedShapeStyle(.paint(.backdrop(backdrop)))
  }
}

/// The shape of glass that was given none: a capsule.
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
nonisolated private struct GlassPane<S: Shape>: View, FrameworkView {
  let glass: Glass
  let shape: S

  @MainActor var body: some View {
    if glass.isVisible {
      shape.fill(glass.style)
        .overlay { shape.fill(glass.coat) }
        .overlay {
          shape.stroke(
            LinearGradient(
              colors: [.white.opacity(0.7), .white.opacity(0.1), .white.opacity(0.4)], startPoint: .topLeading,
              endPoint: .bottomTrailing), lineWidth: 1)
        }
    }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Puts glass in a shape behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassPane(glass: glass, shape: shape) }
  }
}

/// Keeps glass together. Caveat: pieces of glass stay apart however near each other they are.
@available(iOS 26.0, *)
nonisolated public struct GlassEffectContainer<Content: View>: View, FrameworkView {
  private let content: Content

  /// Views with glass. Caveat: pieces stay apart, whatever `spacing` says.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
