import Foundation
import ScrollworkUIKit

/// The place that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

/// The part of a view that a popover points at, and the direction.
struct PopoverPointing {
  let anchor: PopoverAttachmentAnchor
  /// The popover's arrow edge, if there is room.
  let edge: Edge

  /// Returns the part of a view, in points of the screen.
  @MainActor
  func place(on node: RenderNode) -> CGRect {
    let frame = node.screenFrame
    switch anchor {
    case .rect(let source): return source.value(frame)
    case .point(let point):
      return CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }

  /// Configures a popover.
  @MainActor
  func apply(to popover: UIPopoverPresentationController, from node: RenderNode) {
    popover.anchor = { [weak node] in node.map(place) }
    let isRightToLeft = node.environment.layoutDirection == .rightToLeft
    popover.preferredDirection =
      switch edge {
      case .top: .up
      case .bottom: .down
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }
}
