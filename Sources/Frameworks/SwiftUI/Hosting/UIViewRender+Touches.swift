import Foundation
import ScrollworkUIKit

extension UIViewRender {
  /// Returns the path to a view that the app chose in place of the one under the finger, up to and including this one
  /// if it is an ancestor.
  /// - Parameter point: in this view's coordinates.
  func path(to target: UIView, from point: CGPoint) -> [RenderNode] {
    // A view that represents a part of SwiftUI content is shown by an ancestor.
    let shown = sequence(first: target) { $0.superview }.lazy.compactMap { $0.renderer as? UIViewRender }
    guard let render = shown.first(where: { _ in true }) else { return [] }
    let around = Set(ancestors.dropFirst().map { ObjectIdentifier($0) })
    let way = sequence(first: render as RenderNode) { $0.parent }.prefix { !around.contains(ObjectIdentifier($0)) }
    let place = view.convert(point, to: render.view)
    return render.contentHit(CGPoint(x: place.x - render.view.shift.x, y: place.y - render.view.shift.y))
      + Array(way)
  }

  /// Hit-tests the view's own content, without its subviews, at the view's nearest point to `point`.
  func hitOwnContent(_ point: CGPoint) -> [RenderNode] {
    let (x, y) = (min(max(point.x, 0), size.width.nextDown), min(max(point.y, 0), size.height.nextDown))
    for child in children.reversed() where !members.contains(where: { $0 === child }) {
      let path = child.hitTest(CGPoint(x: x - child.origin.x, y: y - child.origin.y))
      if !path.isEmpty { return path }
    }
    return []
  }
}
