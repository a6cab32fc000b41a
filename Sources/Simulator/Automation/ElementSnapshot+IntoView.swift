import Foundation
import ScrollworkUIKit

extension ElementSnapshot {
  /// How far the enclosing scroll view must scroll to bring the element to its middle, and a point in that scroll view;
  /// nil if there is none, or if the element is already inside it.
  @MainActor package var distanceIntoView: (vector: CGVector, point: CGPoint)? {
    guard let viewport = enclosing([.scrollView, .collectionView, .table])?.visibleRect, !viewport.isNull else {
      return nil
    }
    let vector = CGVector(
      dx: Self.distance(frame.minX, frame.maxX, viewport.minX, viewport.maxX),
      dy: Self.distance(frame.minY, frame.maxY, viewport.minY, viewport.maxY))
    return vector == CGVector(dx: 0, dy: 0) ? nil : (vector, CGPoint(x: viewport.midX, y: viewport.midY))
  }

  /// Returns how far to scroll to bring an interval inside another: to the middle, if it is outside.
  private static func distance(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    low >= start && high <= end ? 0 : (low + high) / 2 - (start + end) / 2
  }
}
