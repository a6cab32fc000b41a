import Foundation

/// The styles of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words, not spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The dash pattern in multiples of the line's thickness, as in SwiftUI. Empty for a solid line.
  var dash: [CGFloat] {
    switch rawValue & 0x700 {
    case 0x100: [2, 2]
    case 0x200: [6, 3]
    case 0x300: [6, 3, 2, 3]
    case 0x400: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
  var isDouble: Bool { rawValue & 0x8 != 0 }
  var isThick: Bool { rawValue & 0x2 != 0 }
  /// Whether a line is drawn.
  var isDrawn: Bool { rawValue & 0xF != 0 }
}
