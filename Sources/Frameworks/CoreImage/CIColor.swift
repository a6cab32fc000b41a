import Foundation
import ScrollworkUIKit

/// A colour for filters, in sRGB.
public final class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity; 1 is opaque.
  public let alpha: CGFloat

  /// Creates a colour from components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates an opaque colour from components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Creates a colour from UIKit's.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns itself: a colour never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether the components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor).map { $0.red == red && $0.green == green && $0.blue == blue && $0.alpha == alpha } ?? false
  }
  /// The hash of the components.
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
  /// Transparent.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A vector of numbers for filters, often a point.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }
  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector from a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector from a rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// The number of values.
  public var count: Int { values.count }
  /// Returns a number; 0 beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Returns itself: a vector never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether the numbers are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  /// The hash of the numbers.
  public override var hash: Int { values.hashValue }
}

extension UIColor {
  /// The colour for filters, resolved for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
