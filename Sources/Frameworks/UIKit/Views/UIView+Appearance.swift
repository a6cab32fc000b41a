import Foundation

extension UIView {
  /// The animatable properties of a view.
  package struct Appearance: Equatable {
    package var center = CGPoint.zero
    package var bounds = CGRect.zero
    package var alpha: CGFloat = 1
    package var transform = CGAffineTransform.identity
    /// Replaces the transform; nil for a two-dimensional one.
    package var spatial: Spatial?
    package var background: UIColor?

    /// The frame in the superview's coordinates, in points. With a transform, it is the bounding rectangle.
    var frame: CGRect {
      let size = transform == .identity ? bounds.size : bounds.applying(transform).size
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    mutating func take(frame: CGRect) {
      if transform == .identity {
        bounds.size = frame.size
      } else {
        let upright = bounds.applying(transform)
        if upright.width > 0 { bounds.size.width *= frame.width / upright.width }
        if upright.height > 0 { bounds.size.height *= frame.height / upright.height }
      }
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  func change(_ change: (inout Appearance) -> Void) {
    let old = model
    var new = old
    change(&new)
    guard new != old else { return }
    let keys = tellWillChange(from: old, to: new)
    defer { tellDidChange(keys) }
    model = new
    animationSerial += 1
    if !UIViewAnimation.record(self) { presentation = model }
    if model.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
      setNeedsLayout()
    }
  }

  /// Restores the appearance after a cancelled animation.
  func restore(_ old: Appearance) {
    change { $0 = old }
    presentation = old
  }

  /// The frame as it is shown, before the transform.
  package var presentedFrame: CGRect {
    CGRect(
      x: presentation.center.x - presentation.bounds.width / 2,
      y: presentation.center.y - presentation.bounds.height / 2,
      width: presentation.bounds.width, height: presentation.bounds.height)
  }

  func setTransform(_ new: CATransform3D) {
    change {
      $0.transform = CATransform3DGetAffineTransform(new)
      $0.spatial = CATransform3DIsAffine(new) ? nil : Appearance.Spatial(map: new)
    }
  }
}
