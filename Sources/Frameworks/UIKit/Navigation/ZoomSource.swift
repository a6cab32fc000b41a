import Foundation

/// The view that a page zooms from, and its look.
package struct ZoomSource {
  /// A shadow under the page.
  package struct Shadow {
    let color: UIColor
    /// The blur radius in points.
    let radius: CGFloat
    let offset: CGSize

    package init(color: UIColor, radius: CGFloat, offset: CGSize) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }

  /// The frame in the navigation controller's coordinates.
  var frame: CGRect
  /// The corner radius in points; nil for a page that is not clipped.
  var cornerRadius: CGFloat?
  /// The background behind the page while it is transparent.
  var background: UIColor?
  var shadow: Shadow?

  package init(frame: CGRect, cornerRadius: CGFloat? = nil, background: UIColor? = nil, shadow: Shadow? = nil) {
    (self.frame, self.cornerRadius, self.background, self.shadow) = (frame, cornerRadius, background, shadow)
  }
}

/// The background of a zooming page, with a shadow. Both fade as the page comes to fill the screen.
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
    // A view's shadow is scaled down with it.
    layer.shadowRadius = shadow.radius / scale
    layer.shadowOpacity = Float(1 - share)
  }
}
