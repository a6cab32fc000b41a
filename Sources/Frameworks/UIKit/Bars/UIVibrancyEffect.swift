import Foundation

/// The strength of the vibrancy of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// The opacity of the content: that of label colours in the light appearance.
  fileprivate var opacity: CGFloat {
    switch self {
    case .label, .fill: 1
    case .secondaryLabel, .secondaryFill: 0.6
    case .tertiaryLabel, .tertiaryFill, .separator: 0.3
    case .quaternaryLabel: 0.18
    }
  }
}

/// An effect that lets a blur shine through the content on it.
///
/// Caveat: content keeps its colours and takes the opacity of the style's label.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// The opacity of content in a view with the effect.
  let opacity: CGFloat

  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) { opacity = 1 }
  /// Creates an effect for a blur, in a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { opacity = style.opacity }
}
