import Foundation

/// A controller as the content of a container.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child that sizes itself lays out its view.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Rotates the screen to match the device. Caveat: it rotates automatically.
  public class func attemptRotationToDeviceOrientation() {}
  /// Updates the edges at which the app's gestures take precedence. Caveat: the system never reads them.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The active presentation controller; nil if there is none.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}

extension UIPresentationController: UIContentContainer {}
