import Foundation

extension Text {
  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size, for text of less importance than its neighbours.
    public static let secondary = Scale(isSecondary: true)

    /// The factor of the size: a guess.
    static let secondaryFactor: CGFloat = 0.8
  }

  /// Sets the scale of the text: the default size, or a smaller one next to other text. The innermost of several
  /// modifiers wins.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with { if $0.scale == nil, isEnabled { $0.scale = scale } }
  }
}
