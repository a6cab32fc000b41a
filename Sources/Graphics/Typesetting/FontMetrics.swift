import Foundation

/// The heights that a font file says of itself, in em.
public struct FontMetrics: Hashable, Sendable {
  /// The letters' box above the baseline.
  public var ascender: CGFloat
  /// The letters' box below the baseline, positive.
  public var descender: CGFloat
  /// Between two lines.
  public var leading: CGFloat
  /// A capital letter.
  public var capHeight: CGFloat
  /// A small x.
  public var xHeight: CGFloat
}
