import DisplayList
import Foundation

/// A scroll view on screen.
@MainActor
package struct InspectedScroll {
  private let render: ScrollRender

  fileprivate init(_ render: ScrollRender) { self.render = render }

  /// The scroll view as a part of the screen.
  package var part: InspectedPart { InspectedPart(nodes: [render]) }

  /// UIKit's content offset without the insets of bars: zero when the content's left and top edges are at those of the
  /// viewport. Positive values have scrolled to the right and down.
  package var contentOffset: CGPoint {
    let offset = render.offset
    let end = max(0, render.content.size.width - render.size.width)
    return CGPoint(x: render.isMirrored(.horizontal) ? end - offset.x : offset.x, y: offset.y)
  }

  /// The scrollable axis, vertical before horizontal; nil if there is none.
  package var mainAxis: Axis? {
    [Axis.vertical, .horizontal].first { (render.state($0)?.range.upperBound ?? 0) > 0 }
  }

  /// Returns the scrolled distance from the content's start, in points.
  package func offset(_ axis: Axis) -> CGFloat { render.offset[axis] }
  /// Returns the `offset` at the content's end, as far as it is known.
  package func end(_ axis: Axis) -> CGFloat { render.state(axis)?.range.upperBound ?? 0 }
  /// Returns 1 if a finger scrolls forward by moving towards the top or left, -1 for the other direction.
  package func direction(_ axis: Axis) -> CGFloat { render.screenDirection(axis) }

  /// The app view that contains it.
  package var viewName: String { render.owner.appViewName }
  /// The outermost scroll views inside its content.
  package var inner: [InspectedScroll] { InspectedPart(nodes: [render.content]).scrollViews }

  /// Whether a finger that lands on a screen point and moves along the axis scrolls this view.
  package func takesDrag(at point: CGPoint, along axis: Axis) -> Bool {
    let path = render.runtime.root?.hitTest(point) ?? []
    return path.lazy.compactMap { $0 as? ScrollRender }.first { $0.canBePulled(axis) } === render
  }
}

extension InspectedPart {
  /// The scroll views that the part is or contains, without those nested in others.
  package var scrollViews: [InspectedScroll] {
    var found: [InspectedScroll] = []
    func visit(_ node: RenderNode) {
      if let scroll = node as? ScrollRender { return found.append(InspectedScroll(scroll)) }
      node.children.forEach(visit)
    }
    nodes.forEach(visit)
    return found
  }

  /// The nearest scroll view around the part.
  package var enclosingScrollView: InspectedScroll? {
    nodes[0].enclosing(ScrollRender.self).map(InspectedScroll.init)
  }
}
