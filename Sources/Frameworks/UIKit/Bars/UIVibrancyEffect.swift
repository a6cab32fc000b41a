import Foundation

/// How strongly what stands on a blurred layer lets it shine through.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// How opaque the content is: a label's colours in the light appearance.
  fileprivate var opacity: CGFloat {
    switch self {
    case .label, .fill: 1
    case .secondaryLabel, .secondaryFill: 0.6
    case .tertiaryLabel, .tertiaryFill, .separator: 0.3
    case .quaternaryLabel: 0.18
    }
  }
}

/// Lets a blurred layer shine through what stands on it.
///
/// Caveat: content keeps its colours, and is as opaque as the style's label.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// What the content of a view with the effect is drawn with.
  let opacity: CGFloat

  /// For a layer with this blur.
  public init(blurEffect: UIBlurEffect) { opacity = 1 }
  /// For a layer with this blur, in a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { opacity = style.opacity }
}
