import Foundation

/// Something that moves while a menu comes or goes, which the app can add to.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is lifted beside the menu; nil for the view itself.
  var previewViewController: UIViewController? { get }
  /// Changes that are animated with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss = 0
  /// It grows over the screen. Caveat: it goes with the menu.
  case pop
}

/// What moves when a preview was tapped.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps what the app adds until it runs.
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
  /// Tells a delegate when the menu opens and goes, and when the preview is tapped.
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
