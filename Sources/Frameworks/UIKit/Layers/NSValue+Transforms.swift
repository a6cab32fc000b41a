import Foundation

// Objective-C arrays and dictionaries hold these as `NSValue`; `as?` converts both ways, as on Apple's systems.
extension NSValue {
  /// Creates a value from a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }) }
  /// The 3D transform that the value was created from.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map(CATransform3D.init(numbers:)) ?? CATransform3DIdentity
  }

  /// Creates a value from an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) })
  }
  /// The affine transform that the value was created from.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  private convenience init(_ numbers: [Double]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

  /// Returns the numbers of a value created from a number of them; nil for another one.
  fileprivate func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }
}

extension CATransform3D {
  fileprivate init(numbers: [Double]) {
    self.init(
      stride(from: 0, to: 16, by: 4).map { SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3]) })
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    guard let numbers = source.numbers(16) else { return false }
    result = CATransform3D(numbers: numbers)
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
