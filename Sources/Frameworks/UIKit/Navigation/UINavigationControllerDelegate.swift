import Foundation

/// The methods that react to navigation.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of a transition between pages; nil for the system's.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a custom transition; nil for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the supported orientations, which otherwise the pages declare. Caveat: it is never asked.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation to be presented in, which otherwise the top page declares. Caveat: it is never asked.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { .ofDevice }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
}

extension UINavigationController {
  /// The kind of a transition.
  public enum Operation: Int, Sendable {
    case none = 0
    /// A controller is pushed.
    case push
    /// The top controller is popped.
    case pop
  }
}

extension UIViewController {
  /// The nearest enclosing navigation controller.
  public var navigationController: UINavigationController? { enclosing(UINavigationController.self) }

  /// Pushes a controller onto the nearest navigation controller, animated; without one, presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = self as? UINavigationController ?? navigationController else {
      return present(vc, animated: true)
    }
    stack.pushViewController(vc, animated: true)
  }

  final func showDetail(_ other: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(other, sender: sender)
    } else if other is UINavigationController || navigationController == nil {
      present(other, animated: true)
    } else {
      show(other, sender: sender)
    }
  }

  /// Pops the controller, or the nearest one around that is on a stack and not its root.
  package func popFromStack() {
    var controller = self
    while let parent = controller.parent {
      if let navigation = parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
      {
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        return
      }
      controller = parent
    }
  }
}
