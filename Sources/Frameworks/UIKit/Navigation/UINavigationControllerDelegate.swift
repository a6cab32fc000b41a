import Foundation

/// Hears of the pages of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// How one page takes the place of another; nil as the system has it.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads a page that comes or goes as the app has it; nil for nothing.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The ways in which the screen may be held; the pages say it unless this does. Caveat: it is never asked.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
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
}

extension UINavigationController {
  /// What happens to the pages.
  public enum Operation: Int, Sendable {
    case none = 0
    /// One comes on top.
    case push
    /// The one on top goes.
    case pop
  }
}

extension UIViewController {
  /// The closest navigation controller around.
  public var navigationController: UINavigationController? { enclosing(UINavigationController.self) }

  /// Puts a controller in front of the closest navigation controller, animated; without one it is presented.
  public func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = self as? UINavigationController ?? navigationController else {
      return present(vc, animated: true)
    }
    stack.pushViewController(vc, animated: true)
  }

  /// Leaves the page: pops the controller, or the closest one around that is on a stack and not its root.
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
