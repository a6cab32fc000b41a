import Foundation

// Points and sizes as texts: "{1, 2}".
extension NSCoder {
  /// A point's text.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// A vector's text.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// A size's text.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// A rectangle's text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// The text of a map of the plane.
  public class func string(for transform: CGAffineTransform) -> String {
    text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], separator: ", ", "[", "]")
  }
  /// The text of insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The point that a text says; zero for one that says none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector that a text says; zero for one that says none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// The size that a text says; zero for one that says none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a text says; zero for one that says none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The map of the plane that a text says; the identity for one that says none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// The insets that a text says; zero for one that says none.
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
