import Foundation

extension UIViewController {
  /// Makes a controller a child, which it may have been of another one.
  final func hold(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Returns the closest ancestor of a type.
  package func enclosing<Controller: UIViewController>(_: Controller.Type) -> Controller? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Controller { return found }
      candidate = controller.parent
    }
    return nil
  }

  /// Lets the containers around the controller lay out their bars again.
  final func surroundingBarsDidChange() {
    navigationController?.view.setNeedsLayout()
    tabBarController?.view.setNeedsLayout()
  }
}
