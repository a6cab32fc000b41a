import Foundation

// Geometry by key, which archives keep as text. Foundation encodes points, sizes and rectangles.
extension NSCoder {
  // Foundation's decoders end the process for a key that is not there.
  private func text(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
  }

  private func keep(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { keep(NSCoder.string(for: vector), key) }
  /// Encodes an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) { keep(NSCoder.string(for: transform), key) }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { keep(NSCoder.string(for: insets), key) }
  /// Encodes insets that follow the direction of writing.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    let sides = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    keep(NSCoder.string(for: sides), key)
  }
  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    keep(NSCoder.string(for: CGPoint(x: offset.horizontal, y: offset.vertical)), key)
  }

  /// Returns the point of a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Returns the vector of a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    text(key).map { NSCoder.cgVector(for: $0) } ?? CGVector(dx: 0, dy: 0)
  }
  /// Returns the size of a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Returns the rectangle of a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Returns the affine transform of a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map { NSCoder.cgAffineTransform(for: $0) } ?? .identity
  }
  /// Returns the insets of a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
  }
  /// Returns the insets of a key that follow the direction of writing; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let sides = decodeUIEdgeInsets(forKey: key)
    return NSDirectionalEdgeInsets(top: sides.top, leading: sides.left, bottom: sides.bottom, trailing: sides.right)
  }
  /// Returns the offset of a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    let point = decodeCGPoint(forKey: key)
    return UIOffset(horizontal: point.x, vertical: point.y)
  }
}

extension NSValue {
  private convenience init(sides: [Double]) { self.init(bytes: sides, objCType: "[\(sides.count)d]") }

  private func sides(_ count: Int) -> [Double] {
    var sides = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&sides) }
    return sides
  }

  /// Creates a value from insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(sides: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }
  /// The insets that the value was created from.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let sides = sides(4)
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// Creates a value from insets that follow the direction of writing.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(sides: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
  }
  /// The insets that the value was created from.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let sides = sides(4)
    return NSDirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// Creates a value from an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(sides: [insets.horizontal, insets.vertical].map { Double($0) })
  }
  /// The offset that the value was created from.
  public var uiOffsetValue: UIOffset {
    let sides = sides(2)
    return UIOffset(horizontal: sides[0], vertical: sides[1])
  }
}
