import Foundation
import ScrollworkUIKit

/// Draws strokes.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  /// The type of an ink.
  public enum InkType: String, CaseIterable, Sendable {
    /// A pen.
    case pen = "com.apple.ink.pen"
    /// A pencil.
    case pencil = "com.apple.ink.pencil"
    /// A translucent marker.
    case marker = "com.apple.ink.marker"
    /// A line of constant width.
    case monoline = "com.apple.ink.monoline"
    /// A fountain pen.
    case fountainPen = "com.apple.ink.fountainpen"
    /// A watercolour brush.
    case watercolor = "com.apple.ink.watercolor"
    /// A crayon.
    case crayon = "com.apple.ink.crayon"

    /// The default width in points.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen: 2.68
      case .pencil: 2.4
      case .marker: 15
      case .monoline: 0.5
      case .fountainPen: 3
      case .watercolor: 30
      case .crayon: 20
      }
    }

    /// The valid widths in points.
    public var validWidthRange: ClosedRange<CGFloat> {
      switch self {
      case .pen: 0.88...25.66
      case .pencil: 2.4...16
      case .marker: 7.5...60
      case .monoline: 0.5...4
      case .fountainPen: 1.5...14
      case .watercolor: 10...80
      case .crayon: 10...50
      }
    }

    /// The version of PencilKit that the ink needs.
    public var requiredContentVersion: PKContentVersion {
      switch self {
      case .pen, .pencil, .marker: .version1
      case .monoline, .fountainPen, .watercolor, .crayon: .version2
      }
    }

    /// Returns the nearest valid width. The inks of iOS 17 can be up to three times as wide as people can choose.
    func width(_ wanted: CGFloat) -> CGFloat {
      guard wanted.isFinite else { return defaultWidth }
      let range = validWidthRange
      let most = requiredContentVersion == .version1 ? range.upperBound : range.upperBound * 3
      return min(max(wanted, range.lowerBound), most)
    }
  }

  /// The type of the ink.
  public var inkType: InkType { didSet { width = inkType.width(width) } }
  /// The colour in light mode.
  public var color: UIColor
  /// The width in points, clamped to the valid ones.
  public var width: CGFloat { didSet { width = inkType.width(width) } }

  /// Creates a tool. Without a width it has the ink's default.
  public init(_ inkType: InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
    self.inkType = inkType
    self.color = color
    self.width = inkType.width(width ?? inkType.defaultWidth)
  }

  /// Creates a tool that draws with an ink.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  /// The ink.
  public var ink: PKInk { PKInk(inkType, color: color) }
  /// The version of PencilKit that the strokes need.
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }

  /// Returns a colour converted from one appearance to the other: light becomes dark and dark becomes light, with the
  /// same hue.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor {
    guard (from == .dark) != (to == .dark) else { return color }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The lightness in HSL is inverted.
    let shift = 1 - max(red, green, blue) - min(red, green, blue)
    return UIColor(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
  }
}
