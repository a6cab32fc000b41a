import Foundation

extension Text {
  /// In which of two sizes of a font a text is set.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's own.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for what is less important than the text beside it.
    public static let secondary = Scale(isSecondary: true)

    /// What a size is multiplied by: a guess.
    static let secondaryFactor: CGFloat = 0.8
  }

  /// The text in the usual size or, beside other text, in a smaller one; of two such modifiers the inner one wins.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with { if $0.scale == nil, isEnabled { $0.scale = scale } }
  }
}
