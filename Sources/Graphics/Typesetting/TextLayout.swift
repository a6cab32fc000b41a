import DisplayList
import Foundation

/// A paragraph broken into lines: the result of `Paragraph.layout`. The origin is the paragraph's top left corner.
public struct TextLayout: Sendable, Equatable {
  /// The size in points, rounded up to whole device pixels.
  public var size: CGSize
  /// The distance from the top to the baseline of the first and of the last line, in points.
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  public var lines: [Line]
  /// Whether an ellipsis stands for text that had no room.
  public var isTruncated: Bool

  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line], isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
  }

  public struct Line: Sendable, Equatable {
    /// The runs from left to right.
    public var runs: [Run]
    /// The frame, not rounded; as high as the tallest type in the line.
    public var frame: CGRect
    /// The distance from the paragraph's top to the line's baseline in points, on a whole device pixel.
    public var baseline: CGFloat

    public init(runs: [Run], frame: CGRect, baseline: CGFloat) {
      self.runs = runs
      self.frame = frame
      self.baseline = baseline
    }
  }

  /// Glyphs of one span in one face and direction.
  public struct Run: Sendable, Equatable {
    /// The index of the span in the paragraph.
    public var span: Int
    /// The glyphs in the paragraph's coordinates.
    public var glyphs: GlyphRun

    public init(span: Int, glyphs: GlyphRun) {
      self.span = span
      self.glyphs = glyphs
    }
  }
}
