import DisplayList
import Foundation

/// An effect that shows a view as a piece of glass: in the shape of a capsule, unless the view has corners of its own.
///
/// A view takes the effect's properties when it is set as its `effect`, not later ones. Caveat: glass appears and
/// disappears at once, even in an animation.
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  /// How much the glass hides of what is behind it.
  public enum Style: Int, Sendable {
    /// Blurs it, so that text on the glass is legible.
    case regular = 0
    /// Hardly blurs it.
    case clear = 1
  }

  private let style: Style
  /// Whether the glass grows a little and lights up when touched.
  open var isInteractive = false
  /// The colour of the glass; nil for none.
  open var tintColor: UIColor?

  /// Creates the effect of a style.
  public init(style: Style) { self.style = style }
  /// Creates the effect of the regular style.
  public override init() { style = .regular }

  /// Returns an effect that later changes of this one do not affect.
  final func copied(isTouched: Bool = false) -> UIGlassEffect {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor, copy.isTouched) = (isInteractive, tintColor, isTouched)
    return copy
  }
  private final var isTouched = false

  /// How interactive glass reacts to a touch; both numbers are guesses.
  package nonisolated static let touched = (growth: 1.06, light: 0.08)
  /// How much of a tint covers the glass: a guess.
  package nonisolated static let tintOpacity = 0.9
  /// The opacities of the white light on the edge, from the upper left to the lower right corner: guesses.
  package nonisolated static let edgeLight = [0.7, 0.1, 0.4]

  package override func commands(in outline: Outline, for traits: UITraitCollection) -> [DrawCommand] {
    let isDark = traits.userInterfaceStyle == .dark
    var commands: [DrawCommand] = [.fill(outline, .backdrop(.glass(isClear: style == .clear, isDark: isDark)))]
    if var tint = tintColor?.displayColor(for: traits) {
      tint.alpha *= Float(Self.tintOpacity)
      commands.append(.fill(outline, .color(tint)))
    }
    func white(_ opacity: Double) -> DisplayColor { DisplayColor(red: 1, green: 1, blue: 1, alpha: Float(opacity)) }
    if isTouched { commands.append(.fill(outline, .color(white(Self.touched.light)))) }
    let (bounds, last) = (outline.bounds, CGFloat(Self.edgeLight.count - 1))
    let stops = Self.edgeLight.enumerated().map { Paint.Stop(color: white($1), location: CGFloat($0) / last) }
    let light = Paint.linearGradient(
      stops, start: CGPoint(x: bounds.minX, y: bounds.minY), end: CGPoint(x: bounds.maxX, y: bounds.maxY))
    commands.append(.stroke(outline, light, Stroke(width: 1)))
    return commands
  }
}

/// An effect for a view whose `contentView` holds other views with glass.
///
/// Caveat: each piece is drawn on its own. Pieces that are close to each other do not flow together.
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points below which pieces of glass flow together. Caveat: it has no effect.
  open var spacing: CGFloat = 0
}

extension Backdrop {
  /// Returns glass. How much it brightens a light background was measured (docs/facts.md), the other numbers are
  /// guesses.
  package static func glass(isClear: Bool, isDark: Bool) -> Backdrop {
    Backdrop(
      sigma: isClear ? 2 : 8, curve: isDark ? [0.1, 0.12, 0.15, 0.2] : [0.85, 0.92, 0.98, 1],
      amount: isClear ? 0.15 : 0.5, saturation: 1.4, brightness: isDark ? 0 : 0.003)
  }
}
