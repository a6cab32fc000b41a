import Foundation

/// Something that is shown enlarged while a finger rests on it.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// It is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// What it is called then; nil for no words.
  var largeContentTitle: String? { get }
  /// Its picture; nil for none.
  var largeContentImage: UIImage? { get }
}

extension UIView: UILargeContentViewerItem {}

/// Shows what is in the view enlarged while a finger rests on it, with the five largest sizes of text: the views that say so by
/// `showsLargeContentViewer`, or what the delegate has.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Asks a delegate what is shown; without one that is the view under the finger.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The size of text is one of those for which things are shown enlarged.
  open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

  /// What is at a point of the view; nil for nothing.
  package func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    if let asked = delegate?.largeContentViewerInteraction(self, itemAt: point) { return asked }
    var candidate = view.hitTest(point, with: nil)
    while let found = candidate, !found.showsLargeContentViewer { candidate = found.superview }
    return candidate
  }

  /// The finger lifted.
  package func didEnd(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
    delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }
}

/// Says what is shown enlarged, and hears where the finger lifts.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger lifted from something at a point of the view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// What is shown for a point of the view; nil for the view there.
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
