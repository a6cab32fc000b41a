import Foundation

extension CGSize {
  /// What an app computes can be negative or not a number; nothing that is laid out is.
  var nonNegative: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
  /// Endless lengths answer endless proposals, but what is placed has an end.
  var finite: CGSize { CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0) }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
