import Foundation

/// Lines under and through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Not where spaces are.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Dash, gap, dash, ... in multiples of the line's thickness: as SwiftUI's lines have them. Empty for a solid line.
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
  /// There is a line.
  var isDrawn: Bool { rawValue & 0xF != 0 }
}
