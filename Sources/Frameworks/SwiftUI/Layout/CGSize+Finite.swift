import Foundation

extension CGSize {
  /// Values computed by an app can be negative or NaN; layout results never are.
  var nonNegative: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
  /// Whether a length is not a number.
  var isNaN: Bool { width.isNaN || height.isNaN }
  /// Infinite proposals may get infinite answers, but placed sizes are finite.
  var finite: CGSize { CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0) }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
