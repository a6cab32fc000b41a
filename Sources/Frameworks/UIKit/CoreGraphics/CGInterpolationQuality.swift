/// The interpolation of enlarged images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Interpolated.
  case `default` = 0
  /// Square pixels.
  case none = 1
  /// Interpolated.
  case low = 2
  /// Interpolated.
  case medium = 4
  /// Interpolated.
  case high = 3
}
