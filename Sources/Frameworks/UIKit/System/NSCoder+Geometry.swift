import Foundation

// String representations of geometry, such as "{1, 2}".
extension NSCoder {
  /// Returns the string of a point.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns the string of a vector.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// Returns the string of a size.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns the string of a rectangle.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns the string of an affine transform.
  public class func string(for transform: CGAffineTransform) -> String {
    text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], separator: ", ", "[", "]")
  }
  /// Returns the string of insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the point in a string; zero if it cannot be parsed.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the vector in a string; zero if it cannot be parsed.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// Returns the size in a string; zero if it cannot be parsed.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle in a string; zero if it cannot be parsed.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the affine transform in a string; the identity if it cannot be parsed.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// Returns the insets in a string; zero if it cannot be parsed.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private class func text(
    _ numbers: [CGFloat], separator: String = ", ", _ start: String = "{", _ end: String = "}"
  ) -> String {
    start + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: separator)
      + end
  }

  private class func numbers(_ count: Int, in text: String) -> [CGFloat]? {
    let numbers = text.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count ? numbers : nil
  }
}
