import DisplayList
import Foundation

/// The base class of effects on what is behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Returns what is drawn behind a view of an outline; nothing for an effect on the content alone.
  package func commands(in outline: Outline, for traits: UITraitCollection) -> [DrawCommand] { [] }
}

/// An effect that blurs what is behind it.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur of a style.
  public init(style: UIBlurEffect.Style) { self.style = style }

  package override func commands(in outline: Outline, for traits: UITraitCollection) -> [DrawCommand] {
    [.fill(outline, .backdrop(backdrop(isDark: traits.userInterfaceStyle == .dark)))]
  }

  /// Returns the backdrop for an appearance; only styles not named light or dark depend on it.
  package func backdrop(isDark: Bool) -> Backdrop {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .material(amount: amount, isDark: false)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .material(amount: amount, isDark: true)
    default: .material(amount: amount, isDark: isDark)
    }
  }

  /// Chrome's is Core Animation's (docs/facts.md); the others are guesses in Apple's order.
  private var amount: Float {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.82
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.75
    default: 0.7
    }
  }
}

extension Backdrop {
  /// Returns a system material: the bars' light recipe is Core Animation's (docs/facts.md); the dark curve is a guess.
  /// - Parameter amount: how much of the content behind is replaced by the curve's grey, from 0 to 1.
  package static func material(amount: Float, isDark: Bool) -> Backdrop {
    isDark
      ? Backdrop(sigma: 22.5, curve: [0.1, 0.12, 0.15, 0.2], amount: amount, saturation: 1.1, brightness: 0)
      : Backdrop(sigma: 22.5, curve: [0.8, 0.9, 1.1, 0.825], amount: amount, saturation: 1.1, brightness: 0.1)
  }
}
