import Foundation

/// How what follows the finger is shown.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where something that was dropped comes to.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that follows the finger.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view; it need not be on a screen.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// A view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }
  /// A view as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// A view that follows the finger, and where it comes from.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {
  /// The same with another place.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
