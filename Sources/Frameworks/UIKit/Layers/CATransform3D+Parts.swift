import Foundation

/// The parts of a 3D transform, applied in order: scale, rotation about x, y and z, translation, perspective.
struct TransformParts {
  var scale: SIMD3<Double>
  /// The rotation in radians.
  var rotation: SIMD3<Double>
  var translation: SIMD3<Double>
  var perspective: Double

  /// Creates the parts of a transform, without its skew.
  init(_ map: CATransform3D) {
    let rows = map.rows
    var axes = (0..<3).map { SIMD3(rows[$0].x, rows[$0].y, rows[$0].z) }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    // Perspective adds to the fourth column what it takes from the third.
    let deepest = (0..<3).max { abs(axes[$0].z) < abs(axes[$1].z) } ?? 2
    perspective = axes[deepest].z == 0 ? 0 : rows[deepest].w / axes[deepest].z
    scale = SIMD3(axes.map { ($0 * $0).sum().squareRoot() })
    let normal = SIMD3(
      axes[0].y * axes[1].z - axes[0].z * axes[1].y, axes[0].z * axes[1].x - axes[0].x * axes[1].z,
      axes[0].x * axes[1].y - axes[0].y * axes[1].x)
    if (normal * axes[2]).sum() < 0 { scale.y = -scale.y }
    for axis in 0..<3 where scale[axis] != 0 { axes[axis] /= scale[axis] }
    rotation = SIMD3(
      atan2(axes[1].z, axes[2].z), asin(min(max(-axes[0].z, -1), 1)), atan2(axes[0].y, axes[0].x))
  }

  /// The transform.
  var map: CATransform3D {
    var map = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    for (angle, axis) in [(rotation.x, SIMD3(1.0, 0, 0)), (rotation.y, SIMD3(0, 1, 0)), (rotation.z, SIMD3(0, 0, 1))]
    where angle != 0 {
      map = CATransform3DConcat(map, CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
    }
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
    guard perspective != 0 else { return map }
    var eye = CATransform3DIdentity
    eye.m34 = perspective
    return CATransform3DConcat(map, eye)
  }

  /// The part that the rest of a key path names: `rotation.z`, `scale`, `translation.x`, ...
  subscript(_ path: String) -> CGFloat? {
    get {
      switch path {
      case "rotation", "rotation.z": rotation.z
      case "rotation.x": rotation.x
      case "rotation.y": rotation.y
      case "scale": scale.sum() / 3
      case "scale.x": scale.x
      case "scale.y": scale.y
      case "scale.z": scale.z
      case "translation.x": translation.x
      case "translation.y": translation.y
      case "translation.z": translation.z
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch path {
      case "rotation", "rotation.z": rotation.z = newValue
      case "rotation.x": rotation.x = newValue
      case "rotation.y": rotation.y = newValue
      case "scale": scale = SIMD3(repeating: newValue)
      case "scale.x": scale.x = newValue
      case "scale.y": scale.y = newValue
      case "scale.z": scale.z = newValue
      case "translation.x": translation.x = newValue
      case "translation.y": translation.y = newValue
      case "translation.z": translation.z = newValue
      default: break
      }
    }
  }
}

/// The parts of points, sizes, rectangles and transforms that key paths name.
enum ValuePart {
  /// Returns a part of a value; nil if it has none.
  static func value(_ path: String, of value: Any) -> Any? {
    switch (value, path) {
    case (let point as CGPoint, "x"): point.x
    case (let point as CGPoint, "y"): point.y
    case (let size as CGSize, "width"): size.width
    case (let size as CGSize, "height"): size.height
    case (let rect as CGRect, "origin"): rect.origin
    case (let rect as CGRect, "size"): rect.size
    case (let rect as CGRect, "origin.x"): rect.origin.x
    case (let rect as CGRect, "origin.y"): rect.origin.y
    case (let rect as CGRect, "size.width"): rect.width
    case (let rect as CGRect, "size.height"): rect.height
    case (let map as CATransform3D, "translation"): CGSize(width: map.m41, height: map.m42)
    case (let map as CATransform3D, _): TransformParts(map)[path]
    default: nil
    }
  }

  /// Returns a value with other parts.
  static func setting(_ parts: [String: Any], in value: Any) -> Any {
    switch value {
    case var point as CGPoint:
      point.x = number(parts["x"]) ?? point.x
      point.y = number(parts["y"]) ?? point.y
      return point
    case var size as CGSize:
      size.width = number(parts["width"]) ?? size.width
      size.height = number(parts["height"]) ?? size.height
      return size
    case var rect as CGRect:
      rect.origin = parts["origin"] as? CGPoint ?? rect.origin
      rect.size = parts["size"] as? CGSize ?? rect.size
      rect.origin.x = number(parts["origin.x"]) ?? rect.origin.x
      rect.origin.y = number(parts["origin.y"]) ?? rect.origin.y
      rect.size.width = number(parts["size.width"]) ?? rect.width
      rect.size.height = number(parts["size.height"]) ?? rect.height
      return rect
    case let map as CATransform3D:
      var made = TransformParts(map)
      if let way = parts["translation"] as? CGSize {
        (made.translation.x, made.translation.y) = (way.width, way.height)
      } else if let way = parts["translation"] as? CGPoint {
        (made.translation.x, made.translation.y) = (way.x, way.y)
      }
      // Parts for all axes come first.
      for key in parts.keys.sorted() { made[key] = number(parts[key]) }
      return made.map
    default: return value
    }
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
