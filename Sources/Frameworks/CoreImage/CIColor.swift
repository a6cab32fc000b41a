import Foundation
import ScrollworkUIKit

/// A colour for filters. Its parts count as sRGB.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// From 0 to 1.
  public let red: CGFloat
  /// From 0 to 1.
  public let green: CGFloat
  /// From 0 to 1.
  public let blue: CGFloat
  /// 1 for opaque.
  public let alpha: CGFloat

  /// A colour by its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// An opaque colour by its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// UIKit's colour.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same: a colour never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Colours of the same parts are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor).map { $0.red == red && $0.green == green && $0.blue == blue && $0.alpha == alpha } ?? false
  }
  /// Of the parts.
  public override var hash: Int { [red, green, blue, alpha].hashValue }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers for filters, mostly a place.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }
  /// One number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A place.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// A place and how far it reaches.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// How many numbers.
  public var count: Int { values.count }
  /// One of the numbers; 0 beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a place.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The same: numbers never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// The same numbers are the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  /// Of the numbers.
  public override var hash: Int { values.hashValue }
}

extension UIColor {
  /// The colour for filters, as it is for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
