import DisplayList
import Foundation

/// The appearance of a view under a pointer.
public struct HoverEffect: Sendable {
  let look: _HoverLook

  /// The effect that suits most views: the one set with `defaultHoverEffect`, otherwise `highlight`.
  public static let automatic = HoverEffect(look: _HoverLook(kind: .automatic))
  /// An effect that shows a lighter background behind the view.
  public static let highlight = HoverEffect(look: _HoverLook(kind: .highlight))
  /// An effect that enlarges the view slightly and adds a shadow.
  public static let lift = HoverEffect(look: _HoverLook(kind: .lift))

  init(look: _HoverLook) { self.look = look }

  /// Creates an effect from a custom one.
  @available(iOS 18.0, *)
  public init<E: CustomHoverEffect>(_ effect: E) { look = effect._look }
}

private struct HoverSurroundings {
  /// Nil for the default.
  var automatic: _HoverLook?
  var isDisabled = false
}

extension EnvironmentValues {
  @Entry fileprivate var hoverSurroundings = HoverSurroundings()
}

struct _HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.hoverSurroundings) private var surroundings

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  /// The scale of a lifted view, its shadow, the opacity of a highlight in the text colour, and the duration in
  /// seconds: guesses from looking at an iPad.
  private static let growth: CGFloat = 1.05
  private static let shadow = (opacity: 0.2, radius: CGFloat(8), y: CGFloat(4))
  private static let highlight = 0.08
  private static let duration = 0.15

  /// The current effect.
  private var kind: _HoverLook.Kind {
    let look = effect.look.kind == .automatic ? surroundings.automatic ?? effect.look : effect.look
    let isDisabled = surroundings.isDisabled || look.isDisabled || effect.look.isDisabled
    guard isEnabled, isHovered, !isDisabled else { return .none }
    return look.kind == .automatic ? .highlight : look.kind
  }

  func body(content: Content) -> some View {
    let kind = kind
    content
      .modifier(_HoverHighlight(opacity: kind == .highlight ? Self.highlight : 0))
      .scaleEffect(kind == .lift ? Self.growth : 1)
      .shadow(
        color: .black.opacity(kind == .lift ? Self.shadow.opacity : 0), radius: Self.shadow.radius, y: Self.shadow.y
      )
      .onHover { isHovered = $0 }
      .animation(.easeInOut(duration: Self.duration), value: isHovered)
  }
}

/// Draws a background behind its content: its hover shape, or a rounded rectangle around it.
nonisolated private struct _HoverHighlight: RenderModifier, Animatable {
  var opacity: Double
  typealias Body = Never
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> HoverHighlightRender {
    HoverHighlightRender(opacity, owner: owner, child: child)
  }
  @MainActor func update(_ render: HoverHighlightRender) { render.opacity = opacity }
}

@MainActor
private final class HoverHighlightRender: UnaryRender {
  var opacity: Double {
    didSet { if opacity != oldValue { setNeedsPaint() } }
  }

  /// The corner radius and the outset of a highlight without a shape, in points.
  private static let (radius, reach): (CGFloat, CGFloat) = (8, 4)

  init(_ opacity: Double, owner: _Node, child: RenderNode) {
    self.opacity = opacity
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) {
    guard opacity > 0 else { return }
    let around = CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach)
    let shape = ContentShapeRender.outline(for: .hoverEffect, of: child)
    let outline = shape ?? RoundedRectangle(cornerRadius: Self.radius)._outline(in: canvas.snapped(around)).outline
    let color = Color.primary.opacity(opacity)._resolve(in: environment.shapeStyleContext)
    canvas.append(.fill(outline, .color(color.displayColor)))
  }
}

nonisolated extension View {
  /// Applies a hover effect to the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Applies a hover effect to the view if `isEnabled` is true.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Applies a custom hover effect to the view if `isEnabled` is true.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public func hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: HoverEffect(effect), isEnabled: isEnabled))
  }

  /// Sets what `automatic` effects of this view look like; nil restores the default.
  @available(iOS 17.0, *)
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    transformEnvironment(\.hoverSurroundings) { $0.automatic = effect?.look }
  }

  /// Sets what `automatic` effects of this view look like.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    defaultHoverEffect(HoverEffect(effect))
  }

  /// Sets whether hover effects of this view are disabled. Inner views cannot enable them again.
  @available(iOS 17.0, *)
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.hoverSurroundings) { $0.isDisabled = $0.isDisabled || disabled }
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// Whether views show hover effects. The default is true; `hoverEffectDisabled(_:)` sets it to false.
  public var isHoverEffectEnabled: Bool {
    get { !hoverSurroundings.isDisabled }
    set { hoverSurroundings.isDisabled = !newValue }
  }
}
