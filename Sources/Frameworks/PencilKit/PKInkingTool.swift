import Foundation
import ScrollworkUIKit

/// Draws strokes.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  /// A kind of ink.
  public enum InkType: String, CaseIterable, Sendable {
    /// A pen.
    case pen = "com.apple.ink.pen"
    /// A pencil.
    case pencil = "com.apple.ink.pencil"
    /// A marker, which what is below shines through.
    case marker = "com.apple.ink.marker"
    /// A line that is equally wide everywhere.
    case monoline = "com.apple.ink.monoline"
    /// A fountain pen.
    case fountainPen = "com.apple.ink.fountainpen"
    /// A brush with watercolour.
    case watercolor = "com.apple.ink.watercolor"
    /// A crayon.
    case crayon = "com.apple.ink.crayon"

    /// Points.
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

    /// The widths that people can choose, in points.
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

    /// Which PencilKit the ink needs.
    public var requiredContentVersion: PKContentVersion {
      switch self {
      case .pen, .pencil, .marker: .version1
      case .monoline, .fountainPen, .watercolor, .crayon: .version2
      }
    }

    /// Returns a width as near as possible to the wanted one. The inks of iOS 17 get up to three times as wide as
    /// people can choose.
    func width(_ wanted: CGFloat) -> CGFloat {
      guard wanted.isFinite else { return defaultWidth }
      let range = validWidthRange
      let most = requiredContentVersion == .version1 ? range.upperBound : range.upperBound * 3
      return min(max(wanted, range.lowerBound), most)
    }
  }

  /// The kind of ink.
  public var inkType: InkType { didSet { width = inkType.width(width) } }
  /// The colour on a light ground.
  public var color: UIColor
  /// Points; the nearest that the ink can have.
  public var width: CGFloat { didSet { width = inkType.width(width) } }

  /// Creates a tool. Without a width the ink's usual one.
  public init(_ inkType: InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
    self.inkType = inkType
    self.color = color
    self.width = inkType.width(width ?? inkType.defaultWidth)
  }

  /// Creates a tool that draws with an ink.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

  /// What is drawn with.
  public var ink: PKInk { PKInk(inkType, color: color) }
  /// Which PencilKit the strokes of the tool need.
  public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }

  /// Returns how a colour of one appearance looks in the other: light becomes dark and dark becomes light, of the same
  /// hue.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor {
    guard (from == .dark) != (to == .dark) else { return color }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The lightness of hue, saturation and lightness becomes what it lacks of 1.
    let shift = 1 - max(red, green, blue) - min(red, green, blue)
    return UIColor(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
  }
}
