import Foundation

/// An item that the large content viewer shows enlarged while touched.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title; nil for none.
  var largeContentTitle: String? { get }
  /// The image; nil for none.
  var largeContentImage: UIImage? { get }
}

extension UIView: UILargeContentViewerItem {}

/// An interaction that shows items enlarged while a finger rests on them, at the five largest text sizes: views with
/// `showsLargeContentViewer`, or the delegate's items.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Creates an interaction that asks a delegate for the item; without one it is the view under the finger.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the text size is one at which items are enlarged.
  open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns the item at a point of the view; nil for none.
  package func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    if let asked = delegate?.largeContentViewerInteraction(self, itemAt: point) { return asked }
    var candidate = view.hitTest(point, with: nil)
    while let found = candidate, !found.showsLargeContentViewer { candidate = found.superview }
    return candidate
  }

  /// Reports that the finger has lifted.
  package func didEnd(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
    delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }
}

/// The methods that provide the items of the large content viewer.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger has lifted from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point; nil for the view there.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
}
