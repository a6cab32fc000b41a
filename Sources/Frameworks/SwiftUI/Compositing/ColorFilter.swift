import DisplayList
import Foundation

/// Colour filters with one parameter.
enum ColorFilter: Sendable, Equatable {
  case brightness, contrast, saturation, grayscale
  /// In radians.
  case hueRotation

  /// Nil if nothing changes.
  func filter(_ amount: Double) -> Filter? {
    let value = Float(amount)
    switch self {
    case .brightness: return value == 0 ? nil : .colors(ColorMap(scaling: .one, adding: value))
    case .contrast:
      return value == 1 ? nil : .colors(ColorMap(scaling: SIMD4(value, value, value, 1), adding: 0.5 - 0.5 * value))
    case .saturation: return value == 1 ? nil : .colors(.saturating(value))
    case .grayscale: return value == 0 ? nil : .colors(.saturating(1 - min(max(value, 0), 1)))
    case .hueRotation: return value == 0 ? nil : .colors(.turningHues(value))
    }
  }
}

extension ColorMap {
  /// - Parameter value: added to red, green and blue.
  init(scaling scale: SIMD4<Float>, adding value: Float = 0) {
    self.init(
      rows: [
        SIMD4(scale.x, 0, 0, 0), SIMD4(0, scale.y, 0, 0), SIMD4(0, 0, scale.z, 0), SIMD4(0, 0, 0, scale.w),
      ], offset: SIMD4(value, value, value, 0))
  }

  static let inverting = ColorMap(scaling: SIMD4(-1, -1, -1, 1), adding: 1)

  private static let lightness = SIMD4<Float>(Backdrop.lightness, 0)

  static let luminanceToAlpha = ColorMap(rows: [.zero, .zero, .zero, lightness])

  static func saturating(_ amount: Float) -> ColorMap {
    var map = ColorMap(scaling: SIMD4(amount, amount, amount, 1))
    for index in 0..<3 { map.rows[index] += lightness * (1 - amount) }
    return map
  }

  /// Rotates colours around the grey axis, keeping their lightness: the matrix of CSS's `hue-rotate`, with the weights
  /// of Rec. 709.
  static func turningHues(_ angle: Float) -> ColorMap {
    let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    let (sine, cosine) = (sin(angle), cos(angle))
    let turned = [
      SIMD4<Float>(-0.2126, -0.7152, 0.9278, 0), SIMD4(0.143, 0.14, -0.283, 0), SIMD4(-0.7873, 0.7152, 0.0722, 0),
    ]
    var rows = (0..<3).map { index in
      var row = -weights
      row[index] += 1
      return weights + row * cosine + turned[index] * sine
    }
    rows.append(SIMD4(0, 0, 0, 1))
    return ColorMap(rows: rows)
  }
}
