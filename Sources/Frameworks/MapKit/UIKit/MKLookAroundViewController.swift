import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Shows a street-level view. Caveat: always the message for places without images.
open class MKLookAroundViewController: UIViewController {
  /// The scene.
  open var scene: MKLookAroundScene?
  /// The delegate. Caveat: nothing happens that would be reported.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// Whether navigation is enabled; kept.
  open var isNavigationEnabled = true
  /// Whether road names are shown; kept.
  open var showsRoadLabels = true
  /// The filter for points of interest; kept.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The position of the badge; kept.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// Creates a view controller for a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller without a scene.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller without a scene.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = _UIHostingView(rootView: LookAroundPreview(initialScene: nil))
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

/// The delegate of a street-level view.
@MainActor @preconcurrency
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// The scene changed.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// The view is about to enter full screen.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The view entered full screen.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The view is about to leave full screen.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  /// The view left full screen.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  /// Does nothing.
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}
