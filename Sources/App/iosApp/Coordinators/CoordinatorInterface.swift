import UIKit

/// Decides which screen follows which. Screens know nothing of one another; they only report what a person chose.
@MainActor
protocol CoordinatorInterface: AnyObject {
  /// The stack that this coordinator's screens are shown on; nil for one that shows none by itself.
  var navigationController: UINavigationController? { get set }
  /// Those that this one has started, kept alive by it.
  var childCoordinators: [CoordinatorInterface] { get set }

  /// Shows the first screen.
  func start(animated: Bool) async
}
