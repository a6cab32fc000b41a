import Foundation

/// What has a place in a controller: another one.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// How large it would like to be, in points.
  var preferredContentSize: CGSize { get }
  /// A child would like to be of another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child lays its view out anew by itself.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// It is about to have another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// What is known about the place is about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Turns the screen as the phone is held. Caveat: it does so by itself.
  public class func attemptRotationToDeviceOrientation() {}
  /// Has the system ask again at which edges the app's gestures come first. Caveat: it is never asked.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// What presents the controller now; nil if nothing does.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}

extension UIPresentationController: UIContentContainer {}
