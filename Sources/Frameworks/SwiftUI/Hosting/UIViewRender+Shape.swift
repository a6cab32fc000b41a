import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension UIViewRender {
  /// Where the view's anchor is in it.
  private var anchor: CGPoint {
    let share = view.presentation.anchor
    return CGPoint(x: size.width * share.x, y: size.height * share.y)
  }

  /// The scale, rotation and translation of the view about its anchor; nil for none.
  var transform: AffineTransform? {
    let transform = view.presentation.transform
    guard !transform.isIdentity else { return nil }
    let (x, y) = (anchor.x, anchor.y)
    return AffineTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  /// The projection of a view that is rotated in space; nil for one in the plane.
  var projection: Projection? {
    view.presentation.spatial?.map.projection(around: anchor)
  }

  func outline(of rect: CGRect) -> Outline {
    if let layer = view.layerIfMade { return layer.outline(of: rect) }
    guard view.roundness > 0 else { return .rect(rect) }
    return .roundedRect(rect, radii: CornerRadii(view.roundness), style: .circular)
  }
}
