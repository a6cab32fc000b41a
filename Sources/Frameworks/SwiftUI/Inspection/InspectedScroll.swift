import DisplayList
import Foundation

/// A scroll view that is on the screen.
@MainActor
package struct InspectedScroll {
  private let render: ScrollRender

  fileprivate init(_ render: ScrollRender) { self.render = render }

  /// The scroll view as a part of the screen.
  package var part: InspectedPart { InspectedPart(nodes: [render]) }

  /// What UIKit calls the content offset, less the insets of bars: the content's left and top edge are at zero when they
  /// are at the viewport's; positive values have scrolled to the right and down.
  package var contentOffset: CGPoint {
    let offset = render.offset
    let end = max(0, render.content.size.width - render.size.width)
    return CGPoint(x: render.isMirrored(.horizontal) ? end - offset.x : offset.x, y: offset.y)
  }

  /// The axis along which there is something to scroll, vertical before horizontal; nil if there is nothing.
  package var mainAxis: Axis? {
    [Axis.vertical, .horizontal].first { (render.state($0)?.range.upperBound ?? 0) > 0 }
  }

  /// Points from the content's start to where it is now.
  package func offset(_ axis: Axis) -> CGFloat { render.offset[axis] }
  /// Where `offset` is at the content's end, as far as it is known.
  package func end(_ axis: Axis) -> CGFloat { render.state(axis)?.range.upperBound ?? 0 }
  /// 1 where a finger moves towards the top or left to scroll on, -1 where it moves the other way.
  package func direction(_ axis: Axis) -> CGFloat { render.screenDirection(axis) }

  /// The view of the app that it is in.
  package var viewName: String { render.owner.appViewName }
  /// The outermost scroll views inside of what it scrolls.
  package var inner: [InspectedScroll] { InspectedPart(nodes: [render.content]).scrollViews }

  /// True if a finger that lands on a point of the screen and moves along the axis moves this scroll view.
  package func takesDrag(at point: CGPoint, along axis: Axis) -> Bool {
    let path = render.runtime.root?.hitTest(point) ?? []
    return path.lazy.compactMap { $0 as? ScrollRender }.first { $0.canBePulled(axis) } === render
  }
}

extension InspectedPart {
  /// The scroll views that the part is, or else contains, not counting those inside of others.
  package var scrollViews: [InspectedScroll] {
    var found: [InspectedScroll] = []
    func visit(_ node: RenderNode) {
      if let scroll = node as? ScrollRender { return found.append(InspectedScroll(scroll)) }
      node.children.forEach(visit)
    }
    nodes.forEach(visit)
    return found
  }

  /// The closest scroll view around the part.
  package var enclosingScrollView: InspectedScroll? {
    nodes[0].enclosing(ScrollRender.self).map(InspectedScroll.init)
  }
}
