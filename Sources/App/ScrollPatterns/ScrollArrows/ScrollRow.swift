import SwiftUI

/// How far a row has scrolled and can scroll, in points from its start, which is on the right in right-to-left layouts.
struct ScrollRow: Equatable {
  /// 0 at the start; beyond an edge while pulled there.
  var offset: CGFloat = 0
  /// The offset at the end; 0 for content that fits.
  var end: CGFloat = 0

  /// The distance from an edge, in points, within which there is no more to see there.
  static let tolerance: CGFloat = 5

  // A row that fits cannot be scrolled, however far a finger pulls it.
  var hasMoreBefore: Bool { end > Self.tolerance && offset > Self.tolerance }
  var hasMoreAfter: Bool { end > Self.tolerance && offset < end - Self.tolerance }

  /// Returns the multiple of `step` before or after an offset, within the row.
  func offset(after start: CGFloat, forward: Bool, step: CGFloat) -> CGFloat {
    guard step > 0 else { return start }
    // If a card is aligned up to the tolerance, the next one is meant.
    let cards = start / step
    let slack = min(Self.tolerance / step, 0.5)
    let index = forward ? (cards + slack).rounded(.down) + 1 : (cards - slack).rounded(.up) - 1
    return min(max(0, index * step), end)
  }
}

extension ScrollRow {
  /// Creates a row whose content has scrolled by `left` points from the viewport's left edge and can scroll by `end`.
  init(left: CGFloat, end: CGFloat, isMirrored: Bool) {
    self.end = max(0, end)
    offset = isMirrored ? self.end - left : left
  }

  @available(iOS 18, *)
  init(_ geometry: ScrollGeometry, isMirrored: Bool) {
    self.init(
      left: geometry.contentOffset.x + geometry.contentInsets.leading,
      end: geometry.contentSize.width - geometry.containerSize.width, isMirrored: isMirrored)
  }
}
