import DisplayList
import Foundation

/// What a view adds to what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A layer that what is behind it shines through, blurred.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How thick the layer is.
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

  /// A layer of a style.
  public init(style: UIBlurEffect.Style) { self.style = style }

  /// The layer under an appearance, which only the styles that are neither light nor dark by name follow.
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
  /// A material of the system: the bars' recipe in the light appearance is Core Animation's (docs/facts.md); the dark curve is a guess.
  /// - Parameter amount: how much of what is behind gives way to the curve's grey, from 0 to 1.
  package static func material(amount: Float, isDark: Bool) -> Backdrop {
    isDark
      ? Backdrop(sigma: 22.5, curve: [0.1, 0.12, 0.15, 0.2], amount: amount, saturation: 1.1, brightness: 0)
      : Backdrop(sigma: 22.5, curve: [0.8, 0.9, 1.1, 0.825], amount: amount, saturation: 1.1, brightness: 0.1)
  }
}
