import Foundation
import ScrollworkUIKit

/// Moves the content of a SwiftUI scroll view on behalf of a UIKit one.
@MainActor
protocol ScrollConnection: UIScroller {
  /// The scroll view to move; nil while it is offscreen.
  var scroll: ScrollRender? { get }
}

extension ScrollConnection {
  var isTracking: Bool { scroll.map { $0.pan.isTracking } ?? false }
  var isDragging: Bool { scroll?.phase == .interacting }
  var isDecelerating: Bool { scroll?.phase == .decelerating }
  var isHeld: Bool {
    get { scroll?.pan.isSuspended ?? false }
    set { scroll?.pan.isSuspended = newValue }
  }

  func scroll(to point: CGPoint, animated: Bool) {
    guard let scroll else { return }
    scroll.updateGeometry()
    let goals: [Axis: CGFloat] = [
      .horizontal: point.x + scroll.insets.leading, .vertical: point.y + scroll.insets.top,
    ]
    for (axis, goal) in goals where scroll.state(axis) != nil {
      guard animated || abs(goal - scroll.offset[axis]) > 1e-6 else { continue }
      scroll.aim(
        axis, at: ScrollGoal(coordinate: goal),
        animation: animated ? .easeInOut(duration: ScrollPhysics.animationDuration) : nil)
    }
  }

  func scroll(toItem id: AnyHashable, at share: CGFloat?, animated: Bool) {
    guard let scroll else { return }
    let anchor = share.map { UnitPoint(x: 0, y: $0) }
    withAnimation(animated ? .easeInOut(duration: ScrollPhysics.animationDuration) : nil) {
      scroll.runtime.requestScroll(to: .view(id, anchor), below: scroll.owner, only: scroll)
    }
  }
}

extension ScrollRender {
  /// The content offset as UIKit counts it: the point of the content at the upper left corner.
  var contentOffset: CGPoint { CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top) }
}

extension UIScrollView {
  /// Notifies the delegate of the start or the end of a motion.
  func tellPhase(from old: ScrollPhase, to new: ScrollPhase) {
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
    if old == .interacting {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
      if new == .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
    }
    if old == .decelerating, new == .idle || new == .tracking { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}
