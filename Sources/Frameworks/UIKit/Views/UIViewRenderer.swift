import Foundation

/// An object that shows a view on the simulated screen. The views of this module know nothing of drawing: they report
/// changes to their renderer, and the runtime above this module does the rest in its next frame.
@MainActor
package protocol UIViewRenderer: AnyObject {
  /// Reports that subviews were added, removed, hidden or reordered.
  func subviewsDidChange()
  /// Reports that a subview's frame changed.
  func subviewGeometryDidChange()
  /// Reports that the colour, the corners or the accessibility properties changed.
  func appearanceDidChange()
  /// Reports that the opacity or transform changed.
  func effectsDidChange()
  /// Reports that the view's own drawing changed.
  func contentDidChange()
  /// Reports that only the view's own fragments changed.
  func fragmentsDidChange()
  /// Returns the preferred size of what the view draws, in points, within a size; nil for a view that draws nothing.
  func contentSize(fitting size: CGSize) -> CGSize?
  /// Reports that `layoutSubviews` is due.
  func layoutDidBecomeInvalid()
  /// The insets covered by bars and corners at the view's place, in points.
  var coveredInsets: UIEdgeInsets { get }
  /// How much of the view the keyboard covers from the bottom, in points.
  var keyboardInset: CGFloat { get }
  /// The traits at the view's place, before UIKit's overrides.
  var surroundingTraits: UITraitCollection { get }
  /// Returns the view or descendant that takes a touch at a point, in the view's coordinates; nil for none.
  func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView?
  /// Converts a point of the screen to the view's coordinates.
  func local(_ point: CGPoint) -> CGPoint
  /// The view that stands for the place of a view among SwiftUI's views; nil for any other.
  var platformHost: UIView? { get }
  /// The object that runs animations on the frame clock.
  var animator: any UIViewAnimator { get }
}

extension UIViewRenderer {
  package var keyboardInset: CGFloat { 0 }
  package var platformHost: UIView? { nil }
  package func fragmentsDidChange() { effectsDidChange() }
}

/// A clock that drives animations.
@MainActor
package protocol UIViewAnimator: AnyObject {
  /// The current time, in seconds.
  var now: TimeInterval { get }
  /// Calls `update` in each frame, starting with the next, with the seconds since now, until it returns false.
  /// - Parameter isEndless: Whether tests ignore the animation when they wait.
  func run(_ summary: String, isEndless: Bool, _ update: @escaping @MainActor (_ elapsed: TimeInterval) -> Bool)
}

extension UIViewAnimator {
  /// Runs an animation that comes to an end.
  package func run(_ summary: String, _ update: @escaping @MainActor (_ elapsed: TimeInterval) -> Bool) {
    run(summary, isEndless: false, update)
  }
}
