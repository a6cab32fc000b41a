import Foundation

/// The appearance of a drag preview.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a dropped item.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view, which need not be on a screen.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }
  /// Creates a preview of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// A drag preview with the place it comes from.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with another target.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
