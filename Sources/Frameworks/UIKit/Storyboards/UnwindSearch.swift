import Foundation

/// Finds the destination of an unwind segue, and returns to it.
@MainActor
enum UnwindSearch {
  /// Returns the candidates, nearest first: the controllers in the containers around the source, then their presenters.
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
    // Presentations in front of the destination are dismissed first.
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
  /// Whether the controller is another one or inside it.
  final func isInside(_ other: UIViewController) -> Bool { self === other || parent?.isInside(other) == true }
}
