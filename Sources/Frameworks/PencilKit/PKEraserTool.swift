import Foundation

/// Takes strokes away.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  /// What is taken away.
  public enum EraserType: Sendable {
    /// Whole strokes that are touched.
    case vector
    /// What is touched of strokes.
    case bitmap
    /// What is touched of strokes, however the canvas is magnified.
    case fixedWidthBitmap

    /// Points.
    public var defaultWidth: CGFloat {
      switch self {
      case .vector: 8
      case .bitmap, .fixedWidthBitmap: 24
      }
    }

    /// The widths that people can choose, in points.
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

  /// What is taken away.
  public var eraserType: EraserType { didSet { width = eraserType.width(width) } }
  /// Points; the nearest that the eraser can have.
  public var width: CGFloat { didSet { width = eraserType.width(width) } }

  /// Creates an eraser of the usual width.
  public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }

  /// Creates an eraser.
  public init(_ eraserType: EraserType, width: CGFloat) {
    self.eraserType = eraserType
    self.width = eraserType.width(width)
  }
}
