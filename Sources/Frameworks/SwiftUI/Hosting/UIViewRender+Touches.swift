import Foundation
import ScrollworkUIKit

extension UIViewRender {
  /// The way to a view that the app chose in place of what is under the finger, up to and with this one if that is around it.
  /// - Parameter point: in this view's coordinates.
  func path(to target: UIView, from point: CGPoint) -> [RenderNode] {
    // What stands for a part of SwiftUI's content is shown by what is around.
    let shown = sequence(first: target) { $0.superview }.lazy.compactMap { $0.renderer as? UIViewRender }
    guard let render = shown.first(where: { _ in true }) else { return [] }
    let around = Set(ancestors.dropFirst().map { ObjectIdentifier($0) })
    let way = sequence(first: render as RenderNode) { $0.parent }.prefix { !around.contains(ObjectIdentifier($0)) }
    let place = view.convert(point, to: render.view)
    return render.contentHit(CGPoint(x: place.x - render.view.shift.x, y: place.y - render.view.shift.y))
      + Array(way)
  }

  /// What is under the point of the view that is nearest to a point, of all that the view shows beside its subviews.
  func hitOwnContent(_ point: CGPoint) -> [RenderNode] {
    let (x, y) = (min(max(point.x, 0), size.width.nextDown), min(max(point.y, 0), size.height.nextDown))
    for child in children.reversed() where !members.contains(where: { $0 === child }) {
      let path = child.hitTest(CGPoint(x: x - child.origin.x, y: y - child.origin.y))
      if !path.isEmpty { return path }
    }
    return []
  }
}
