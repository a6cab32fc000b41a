import Foundation

/// What a page grows from, and what it looks like there.
package struct ZoomSource {
  /// A shadow under the page.
  package struct Shadow {
    let color: UIColor
    /// Points.
    let radius: CGFloat
    let offset: CGSize

    package init(color: UIColor, radius: CGFloat, offset: CGSize) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }

  /// In the coordinates of the navigation controller's view.
  var frame: CGRect
  /// Points; nil for a page that is not clipped.
  var cornerRadius: CGFloat?
  /// Behind the page as long as it is transparent.
  var background: UIColor?
  var shadow: Shadow?

  package init(frame: CGRect, cornerRadius: CGFloat? = nil, background: UIColor? = nil, shadow: Shadow? = nil) {
    (self.frame, self.cornerRadius, self.background, self.shadow) = (frame, cornerRadius, background, shadow)
  }
}

/// What lies under a page that grows: a ground that casts a shadow. Both go as the page comes to fill the screen.
@MainActor
final class ZoomGround: UIView {
  convenience init?(_ source: ZoomSource, size: CGSize) {
    guard source.background != nil || source.shadow != nil else { return nil }
    self.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    backgroundColor = source.background ?? .systemBackground
    if let shadow = source.shadow {
      layer.shadowColor = shadow.color.cgColor
      layer.shadowOffset = shadow.offset
    }
  }

  func show(_ source: ZoomSource, as page: UIView, share: CGFloat, scale: CGFloat) {
    transform = page.transform
    roundness = page.roundness
    alpha = source.background == nil ? page.alpha : 1
    guard let shadow = source.shadow else { return }
    // The shadow of a view that is made smaller is made smaller too.
    layer.shadowRadius = shadow.radius / scale
    layer.shadowOpacity = Float(1 - share)
  }
}
