import Foundation
import ScrollworkUIKit

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)
}

/// What of a view a popover points at, and from where.
struct PopoverPointing {
  let anchor: PopoverAttachmentAnchor
  /// The edge of the popover that has the arrow, if there is room.
  let edge: Edge

  /// What is meant of a view, in points of the screen.
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

  /// Tells a popover.
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
