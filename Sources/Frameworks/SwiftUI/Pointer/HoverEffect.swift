import Foundation

/// What a view looks like under a pointer.
public struct HoverEffect: Sendable {
  enum Kind { case highlight, lift }
  let kind: Kind

  /// What suits most views: the same as `highlight`.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A lighter ground behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

struct _HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  /// How much a lifted view grows, its shadow, what of the text colour makes a highlight, its corners and reach in points, and
  /// how long both take to come, in seconds: guesses from looking at an iPad.
  private static let growth: CGFloat = 1.05
  private static let shadow = (opacity: 0.2, radius: CGFloat(8), y: CGFloat(4))
  private static let highlight = (opacity: 0.08, radius: CGFloat(8), reach: CGFloat(4))
  private static let duration = 0.15

  func body(content: Content) -> some View {
    let isLifted = isEnabled && isHovered && effect.kind == .lift
    let isHighlighted = isEnabled && isHovered && effect.kind == .highlight
    content
      .background {
        RoundedRectangle(cornerRadius: Self.highlight.radius)
          .fill(Color.primary.opacity(isHighlighted ? Self.highlight.opacity : 0))
          .padding(-Self.highlight.reach)
          .allowsHitTesting(false)
      }
      .scaleEffect(isLifted ? Self.growth : 1)
      .shadow(
        color: .black.opacity(isLifted ? Self.shadow.opacity : 0), radius: Self.shadow.radius, y: Self.shadow.y
      )
      .onHover { isHovered = $0 }
      .animation(.easeInOut(duration: Self.duration), value: isHovered)
  }
}

nonisolated extension View {
  /// Shows the pointer's presence over the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Shows the pointer's presence over the view while `isEnabled`.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}
