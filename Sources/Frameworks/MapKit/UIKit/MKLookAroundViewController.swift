import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// Shows what the street looks like. Caveat: always what a phone shows where there are no pictures.
open class MKLookAroundViewController: UIViewController {
  /// Where.
  open var scene: MKLookAroundScene?
  /// Who is told. Caveat: nothing happens that it could be told.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// Whether a person may walk on; kept.
  open var isNavigationEnabled = true
  /// Whether the names of streets show; kept.
  open var showsRoadLabels = true
  /// Which points of interest show; kept.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Where the badge is; kept.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// A view of a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  /// A view of no scene.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A view of no scene.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = _UIHostingView(rootView: LookAroundPreview(initialScene: nil))
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

/// Hears what a person does with a view of a street.
@MainActor @preconcurrency
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// The person has walked on.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// The view is about to fill the screen.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The view fills the screen.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The view is about to be small again.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  /// The view is small again.
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
