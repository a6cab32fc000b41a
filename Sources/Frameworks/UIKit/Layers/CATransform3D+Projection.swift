import DisplayList
import Foundation

extension CATransform3D {
  /// The projection onto the plane.
  package var projection: Projection {
    Projection(rows: [SIMD3(m11, m12, m14), SIMD3(m21, m22, m24), SIMD3(m41, m42, m44)])
  }

  /// Returns the projection onto the plane, with the transform about a point.
  package func projection(around point: CGPoint) -> Projection {
    let there = CATransform3DMakeTranslation(-point.x, -point.y, 0)
    let back = CATransform3DMakeTranslation(point.x, point.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, self), back).projection
  }
}

extension UIView {
  /// The 3D transform about the view's centre. Its `m34` gives perspective.
  public var transform3D: CATransform3D {
    get { model.spatial?.map ?? CATransform3DMakeAffineTransform(transform) }
    set { setTransform(newValue) }
  }
}

extension UIView.Appearance {
  /// A transform that leaves the plane.
  package struct Spatial: Equatable {
    package var map: CATransform3D
    package static func == (left: Spatial, right: Spatial) -> Bool {
      CATransform3DEqualToTransform(left.map, right.map)
    }
  }
}
