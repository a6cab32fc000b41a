import UIKit

/// An object that decides which screen follows which. Screens know nothing of one another; they only report what the
/// user chose.
@MainActor
protocol CoordinatorInterface: AnyObject {
  /// The stack that shows this coordinator's screens; nil if it shows none itself.
  var navigationController: UINavigationController? { get set }
  /// The coordinators that this one has started and keeps alive.
  var childCoordinators: [CoordinatorInterface] { get set }

  /// Shows the first screen.
  func start(animated: Bool) async
}
