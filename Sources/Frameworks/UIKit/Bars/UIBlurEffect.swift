import Foundation

/// What a view adds to what is behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// A layer that what is behind it shines through.
///
/// Caveat: what is behind is not blurred; the layer is a colour that lets a little of it through.
@MainActor
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

  /// What stands for the layer.
  package var color: UIColor {
    let light = UIColor(light: 0xF9F9F9, dark: 0xF9F9F9)
    let dark = UIColor(light: 0x1D1D1D, dark: 0x1D1D1D)
    let both = UIColor(light: 0xF9F9F9, dark: 0x1D1D1D)
    let shade =
      switch style {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark:
        dark
      default: both
      }
    return shade.withAlphaComponent(thickness)
  }

  /// From 0 to 1. Chrome is the 94 percent of Apple's design templates; the others are guesses in Apple's order.
  private var thickness: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.65
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.75
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.92
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    default: 0.85
    }
  }
}
