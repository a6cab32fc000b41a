import Foundation

extension UIView {
  /// The animatable properties of a view.
  package struct Appearance: Equatable {
    package var center = CGPoint.zero
    /// What `center` and the transform refer to, as fractions of the size.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    package var bounds = CGRect.zero
    package var alpha: CGFloat = 1
    package var transform = CGAffineTransform.identity
    /// Replaces the transform; nil for a two-dimensional one.
    package var spatial: Spatial?
    package var background: UIColor?

    /// The frame in the superview's coordinates, in points. With a transform, it is the bounding rectangle.
    var frame: CGRect {
      let plain = aroundAnchor
      return (transform == .identity ? plain : plain.applying(transform)).offsetBy(dx: center.x, dy: center.y)
    }

    /// The rectangle before the transform, with the anchor at its origin.
    private var aroundAnchor: CGRect {
      CGRect(
        x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    }

    mutating func take(frame: CGRect) {
      if transform == .identity {
        bounds.size = frame.size
      } else {
        let upright = bounds.applying(transform)
        if upright.width > 0 { bounds.size.width *= frame.width / upright.width }
        if upright.height > 0 { bounds.size.height *= frame.height / upright.height }
      }
      let placed = transform == .identity ? aroundAnchor : aroundAnchor.applying(transform)
      center = CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY)
    }
  }

  final func presentationDidChange(from oldValue: Appearance) {
    guard presentation != oldValue else { return }
    if presentation.bounds != oldValue.bounds || presentation.center != oldValue.center
      || presentation.anchor != oldValue.anchor
    {
      placeDidChange()
    }
    if presentation.alpha != oldValue.alpha || presentation.transform != oldValue.transform
      || presentation.spatial != oldValue.spatial || presentation.anchor != oldValue.anchor
    {
      renderer?.effectsDidChange()
    }
    if presentation.background != oldValue.background { renderer?.appearanceDidChange() }
  }

  func change(_ change: (inout Appearance) -> Void) {
    let old = model
    var new = old
    change(&new)
    let parts = old.parts(changedIn: new)
    guard !parts.isEmpty else { return }
    let keys = tellWillChange(from: old, to: new)
    defer { tellDidChange(keys) }
    model = new
    if UIViewAnimation.isRecording { countedChanges.add(parts) } else { appearanceChanges?.add(parts) }
    if !UIViewAnimation.record(self, parts) { presentation.take(parts, from: model) }
    if model.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
      setNeedsLayout()
    }
  }

  /// Restores parts of the appearance after a cancelled animation.
  func restore(_ parts: Appearance.Parts, of old: Appearance) {
    change { $0.take(parts, from: old) }
    presentation.take(parts, from: old)
  }

  /// Places the view where `frame` would be without a transform, which then moves it from there. Containers lay out with
  /// it what their transitions, or a finger, move.
  package func rest(in frame: CGRect) {
    guard transform != .identity else { return self.frame = frame }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// The frame as it is shown, before the transform.
  package var presentedFrame: CGRect {
    CGRect(
      x: presentation.center.x - presentation.bounds.width * presentation.anchor.x,
      y: presentation.center.y - presentation.bounds.height * presentation.anchor.y,
      width: presentation.bounds.width, height: presentation.bounds.height)
  }

  func setTransform(_ new: CATransform3D) {
    change {
      $0.transform = CATransform3DGetAffineTransform(new)
      $0.spatial = CATransform3DIsAffine(new) ? nil : Appearance.Spatial(map: new)
    }
  }
}
