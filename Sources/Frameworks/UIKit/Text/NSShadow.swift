import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The offset to the right and down, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor` or a `CGColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow in black at a third of full opacity, without offset and blur.
  public override init() {}

  var color: UIColor? {
    if let color = shadowColor as? UIColor { return color }
    return (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let made = NSShadow()
    (made.shadowOffset, made.shadowBlurRadius, made.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return made
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
  }
  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
