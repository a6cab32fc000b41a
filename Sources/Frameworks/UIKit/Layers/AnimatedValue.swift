import DisplayList
import Foundation

/// A value of a layer animation, as numbers.
struct AnimatedValue {
  let parts: [CGFloat]
  /// The index of the first of three angles, which take the shorter way around.
  private var angles: Int?
  private let make: ([CGFloat]) -> Any

  private init(_ parts: [CGFloat], angles: Int? = nil, _ make: @escaping ([CGFloat]) -> Any) {
    (self.parts, self.angles, self.make) = (parts, angles, make)
  }

  init?(_ value: Any) {
    switch value {
    case let point as CGPoint: self.init([point.x, point.y]) { CGPoint(x: $0[0], y: $0[1]) }
    case let size as CGSize: self.init([size.width, size.height]) { CGSize(width: $0[0], height: $0[1]) }
    case let rect as CGRect:
      self.init([rect.minX, rect.minY, rect.width, rect.height]) {
        CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    case let map as CATransform3D: self.init(map)
    case let map as CGAffineTransform: self.init(CATransform3DMakeAffineTransform(map))
    case let color as UIColor: self.init(Self.parts(color.cgColor)) { Self.color($0[...]) }
    case let color as CGColor: self.init(Self.parts(color)) { Self.color($0[...]) }
    case let path as CGPath: self.init(path)
    case let numbers as [CGFloat]: self.init(numbers) { $0 }
    case let numbers as [Double]: self.init(numbers.map { CGFloat($0) }) { $0 }
    case let numbers as [NSNumber]: self.init(numbers.map { CGFloat($0.doubleValue) }) { $0 }
    case let list as [Any]:
      let colors = list.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
      guard !colors.isEmpty, colors.count == list.count else { return nil }
      self.init(colors.flatMap(Self.parts)) { numbers in
        stride(from: 0, to: numbers.count - 3, by: 4).map { Self.color(numbers[$0..<$0 + 4]) }
      }
    default:
      guard let number = ValuePart.number(value) else { return nil }
      self.init([number]) { $0[0] }
    }
  }

  private init(_ map: CATransform3D) {
    let own = TransformParts(map)
    let vectors = [own.translation, own.scale, own.rotation]
    self.init(vectors.flatMap { [$0.x, $0.y, $0.z] } + [own.perspective], angles: 6) { numbers in
      var parts = own
      parts.translation = SIMD3(numbers[0], numbers[1], numbers[2])
      parts.scale = SIMD3(numbers[3], numbers[4], numbers[5])
      parts.rotation = SIMD3(numbers[6], numbers[7], numbers[8])
      parts.perspective = numbers[9]
      return parts.map
    }
  }

  private init(_ path: CGPath) {
    let elements = path.elements.elements
    self.init(elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }) { numbers in
      var rest = numbers[...]
      func next() -> CGPoint {
        let point = CGPoint(x: rest.first ?? 0, y: rest.dropFirst().first ?? 0)
        rest = rest.dropFirst(2)
        return point
      }
      return CGPath(PathElements(elements.map { $0.replacing(next) }))
    }
  }

  private static func parts(_ color: CGColor) -> [CGFloat] {
    let shown = color.displayColor
    return [shown.red, shown.green, shown.blue, shown.alpha].map { CGFloat($0) }
  }
  private static func color(_ parts: ArraySlice<CGFloat>) -> CGColor {
    let parts = Array(parts)
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  var any: Any { make(parts) }
  func isSame(as other: AnimatedValue) -> Bool { parts == other.parts }

  private func combined(_ other: AnimatedValue, _ combine: (CGFloat, CGFloat) -> CGFloat) -> AnimatedValue {
    guard parts.count == other.parts.count else { return other }
    return AnimatedValue(zip(parts, other.parts).map(combine), angles: angles, make)
  }
  func adding(_ other: AnimatedValue) -> AnimatedValue { combined(other, +) }
  func subtracting(_ other: AnimatedValue) -> AnimatedValue { combined(other, -) }
  func multiplied(by factor: CGFloat) -> AnimatedValue {
    AnimatedValue(parts.map { $0 * factor }, angles: angles, make)
  }
  func mixed(with other: AnimatedValue, _ share: CGFloat) -> AnimatedValue {
    guard let angles, parts.count == other.parts.count else { return combined(other) { $0 + ($1 - $0) * share } }
    var mixed = zip(parts, other.parts).map { $0 + ($1 - $0) * share }
    for index in angles..<angles + 3 {
      let way = (other.parts[index] - parts[index]).remainder(dividingBy: 2 * .pi)
      mixed[index] = parts[index] + way * share
    }
    return AnimatedValue(mixed, angles: angles, make)
  }
  /// Returns a point of the Catmull-Rom curve through four values, between the second and the third.
  static func cubic(_ a: AnimatedValue, _ b: AnimatedValue, _ c: AnimatedValue, _ d: AnimatedValue, _ t: CGFloat)
    -> AnimatedValue
  {
    guard a.parts.count == b.parts.count, b.parts.count == c.parts.count, c.parts.count == d.parts.count else {
      return b.mixed(with: c, t)
    }
    let mixed = b.parts.indices.map { index in
      let (p, q, r, s) = (a.parts[index], b.parts[index], c.parts[index], d.parts[index])
      let (square, cube) = (t * t, t * t * t)
      let bend = (2 * p - 5 * q + 4 * r - s) * square + (3 * q - p - 3 * r + s) * cube
      return q + ((r - p) * t + bend) / 2
    }
    return AnimatedValue(mixed, angles: b.angles, b.make)
  }
}

extension PathElements.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  fileprivate func replacing(_ next: () -> CGPoint) -> PathElements.Element {
    switch self {
    case .move: return .move(next())
    case .line: return .line(next())
    case .quadCurve:
      let end = next()
      return .quadCurve(end, control: next())
    case .curve:
      let (end, control1) = (next(), next())
      return .curve(end, control1: control1, control2: next())
    case .close: return .close
    }
  }
}

extension CALayer {
  final func shownNumber(_ key: String) -> CGFloat? { shown[key].flatMap { ValuePart.number($0) } }
  final func shownColor(_ key: String) -> CGColor? { shown[key].flatMap { $0 as? CGColor } }

  /// Returns the animated value of a property, whether all or parts of it are animated.
  final func presented<Value>(_ key: String, _ own: Value) -> Value {
    guard !shown.isEmpty else { return own }
    let parts = shown.filter { $0.key.hasPrefix(key + ".") }
    guard shown[key] != nil || !parts.isEmpty else { return own }
    var value: Any = shown[key] ?? own
    if !parts.isEmpty {
      value = ValuePart.setting(
        Dictionary(uniqueKeysWithValues: parts.map { (String($0.key.dropFirst(key.count + 1)), $0.value) }), in: value)
    }
    return value as? Value ?? own
  }

  final var shownPosition: CGPoint { presented("position", position) }

  /// Returns the model value of a property; nil if no animation can start from it.
  final func set(_ keyPath: String) -> AnimatedValue? {
    value(forKeyPath: keyPath).flatMap { AnimatedValue($0) }
  }
  /// Returns the displayed value of a property.
  final func showing(_ keyPath: String) -> AnimatedValue? {
    if let value = shown[keyPath] { return AnimatedValue(value) }
    return set(keyPath)
  }
}
