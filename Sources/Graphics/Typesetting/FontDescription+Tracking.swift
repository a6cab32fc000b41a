import Foundation

extension FontDescription {
  /// The tracking in points after each letter that belongs to the typeface, as Apple's system font has it at each size;
  /// 0 for an app's own family and for serif and monospaced type.
  public var ownTracking: CGFloat {
    guard family == nil, design == .standard || design == .rounded else { return 0 }
    let steps = Self.ownTrackings
    guard let first = steps.first, let last = steps.last else { return 0 }
    if size <= first.size { return first.tracking * max(0, size) / first.size }
    guard let index = steps.firstIndex(where: { $0.size > size }) else { return last.tracking }
    let (low, high) = (steps[index - 1], steps[index])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  /// The tracking of SF Pro in Apple's Human Interface Guidelines. Inter is as wide as SF's text cut and Inter Display
  /// as SF's display cut, so the numbers are good for them, too. From 20 to 27 points SF is between its cuts and Inter
  /// Display is not: there the numbers are larger by the difference in width.
  private static let ownTrackings: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (19.999, -0.45), (20, 0.27), (21, 0.30), (22, 0.33), (23, 0.42),
    (24, 0.50), (25, 0.49), (26, 0.45), (27, 0.41), (28, 0.38), (30, 0.40), (34, 0.40), (36, 0.37), (44, 0.37),
    (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ]
}
