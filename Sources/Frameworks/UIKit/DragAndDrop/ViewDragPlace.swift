import Foundation

/// What lets a finger drag something out of a view. The module above asks those among the view's interactions.
@MainActor
package protocol ViewDragPlace: UIInteraction {
  /// What a finger takes that has rested at a point of the view; an empty array for nothing. It may also say of the session what may
  /// become of it.
  func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem]
  /// What follows the finger for an item; nil for nothing.
  func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview?
  /// What is dragged comes off the screen.
  func willLift(_ session: ViewDragSession, _ animator: DragAnimator)
  /// The finger begins to move.
  func willBegin(_ session: ViewDragSession)
  /// The finger moved.
  func didMove(_ session: ViewDragSession)
  /// Nobody took an item, which goes back.
  func willCancel(_ item: UIDragItem, _ animator: DragAnimator)
  /// The finger lifted.
  func willEnd(_ session: ViewDragSession, _ operation: UIDropOperation)
  /// What was dragged is where it shall be, or back.
  func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation)
  /// Whoever got it has got all of it.
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

/// What takes things that are dropped on a view. The module above asks those among the view's interactions.
@MainActor
package protocol ViewDropPlace: UIInteraction {
  /// The view has a use for what is dragged.
  func canHandle(_ session: ViewDropSession) -> Bool
  /// The drag came over the view.
  func didEnter(_ session: ViewDropSession)
  /// The drag moved over the view. What would happen if it was dropped.
  func didUpdate(_ session: ViewDropSession) -> UIDropProposal
  /// The drag left the view.
  func didExit(_ session: ViewDropSession)
  /// Takes what was dropped.
  func perform(_ session: ViewDropSession)
  /// The drag is over, wherever it was dropped.
  func didEnd(_ session: ViewDropSession)
}

extension ViewDropPlace {
  package func didEnter(_ session: ViewDropSession) {}
  package func didExit(_ session: ViewDropSession) {}
  package func didEnd(_ session: ViewDropSession) {}
}

/// Goes along with something that a drag does.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes views meanwhile.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what goes along, and runs it.
@MainActor
package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Seconds; a guess.
  package static let duration = 0.3

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs what was added; nothing is left afterwards.
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
