import Foundation

/// A font file's own metrics, in em.
public struct FontMetrics: Hashable, Sendable {
  /// The letters' box above the baseline.
  public var ascender: CGFloat
  /// The letters' box below the baseline, positive.
  public var descender: CGFloat
  /// The space between two lines.
  public var leading: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The height of a small x.
  public var xHeight: CGFloat
}
