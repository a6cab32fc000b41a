import Foundation

/// The animator of a context menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for the view itself.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What happens to a tapped preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss = 0
  /// It expands over the screen. Caveat: it disappears with the menu.
  case pop
}

/// The animator of a tapped preview.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What happens to the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator that stores the app's additions until they run.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ configuration: UIContextMenuConfiguration? = nil) { previewViewController = configuration?.shownPreview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    UIView.animate(withDuration: 0.25) {
      for change in self.animations { change() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}

extension UIContextMenuConfiguration {
  /// Notifies a delegate when the menu opens and closes, and when the preview is tapped.
  func watched(
    opens: @escaping @MainActor (UIContextMenuConfiguration, MenuAnimator) -> Void,
    closes: @escaping @MainActor (UIContextMenuConfiguration, MenuAnimator) -> Void,
    commits: @escaping @MainActor (UIContextMenuConfiguration, MenuAnimator) -> Void
  ) -> UIContextMenuConfiguration {
    func telling(_ tell: @escaping @MainActor (UIContextMenuConfiguration, MenuAnimator) -> Void)
      -> @MainActor () -> Void
    {
      { [weak self] in
        guard let self else { return }
        let animator = MenuAnimator(self)
        tell(self, animator)
        animator.run()
      }
    }
    (onOpen, onClose, onCommit) = (telling(opens), telling(closes), telling(commits))
    return self
  }
}
