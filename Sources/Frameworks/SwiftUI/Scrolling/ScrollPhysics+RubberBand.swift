import Foundation

/// The displacement shown when a finger pulls content past its edge: less and less of each further point, and never a
/// whole viewport.
enum RubberBand {
  /// Returns the displacement shown for a pull of `pull` points past an edge, where the viewport is `dimension` points
  /// along the axis. Both have the pull's sign.
  static func shown(pull: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = 1 - 1 / (abs(pull) * ScrollPhysics.rubberBandFactor / dimension + 1)
    return pull < 0 ? -share * dimension : share * dimension
  }

  /// Returns the pull that shows a displacement, for a finger that catches displaced content. A displacement of almost
  /// a viewport or more, which no pull shows, counts as 99 % of one.
  static func pull(shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(abs(shown) / dimension, 0.99)
    let pull = share / (1 - share) * dimension / ScrollPhysics.rubberBandFactor
    return shown < 0 ? -pull : pull
  }

  /// Returns the offset shown when a finger requests `offset` and the content ends at `range`.
  static func shownOffset(for offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let edge = range.clamping(offset)
    return edge + shown(pull: offset - edge, dimension: dimension)
  }

  /// Returns the offset that a finger requests when `offset` is shown: the inverse of
  /// ``shownOffset(for:in:dimension:)``.
  static func pulledOffset(for offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let edge = range.clamping(offset)
    return edge + pull(shown: offset - edge, dimension: dimension)
  }
}

extension ClosedRange<CGFloat> {
  /// Returns the nearest value in the range.
  func clamping(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
