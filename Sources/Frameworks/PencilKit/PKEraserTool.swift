import Foundation

/// Erases strokes.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  /// The type of an eraser.
  public enum EraserType: Sendable {
    /// Whole strokes.
    case vector
    /// Parts of strokes.
    case bitmap
    /// Parts of strokes, with a width independent of the zoom.
    case fixedWidthBitmap

    /// The default width in points.
    public var defaultWidth: CGFloat {
      switch self {
      case .vector: 8
      case .bitmap, .fixedWidthBitmap: 24
      }
    }

    /// The valid widths in points.
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .vector: 8...8
      case .bitmap, .fixedWidthBitmap: 8...100
      }
    }

    fileprivate func width(_ wanted: CGFloat) -> CGFloat {
      guard wanted.isFinite else { return defaultWidth }
      return min(max(wanted, validWidthRange.lowerBound), validWidthRange.upperBound)
    }
  }

  /// The type.
  public var eraserType: EraserType { didSet { width = eraserType.width(width) } }
  /// The width in points, clamped to the valid ones.
  public var width: CGFloat { didSet { width = eraserType.width(width) } }

  /// Creates an eraser with the default width.
  public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }

  /// Creates an eraser.
  public init(_ eraserType: EraserType, width: CGFloat) {
    self.eraserType = eraserType
    self.width = eraserType.width(width)
  }
}
