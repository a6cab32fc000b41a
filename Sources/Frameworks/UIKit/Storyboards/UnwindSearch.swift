import Foundation

/// Finds the controller that a segue goes back to, and goes there.
@MainActor
enum UnwindSearch {
  /// Those that may be meant, from the closest one on: what is in the containers around the source, then what presents those.
  static func candidates(for source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      for child in controller.allowedChildrenForUnwinding(from: source) { visit(child) }
      found.append(controller)
    }
    var current: UIViewController? = source.source
    while let controller = current {
      visit(controller)
      current = controller.parent ?? controller.modality.presenting
    }
    return found.filter { $0 !== source.source }
  }

  static func goBack(_ segue: UIStoryboardSegue) {
    let destination = segue.destination
    let isAnimated = UIView.areAnimationsEnabled
    // What is presented in front of the destination goes first.
    if destination.outermost !== segue.source.outermost, destination.presentedViewController != nil {
      destination.dismiss(animated: isAnimated)
    }
    var child = destination
    while let parent = child.parent {
      parent.unwind(for: segue, towards: child)
      child = parent
    }
  }
}

extension UIViewController {
  /// The controller is another one, or somewhere in it.
  final func isInside(_ other: UIViewController) -> Bool { self === other || parent?.isInside(other) == true }
}
