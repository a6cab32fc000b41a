import Foundation

/// A source of drags in a view. The module above looks for these among the view's interactions.
@MainActor
package protocol ViewDragPlace: UIInteraction {
  /// Returns the items for a long press at a point; empty for none. May also set what the session permits.
  func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem]
  /// Returns the preview of an item; nil for none.
  func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview?
  /// Called when the items are lifted.
  func willLift(_ session: ViewDragSession, _ animator: DragAnimator)
  /// Called when the drag begins to move.
  func willBegin(_ session: ViewDragSession)
  /// Called when the finger moves.
  func didMove(_ session: ViewDragSession)
  /// Called when an item returns because nothing accepted it.
  func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
  /// Called when the finger lifts.
  func willEnd(_ session: ViewDragSession, _ operation: UIDropOperation)
  /// Called when the items have arrived at their destination or returned.
  func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation)
  /// Called when all data has been transferred.
  func didTransfer(_ session: ViewDragSession)
}

extension ViewDragPlace {
  package func willLift(_ session: ViewDragSession, _ animator: DragAnimator) {}
  package func willBegin(_ session: ViewDragSession) {}
  package func didMove(_ session: ViewDragSession) {}
  package func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
  package func willEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {}
  package func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {}
  package func didTransfer(_ session: ViewDragSession) {}
}

/// A destination of drops on a view. The module above looks for these among the view's interactions.
@MainActor
package protocol ViewDropPlace: UIInteraction {
  /// Returns whether the view can handle the drag.
  func canHandle(_ session: ViewDropSession) -> Bool
  /// Called when the drag enters the view.
  func didEnter(_ session: ViewDropSession)
  /// Called when the drag moves over the view; returns what a drop would do.
  func didUpdate(_ session: ViewDropSession) -> UIDropProposal
  /// Called when the drag leaves the view.
  func didExit(_ session: ViewDropSession)
  /// Performs the drop.
  func perform(_ session: ViewDropSession)
  /// Called when the drag ends, wherever it was dropped.
  func didEnd(_ session: ViewDropSession)
}

extension ViewDropPlace {
  package func didEnter(_ session: ViewDropSession) {}
  package func didExit(_ session: ViewDropSession) {}
  package func didEnd(_ session: ViewDropSession) {}
}

/// The animator of a drag.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animator that collects animations and completions, and runs them.
@MainActor
package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The duration in seconds; a guess.
  package static let duration = 0.3

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs everything that was added, and clears it.
  package func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    guard !animations.isEmpty else { return completions.forEach { $0(.end) } }
    UIView.animate(withDuration: Self.duration) {
      animations.forEach { $0() }
    } completion: { _ in
      completions.forEach { $0(.end) }
    }
  }
}
