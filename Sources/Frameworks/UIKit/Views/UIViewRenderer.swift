import Foundation

/// What shows a view on the simulated screen. The views of this module know nothing of drawing: they tell their renderer
/// what changed, and the runtime above this module does the rest in its next frame.
@MainActor
package protocol UIViewRenderer: AnyObject {
  /// Views were added, removed, hidden or reordered below the view.
  func subviewsDidChange()
  /// The frame of one of the subviews changed.
  func subviewGeometryDidChange()
  /// Colour or corners changed, or what assistive technology is told.
  func appearanceDidChange()
  /// Opacity or transform changed.
  func effectsDidChange()
  /// What the view draws itself changed.
  func contentDidChange()
  /// The view's own fragments changed, and nothing else.
  func fragmentsDidChange()
  /// What the view draws would like to be, in points, within a size; nil for a view that draws nothing.
  func contentSize(fitting size: CGSize) -> CGSize?
  /// `layoutSubviews` is due.
  func layoutDidBecomeInvalid()
  /// What bars, corners and the view's own place leave to be avoided, in points.
  var coveredInsets: UIEdgeInsets { get }
  /// How much of the view the keyboard covers, from its lower edge, in points.
  var keyboardInset: CGFloat { get }
  /// What is known about the place where the view is, before what UIKit overrides.
  var surroundingTraits: UITraitCollection { get }
  /// Which view a finger at a point in the view, in its coordinates, is for: this one, or one below; nil for none.
  func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView?
  /// A point of the screen in the view's coordinates.
  func local(_ point: CGPoint) -> CGPoint
  /// What stands for the place of a view among SwiftUI's views; nil for any other.
  var platformHost: UIView? { get }
  /// Runs animations on the clock of the frames.
  var animator: any UIViewAnimator { get }
}

extension UIViewRenderer {
  package var keyboardInset: CGFloat { 0 }
  package var platformHost: UIView? { nil }
  package func fragmentsDidChange() { effectsDidChange() }
}

/// The clock that moves what is animated.
@MainActor
package protocol UIViewAnimator: AnyObject {
  /// What the clock shows, in seconds.
  var now: TimeInterval { get }
  /// Calls `update` in each frame with the seconds since now, until it returns false; the first time in the next frame.
  /// - Parameter isEndless: tests do not wait for the end.
  func run(_ summary: String, isEndless: Bool, _ update: @escaping @MainActor (_ elapsed: TimeInterval) -> Bool)
}

extension UIViewAnimator {
  /// The same for what comes to an end.
  package func run(_ summary: String, _ update: @escaping @MainActor (_ elapsed: TimeInterval) -> Bool) {
    run(summary, isEndless: false, update)
  }
}
