import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension UIViewRender {
  /// The scale, rotation and translation of the view about its centre; nil for none.
  var transform: AffineTransform? {
    let transform = view.presentation.transform
    guard !transform.isIdentity else { return nil }
    let (x, y) = (size.width / 2, size.height / 2)
    return AffineTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }

  /// The projection of a view that is rotated in space; nil for one in the plane.
  var projection: Projection? {
    view.presentation.spatial?.map.projection(around: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  func outline(of rect: CGRect) -> Outline {
    if let layer = view.layerIfMade { return layer.outline(of: rect) }
    guard view.roundness > 0 else { return .rect(rect) }
    return .roundedRect(rect, radii: CornerRadii(view.roundness), style: .circular)
  }
}
